//! The TypeScript that the web app is built with is that of the types here.

use std::path::Path;

use tengen_server::wire;

#[test]
fn typescript_is_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/index.ts");
    let text = wire::typescript();
    if std::env::var_os("TENGEN_UPDATE").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &text).unwrap();
    }
    let stored = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        stored == text,
        "web/src/wire/index.ts is stale: TENGEN_UPDATE=1 cargo test -p tengen-server wire"
    );
}

#[test]
fn messages_have_the_form_of_the_protocol() {
    let play =
        r#"{"type":"command","id":"a","based_on":3,"command":{"type":"play","color":"black","point":"Q16"}}"#;
    let message: wire::ClientMessage = serde_json::from_str(play).unwrap();
    assert_eq!(serde_json::to_string(&message).unwrap(), play);
    let reply = wire::ServerMessage::Reply { id: "a".into(), reply: wire::Reply::Ok(wire::Done { n: 4 }) };
    assert_eq!(serde_json::to_string(&reply).unwrap(), r#"{"type":"reply","id":"a","ok":{"n":4}}"#);
    let refused = wire::Reply::Refused(wire::Refusal::new("refusal-ko"));
    assert_eq!(serde_json::to_string(&refused).unwrap(), r#"{"refused":{"key":"refusal-ko","args":{}}}"#);
    for level in ["30k", "1d", "strongest"] {
        let text = format!("\"{level}\"");
        assert_eq!(
            serde_json::to_string(&serde_json::from_str::<wire::Level>(&text).unwrap()).unwrap(),
            text
        );
    }
    assert!(serde_json::from_str::<wire::Level>("\"3p\"").is_err());
}
