//! Disks that are full, folders that may not be written, and what lies there after a proper end.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::json;

use crate::program::{Server, folder, free_port, program, program_after, runtime};
use crate::script::{Played, Script, points};

/// Somebody who may not do everything, for tests that run as somebody who may.
const NOBODY: u32 = 65_534;

/// Plays until the server refuses a move, and returns the key of the reason.
async fn play_until_refused(script: &mut Script, server: &Server) -> String {
    let mut seated = script.sit(server.address).await.unwrap();
    while script.done.len() < points().count() {
        match script.play(&mut seated).await {
            Played::Done => {}
            Played::Refused(key) => return key,
            Played::Gone => panic!("the server has gone"),
        }
    }
    panic!("the limit was never reached");
}

#[test]
fn a_file_that_may_not_grow_refuses_moves_and_keeps_what_it_has() {
    let folder = folder();
    runtime().block_on(async {
        let server = Server::start(folder.path());
        let mut script = Script::new(&server).await;
        server.kill();
        // A signal that is ignored stays so in the program, so that writing fails instead of killing.
        let small = program_after("trap '' XFSZ; ulimit -f 160");
        let small = Server::start_as(small, folder.path(), free_port());
        let key = play_until_refused(&mut script, &small).await;
        assert!(key.starts_with("refusal-storage"), "{key}");
        small.kill();
        let server = Server::start(folder.path());
        assert!(script.is_complete(&server).await);
        let mut seated = script.sit(server.address).await.expect("the game resumes");
        assert!(matches!(script.play(&mut seated).await, Played::Done), "with room again, play goes on");
    });
}

/// A server whose folder is a disk of its own, of 2 MiB, which ends with it; none where the system allows no such
/// thing. The folder as this process reaches it comes with it.
fn on_a_small_disk(folder: &Path) -> Option<(Server, PathBuf)> {
    let mount = format!("mount -t tmpfs -o size=2m,mode=777 tmpfs '{}'", folder.display());
    let try_it = Command::new("unshare").args(["--mount", "--map-root-user", "bash", "-c", &mount]).output();
    if !try_it.is_ok_and(|output| output.status.success()) {
        return None;
    }
    let inner = program_after(&mount);
    let mut command = Command::new("unshare");
    command.args(["--mount", "--map-root-user"]).arg(inner.get_program()).args(inner.get_args());
    let server = Server::start_as(command, folder, free_port());
    let seen_from_here = PathBuf::from(format!("/proc/{}/root{}", server.id(), folder.display()));
    Some((server, seen_from_here))
}

#[test]
fn a_full_disk_refuses_moves_and_keeps_what_it_has() {
    let (folder, copy) = (folder(), folder());
    let Some((server, disk)) = on_a_small_disk(folder.path()) else {
        return println!("skipped: this system lets no test have a disk of its own");
    };
    runtime().block_on(async {
        let mut script = Script::new(&server).await;
        let filler = disk.join("filler");
        let written = fs::write(&filler, vec![0; 4 << 20]);
        assert!(written.is_err(), "the disk is full");
        assert_eq!(play_until_refused(&mut script, &server).await, "refusal-storage-full");
        let played = script.done.len();
        let game = json!({"client_id": "two", "cols": 9, "rows": 9, "rules": "chinese",
            "opponent": {"type": "screen"}});
        let (status, refusal) = server.post("/api/games", &game).await;
        assert_eq!((status, &refusal["error"]["key"]), (503, &json!("refusal-storage-full")));
        assert!(script.is_complete(&server).await);
        fs::remove_file(filler).unwrap();
        let mut seated = script.sit(server.address).await.unwrap();
        assert!(matches!(script.play(&mut seated).await, Played::Done), "with room again, play goes on");
        assert!(script.done.len() > played);
        for file in fs::read_dir(&disk).unwrap() {
            let file = file.unwrap();
            fs::copy(file.path(), copy.path().join(file.file_name())).unwrap();
        }
        server.kill();
        let server = Server::start(copy.path());
        assert!(script.is_complete(&server).await, "nothing is spoiled");
    });
}

/// The program as somebody who is bound by permissions; none where they do not reach it.
fn as_nobody(folder: &Path) -> Option<Command> {
    let mut command = program();
    if fs::read_dir("/root").is_err() {
        return Some(command);
    }
    let is_open = |path: &Path| path.metadata().unwrap().permissions().mode() & 1 == 1;
    let program = PathBuf::from(command.get_program());
    let ways = program.ancestors().chain(folder.ancestors().skip(1));
    let is_reached = ways.filter(|path| !path.as_os_str().is_empty()).all(is_open);
    command.uid(NOBODY).gid(NOBODY);
    is_reached.then_some(command)
}

fn permit(path: &Path, mode: u32) {
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
}

/// What the program says when it cannot start on a folder.
fn refusal_to_start(command: Command, folder: &Path) -> String {
    let output = Server::fail_to_start(command, folder);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!((output.status.code(), said.lines().count()), (Some(1), 1), "{said}");
    said
}

#[test]
fn a_folder_that_may_not_be_written_is_named_at_the_start() {
    let folder = folder();
    let path = folder.path();
    let nobody = || as_nobody(path);
    if nobody().is_none() {
        return println!("skipped: nobody may read the folders of this build");
    }
    permit(path, 0o777);
    let file = path.join("tengen.db");
    let server = Server::start_as(nobody().unwrap(), path, free_port());
    let script = runtime().block_on(Script::new(&server));
    assert!(server.end().success());
    let before = fs::read(&file).unwrap();
    for (file_mode, folder_mode) in [(0o444, 0o555), (0o666, 0o555), (0o444, 0o777), (0o000, 0o555)] {
        permit(&file, file_mode);
        permit(path, folder_mode);
        let said = refusal_to_start(nobody().unwrap(), path);
        assert!(said.contains(&*file.to_string_lossy()), "{file_mode:o} {folder_mode:o}: {said}");
    }
    permit(path, 0o555);
    let new = path.join("below").join("it");
    let said = refusal_to_start(nobody().unwrap(), &new);
    assert!(said.contains(&*new.to_string_lossy()), "{said}");
    permit(path, 0o777);
    permit(&file, 0o666);
    assert_eq!(fs::read(&file).unwrap(), before, "nothing was written");
    let server = Server::start_as(nobody().unwrap(), path, free_port());
    assert!(runtime().block_on(script.is_complete(&server)));
}

/// Makes a file unchangeable, or changeable again; whether this system can.
fn freeze(file: &Path, how: &str) -> bool {
    let output = Command::new("chattr").arg(how).arg(file).output();
    output.is_ok_and(|output| output.status.success())
}

#[test]
fn a_log_that_can_no_longer_be_written_refuses_moves_until_it_can() {
    let folder = folder();
    let server = Server::start(folder.path());
    runtime().block_on(async {
        let mut script = Script::new(&server).await;
        let log = folder.path().join("tengen.db-wal");
        let is_frozen = freeze(&log, "+i");
        let key = if is_frozen { Some(play_until_refused(&mut script, &server).await) } else { None };
        let is_complete = script.is_complete(&server).await;
        // Before anything can fail, or nobody could remove the files.
        freeze(&log, "-i");
        let Some(key) = key else { return println!("skipped: files cannot be frozen here") };
        assert!(key.starts_with("refusal-storage") && is_complete, "{key}");
        let mut seated = script.sit(server.address).await.unwrap();
        assert!(matches!(script.play(&mut seated).await, Played::Done), "play goes on");
        server.kill();
        let server = Server::start(folder.path());
        assert!(script.is_complete(&server).await);
    });
}

#[test]
fn after_a_proper_end_one_file_remains() {
    let folder = folder();
    runtime().block_on(async {
        let server = Server::start(folder.path());
        let mut script = Script::new(&server).await;
        let mut seated = script.sit(server.address).await.unwrap();
        for _ in 0..10 {
            assert!(matches!(script.play(&mut seated).await, Played::Done));
        }
        // The sockets are still open: the server ends them.
        assert!(server.end().success());
        let files: Vec<_> =
            fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
        assert_eq!(files, ["tengen.db"]);
        let server = Server::start(folder.path());
        assert!(script.is_complete(&server).await);
    });
}
