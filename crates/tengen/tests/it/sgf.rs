//! `tengen sgf` and `tengen bench` as a user meets them.

use std::path::PathBuf;

use super::tengen;

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// A folder for one test, removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("tengen-sgf-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn file(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        let path = self.0.join(name);
        std::fs::write(&path, content).unwrap();
        path.display().to_string()
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn check_tells_faults_by_its_exit_code() {
    let folder = Folder::new("check");
    let good = folder.file("good.sgf", "(;FF[4]GM[1]SZ[5];B[cc];W[dd])");
    let irregular = folder.file("irregular.sgf", "(;FF[4]GM[1]SZ[5];B[cc];W[cc])");
    let broken = folder.file("broken.sgf", "(;FF[4]GM[1]SZ[5];B[cc]");
    let nothing = folder.file("nothing.sgf", [0u8, 159, 146, 150].repeat(9));
    for (file, code, said) in [
        (&good, 0, "1 game, 2 moves, 0 errors"),
        (&irregular, 1, "move 2 (C3): the point is occupied"),
        (&broken, 1, "byte 23: error: The file ends inside the game"),
        (&nothing, 1, "no game found: expected \"(;\""),
        (&folder.path("missing.sgf"), 2, ""),
    ] {
        let output = tengen(&["sgf", "check", file]);
        assert_eq!(output.status.code(), Some(code), "{file}");
        assert!(text(&output.stdout).contains(said), "{}", text(&output.stdout));
    }
    let output = tengen(&["sgf", "check", "--json", &good, &irregular]);
    let lines: Vec<serde_json::Value> =
        text(&output.stdout).lines().map(|l| serde_json::from_str(l).unwrap()).collect();
    assert_eq!(lines[0]["final"]["board"], "...../...../..X../...O./.....");
    assert_eq!(lines[1]["irregular"][0]["move"], 2);
}

#[test]
fn strict_checks_more() {
    let folder = Folder::new("strict");
    let file = folder.file("fox.sgf", "(;FF[4]GM[1]SZ[19]AP[foxwq:1]RU[Chinese]KM[375];B[aa])");
    assert_eq!(tengen(&["sgf", "check", &file]).status.code(), Some(0));
    assert_eq!(tengen(&["sgf", "check", "--strict", &file]).status.code(), Some(1));
}

#[test]
fn show_stops_after_a_move() {
    let folder = Folder::new("show");
    let file = folder.file("game.sgf", "(;SZ[5]PB[ann]PW[bob]KM[6,5];B[cc]C[well];W[dd])");
    let shown = text(&tengen(&["sgf", "show", &file, "--move", "1"]).stdout);
    assert!(shown.contains("Black: ann   White: bob") && shown.contains("Komi: 6.5"), "{shown}");
    assert!(shown.contains(" 3  .  . (X) .  .") && !shown.contains('O') && shown.contains("well"), "{shown}");
    let output = tengen(&["sgf", "show", &file, "--move", "3"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("there is no move 3: the main line has 2 moves"));
}

#[test]
fn convert_never_overwrites() {
    let folder = Folder::new("convert");
    let gib = folder.file("game.gib", "\\HS\n\\[GAMEGONGJE=65\\]\n\\HE\nSTO 0 1 1 3 3\n");
    let new = folder.path("game.sgf");
    assert_eq!(tengen(&["sgf", "convert", &gib, &new]).status.code(), Some(0));
    let written = std::fs::read_to_string(&new).unwrap();
    assert_eq!(written, "(;FF[4]CA[UTF-8]GM[1]SZ[19]KM[6.5];B[dd])\n");
    let bad = folder.file("bad.gib", "no game");
    for (from, to, code) in [(&gib, &new, 2), (&gib, &gib, 2), (&bad, &folder.path("other.sgf"), 1)] {
        let output = tengen(&["sgf", "convert", from, to]);
        assert_eq!(output.status.code(), Some(code), "{from} {to}");
        assert_eq!(text(&output.stderr).lines().count(), 1);
    }
    assert_eq!(std::fs::read_to_string(&new).unwrap(), written);
    assert!(!std::path::Path::new(&folder.path("other.sgf")).exists());
    let old = folder.file("old.sgf", b"(;CA[iso-8859-1]GaMe[1]FF[3]SiZe[9]PlayerBlack[Andr\xe9]L[aa];B[tt])");
    let output = tengen(&["sgf", "convert", &old, "-"]);
    assert_eq!(text(&output.stdout), "(;CA[UTF-8]GM[1]FF[4]SZ[9]PB[André]LB[aa:a];B[])\n");
}

#[test]
fn depth_does_not_matter() {
    let folder = Folder::new("deep");
    const DEPTH: usize = 1_000_000;
    let file = folder.file("deep.sgf", "(;B[]".repeat(DEPTH) + &")".repeat(DEPTH));
    let output = tengen(&["sgf", "show", &file, "--move", "2"]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
}

#[test]
fn benches_check_themselves() {
    let folder = Folder::new("bench");
    let file = folder.file("game.sgf", "(;SZ[5];B[cc];W[dd];B[dd])");
    for (bench, key, count) in [("sgf", "nodes", 4), ("replay", "moves", 2)] {
        let output = tengen(&["bench", bench, &file, "--json"]);
        let object: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!((&object["bench"], &object[key]), (&bench.into(), &count.into()), "{object}");
    }
}
