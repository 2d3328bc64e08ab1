//! A server that is killed again and again: no acknowledged move is lost.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::program::{Server, folder, free_port, program, runtime};
use crate::script::Script;

const GAMES: usize = 200;

/// How often the server is killed: a little each day, long where `TENGEN_CI` asks for it.
fn kills() -> u64 {
    if std::env::var_os("TENGEN_CI").is_some() { 20 } else { 4 }
}

#[test]
fn no_acknowledged_move_is_lost_when_the_server_is_killed() {
    let folder = folder();
    let port = free_port();
    let start = || Server::start_as(program(), folder.path(), port);
    let mut server = start();
    let address = server.address;
    let is_over = Arc::new(AtomicBool::new(false));
    runtime().block_on(async {
        let mut tasks = Vec::new();
        for _ in 0..GAMES {
            let mut script = Script::new(&server).await;
            let is_over = is_over.clone();
            tasks.push(tokio::spawn(async move {
                script.play_on(address, || is_over.load(Ordering::Relaxed)).await;
                script
            }));
        }
        for round in 0..kills() {
            tokio::time::sleep(Duration::from_millis(300 + round * 271 % 900)).await;
            server.kill();
            server = start();
        }
        tokio::time::sleep(Duration::from_millis(300)).await;
        is_over.store(true, Ordering::Relaxed);
        let mut acknowledged = 0;
        for task in tasks {
            let mut script = task.await.unwrap();
            // A move whose acknowledgement never came is sent again, and is done once.
            let mut seated = script.sit(address).await.expect("every game resumes");
            if !script.is_complete(&server).await {
                script.play(&mut seated).await;
                assert!(script.is_complete(&server).await);
            }
            acknowledged += script.done.len();
        }
        println!("{acknowledged} moves acknowledged in {GAMES} games, the server killed {} times", kills());
        assert!(acknowledged > 2 * GAMES, "{acknowledged} moves are too few to mean anything");
    });
}
