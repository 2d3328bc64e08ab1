//! Which network a command works with: the built-in one, an installed one, or a file.

use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest as _, Sha256};
use tengen_net::Model;

use crate::exit::WrongUse;
use crate::files;
use crate::texts::t;

/// Our own network, see `data/nets/README.md`.
const BUILT_IN: &[u8] = include_bytes!("../../../data/nets/tengen-b6c64-v0.bin.gz");

/// The name that means the built-in network on the command line.
pub(crate) const BUILT_IN_NAME: &str = "built-in";

/// How the names of network files end.
const ENDINGS: [&str; 2] = [".bin.gz", ".bin"];

/// A network and where it comes from.
#[derive(Debug)]
pub(crate) struct Net {
    pub(crate) model: Model,
    /// The bytes of its file.
    pub(crate) bytes: Vec<u8>,
    /// The file, or `None` for the built-in network.
    pub(crate) path: Option<PathBuf>,
}

impl Net {
    /// The network that `name` means: the built-in one without a name, an installed one, or a file.
    pub(crate) fn find(name: Option<&str>) -> anyhow::Result<Net> {
        let path = match name {
            None | Some(BUILT_IN_NAME) => None,
            Some(name) => Some(installed(name).unwrap_or_else(|| PathBuf::from(name))),
        };
        let bytes = match &path {
            None => BUILT_IN.to_vec(),
            Some(path) => files::read(path)?,
        };
        let model = Model::from_bytes(&bytes).map_err(|error| {
            let file = path.as_deref().map_or_else(|| BUILT_IN_NAME.to_owned(), |p| p.display().to_string());
            anyhow::anyhow!(t!("net-unreadable", file = file, reason = error.to_string()))
        })?;
        Ok(Net { model, bytes, path })
    }

    /// The sha256 of the file, in hexadecimal.
    pub(crate) fn sha256(&self) -> String {
        Sha256::digest(&self.bytes).iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

/// The file of an installed network, by its name with or without ending.
fn installed(name: &str) -> Option<PathBuf> {
    if Path::new(name).components().count() != 1 {
        return None;
    }
    let folder = folder().ok()?;
    let candidates = ENDINGS.iter().map(|ending| format!("{name}{ending}"));
    candidates.chain([name.to_owned()]).map(|file| folder.join(file)).find(|path| path.is_file())
}

/// The files of all installed networks, by name.
pub(crate) fn all_installed() -> anyhow::Result<Vec<PathBuf>> {
    let Ok(entries) = fs::read_dir(folder()?) else { return Ok(Vec::new()) };
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.retain(|path| ENDINGS.iter().any(|ending| path.to_string_lossy().ends_with(ending)));
    paths.sort();
    Ok(paths)
}

/// The folder of installed networks: `nets` in the data folder.
pub(crate) fn folder() -> anyhow::Result<PathBuf> {
    Ok(data_folder()?.join("nets"))
}

/// The folder of everything that is kept: `$TENGEN_DATA`, or the user's data folder.
pub(crate) fn data_folder() -> anyhow::Result<PathBuf> {
    let data = match std::env::var_os("TENGEN_DATA") {
        Some(folder) => Some(PathBuf::from(folder)),
        None => dirs::data_dir().map(|folder| folder.join("tengen")),
    };
    data.ok_or_else(|| WrongUse::new(t!("net-no-folder")).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_network_loads_and_is_the_one_described() {
        let net = Net::find(None).unwrap();
        let readme = include_str!("../../../data/nets/README.md");
        assert!(readme.contains(&net.sha256()), "{}", net.sha256());
        assert_eq!(net.model.cost(tengen_rules::Size::NINETEEN).parameters, 459_399);
    }

    #[test]
    fn a_missing_file_is_wrong_use() {
        assert!(Net::find(Some("no/such.bin.gz")).unwrap_err().is::<WrongUse>());
    }
}
