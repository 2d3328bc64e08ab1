//! GIB, NGF, UGF and UGI on small records of our own.

use tengen_sgf::{Code, Format, read_any, write};

fn converted(bytes: impl AsRef<[u8]>) -> String {
    let parsed = read_any(bytes.as_ref()).unwrap();
    parsed.collection.check_invariants();
    write(&parsed.collection)
}

#[test]
fn gib() {
    let text = "\\HS\r\n\\[GAMEBLACKNAME=Ann (3D)\\]\r\n\\[GAMEWHITENAME=Bob (1K)\\]\r\n\\[GAMEPLACE=Tygem Baduk\\]\r\n\
        \\[GAMEGONGJE=65\\]\r\n\\[GAMEINFOMAIN=GBKIND:3,GTIME:600-30-3,GRLT:1,ZIPSU:75\\]\r\n\
        \\[GAMETAG=S0,C2014:01:27:17:54,I:x\\]\r\n\\HE\r\n\\GS\r\n2 1 0\r\n4 0 &4\r\nINI 0 1 3 &4 \r\n\
        STO 0 2 2 15 15 \r\nSKI 0 3 1\r\nSTO 0 4 2 0 18 \r\nSTO 0 5 1 19 0 \r\n\\GE\r\n";
    assert_eq!(Format::of(text.as_bytes()), Format::Gib);
    assert_eq!(
        converted(text),
        "(;FF[4]CA[UTF-8]GM[1]SZ[19]PB[Ann]BR[3d]PW[Bob]WR[1k]PC[Tygem Baduk]KM[6.5]RE[W+7.5]TM[600]OT[3x30 byo-yomi]\
         DT[2014-01-27]HA[3]AB[pd][dp][dd]\n;W[pp];B[];W[as])\n"
    );
    let diagnostics = read_any(text.as_bytes()).unwrap().diagnostics;
    assert_eq!(diagnostics.items().iter().map(|d| d.code).collect::<Vec<_>>(), [Code::LineSkipped]);
}

#[test]
fn gib_in_a_korean_charset() {
    // "흑 시간승" and the name "바둑" in EUC-KR.
    let text =
        b"\\HS\n\\[GAMEBLACKNAME=\xb9\xd9\xb5\xcf\\]\n\\[GAMERESULT=\xc8\xe6 \xbd\xc3\xb0\xa3\xbd\xc2\\]\n\
        \\[GAMEPLACE=\xc5\xb8\xc0\xcc\xc1\xaa \xb9\xd9\xb5\xcf\\]\nSTO 0 1 1 3 3\n";
    assert!(converted(text).contains("PB[바둑]"), "{}", converted(text));
}

#[test]
fn ngf() {
    let text = "Rated game\n19\nbob         7D*\nann         9DP\nwww.example.org\n2\n0\n0\n20170316 [09:51]\n5\n\
        White wins by  resign!\n3\nPMABWQRRQ\nPMACBAAAA\nPMADWBBBB\n";
    assert_eq!(Format::of(text.as_bytes()), Format::Ngf);
    assert_eq!(
        converted(text),
        "(;FF[4]CA[UTF-8]GM[1]SZ[19]GN[Rated game]PW[bob]WR[7d]PB[ann]BR[9p]PC[www.example.org]HA[2]AB[pd][dp]KM[0]\
         DT[2017-03-16]RE[W+R]\n;W[pq];B[];W[aa])\n"
    );
    let old = "GITitle\nGIbob 3k\nGIann 2k\nGI\nGI\nGI2006-9-5\nGI19\nGI0\nGI0\nGI6\nGI1\nPMABBREER\n";
    assert_eq!(
        converted(old),
        "(;FF[4]CA[UTF-8]GM[1]SZ[19]GN[Title]PW[bob]WR[3k]PB[ann]BR[2k]KM[6.5]DT[2006-09-05]\n;B[qd])\n"
    );
}

#[test]
fn ugf_and_ugi() {
    let head = "[Header]\r\nTitle=Cup,\r\nDate=2019/03/08,22:09:00\r\nRule=JPN\r\nSize=19\r\nHdcp=2,0.50\r\nWinner=B,R\r\n\
        CoordinateType=IGS\r\nPlayerB=ann,7d,,\r\nPlayerW=bob,8d,,\r\n[Data]\r\nPD,B1,0,0\r\nDP,B1,0,0\r\n\
        QP,W1,1,0\r\nYA,B1,2,0\r\n";
    assert_eq!(Format::of(head.as_bytes()), Format::Ugf);
    let info = "(;FF[4]CA[UTF-8]GM[1]GN[Cup]DT[2019-03-08]RU[Japanese]SZ[19]HA[2]KM[0.5]RE[B+R]PB[ann]BR[7d]PW[bob]\
        WR[8d]AB[pp][dd]";
    assert_eq!(converted(head), format!("{info}\n;W[qd];B[])\n"));
    let review = "[ReviewNode]\r\nNODE,1,0,0,0\r\nNODE,2,2,17,16\r\nVARIATION,\r\n  NODE,4,1,3,3\r\nVARIATIONEND,\r\n\
        NODE,3,1,20,20\r\n[ReviewComment]\r\n.Comment,1\r\nhello\r\nworld\r\n.Comment,4\r\nbetter?\r\n.Comment,99\r\nlost\r\n";
    let text = format!("{head}{review}");
    let found = converted(&text);
    assert!(found.contains("C[hello\nworld]"), "{found}");
    assert!(found.contains(";W[qd]\n(;B[cq]C[better?])\n(;B[]))"), "{found}");
}

#[test]
fn nothing_in_them() {
    for empty in ["\\HS\n\\HE\n", "[Header]\nSize=19\n"] {
        assert!(read_any(empty.as_bytes()).is_err());
    }
}
