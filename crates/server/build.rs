//! Programs for people hold the pages: when those were built anew, so must be this crate.
#![forbid(unsafe_code)]

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    // In development they are read from the disk. (A folder that is missing would mean a new build each time.)
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo:rerun-if-changed=../../web/dist");
    }
}
