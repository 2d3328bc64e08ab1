//! Loading: every kind of network, and every kind of damage.

use std::io::Write;

use crate::common::tiny::{RECIPES, write};
use crate::common::{NETS, Random};
use tengen_net::{Inputs, LoadErrorKind, Model, reference};
use tengen_rules::Size;
use tengen_testing::shared;

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

fn error(bytes: &[u8]) -> tengen_net::LoadError {
    Model::from_bytes(bytes).expect_err("the file is damaged")
}

#[test]
fn every_recipe_loads_packed_and_unpacked() {
    for recipe in &RECIPES {
        let bytes = write(recipe);
        let model = Model::from_bytes(&bytes).unwrap_or_else(|e| panic!("{recipe:?}: {e}"));
        assert_eq!(model.version, recipe.version);
        let packed = Model::from_bytes(&gzip(&bytes)).unwrap();
        assert_eq!(packed.cost(Size::NINE), model.cost(Size::NINE));
    }
}

#[test]
fn a_truncated_file_says_so_wherever_it_ends() {
    let bytes = write(&RECIPES[0]);
    for end in (1..bytes.len() - 1).step_by(37) {
        let error = error(&bytes[..end]);
        // A weight mark that is cut short is still a cut.
        assert!(matches!(error.kind(), LoadErrorKind::Truncated), "{end}: {error}");
        assert_eq!(error.offset().min(end as u64), error.offset());
    }
    let packed = gzip(&bytes);
    for end in (20..packed.len()).step_by(97) {
        Model::from_bytes(&packed[..end]).expect_err("the file is cut");
    }
}

#[test]
fn what_follows_the_network_is_refused() {
    let mut bytes = write(&RECIPES[1]);
    bytes.push(b'x');
    assert!(matches!(error(&bytes).kind(), LoadErrorKind::TrailingBytes));
    let mut packed = gzip(&write(&RECIPES[1]));
    packed.push(0);
    assert!(matches!(error(&packed).kind(), LoadErrorKind::TrailingBytes));
}

#[test]
fn messages_name_the_layer_and_the_place() {
    let text = String::from_utf8_lossy(&write(&RECIPES[0])).replace("22\n19", "22\n18");
    assert_eq!(
        error(text.as_bytes()).to_string(),
        "the number of global inputs is 18, but the neighboring layer needs 19 (in header, byte 16)"
    );
    let future = b"net\n18\n22\n19\n";
    assert!(
        error(future).to_string().starts_with("not supported: network version 18, only 8 to 17 are known")
    );
    let human = b"net 15 22 19 20 20 20 20 40 0.25 150 1 ";
    assert!(error(human).to_string().contains("metadata encoder"), "{}", error(human));
    assert_eq!(error(b"").to_string(), "the file ends early (in header, byte 0)");
    assert!(matches!(error(b"\x7fELF\x02").kind(), LoadErrorKind::Unexpected { .. }));
}

#[test]
fn weights_that_are_not_numbers_are_refused() {
    let mut bytes = write(&RECIPES[0]);
    let at = bytes.windows(5).position(|w| w == b"@BIN@").unwrap() + 5;
    bytes[at + 40..at + 44].copy_from_slice(&f32::NAN.to_le_bytes());
    let error = error(&bytes);
    assert!(matches!(error.kind(), LoadErrorKind::NotFinite), "{error}");
    assert_eq!(error.layer(), "input");
}

#[test]
fn a_gzip_bomb_stops_early() {
    let mut bomb = b"net\n8\n22\n19\ntrunk\n".to_vec();
    bomb.extend(std::iter::repeat_n(b' ', 1 << 24));
    let error = error(&gzip(&bomb));
    assert!(error.offset() < 1 << 16, "{error}");
}

#[test]
fn flipped_bits_never_give_a_silent_nan() {
    let bytes = write(&RECIPES[2]);
    let mut random = Random(7);
    let mut loaded = 0;
    for _ in 0..2000 {
        let mut damaged = bytes.clone();
        damaged[random.below(bytes.len())] ^= 1 << random.below(8);
        let Ok(model) = Model::from_bytes(&damaged) else { continue };
        loaded += 1;
        if loaded % 16 == 0 {
            let outputs = reference::evaluate(&model, &Inputs::new(Size::square(3).unwrap()));
            assert!(outputs.distance(&outputs).is_finite() || !outputs.is_finite());
        }
    }
    assert!(loaded > 100, "most flips hit a weight and give another network");
}

#[test]
fn a_flipped_byte_in_a_packed_network_is_noticed() {
    let Some(path) = shared("nets/g170-b6c96-s175395328-d26788732.bin.gz") else { return };
    let bytes = std::fs::read(path).unwrap();
    let mut random = Random(3);
    for _ in 0..8 {
        let mut damaged = bytes.clone();
        damaged[12 + random.below(bytes.len() - 12)] ^= 1 << random.below(8);
        Model::from_bytes(&damaged).expect_err("the checksum differs");
    }
}

#[test]
fn the_real_networks_have_the_known_sizes() {
    // Parameters as their makers count them; cost of an evaluation on 19×19 from `reference/engine.md`.
    let known = [459_399, 1_028_000, 819_000, 852_000, 10_550_000];
    let gflops = [0.320, 0.72, 0.93, 1.13, 9.56];
    for (((_, file), parameters), gflop) in NETS.iter().zip(known).zip(gflops) {
        let Some(path) = shared(&format!("nets/{file}")) else { return };
        let model = Model::open(&path).unwrap();
        let cost = model.cost(Size::NINETEEN);
        println!("{} {:?} {:?}", model.name, cost, model.summary());
        let near = |a: f64, b: f64| (a / b - 1.0).abs() < 0.005;
        assert!(near(cost.parameters as f64, f64::from(parameters)), "{file}: {cost:?}");
        assert!(near(cost.flops() as f64 / 1e9, gflop), "{file}: {cost:?}");
    }
}
