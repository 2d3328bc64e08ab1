//! What `Features` remembers changes nothing.

use tengen_net::Inputs;
use tengen_net::features::Features;
use tengen_rules::{Game, Move, Ruleset, Setup, Size};
use tengen_search::Request;
use tengen_testing::Random;

/// Plays a chance move, one in ten a pass; `false` if the game is over.
fn play(game: &mut Game, random: &mut Random) -> bool {
    let legal = game.legal_points();
    let nth = random.below(usize::from(legal.len()).max(1));
    let pass = random.below(10) == 0;
    game.play(legal.iter().nth(nth).filter(|_| !pass).map_or(Move::Pass, Move::Play)).is_ok()
}

#[test]
fn what_was_seen_before_changes_no_input() {
    let mut random = Random::new(7);
    let mut remembering = Features::new();
    let start = |side| Game::new(&Setup::new(Size::square(side).unwrap(), Ruleset::TROMP_TAYLOR)).unwrap();
    // Boards of two sizes with stones at the same points, so that only the size tells them apart.
    let mut games = [start(4), start(5)];
    for turn in 0..400 {
        let game = &mut games[turn % 2];
        if !play(game, &mut random) {
            *game = start(game.size().cols());
        }
        // As a search does, back to a position further up and on from there.
        game.rewind(game.turns().len() - random.below(4).min(game.turns().len()));
        let [mut one, mut other] = [(); 2].map(|()| Inputs::new(game.size()));
        let legal = remembering.fill(game, &Request::default(), &mut one);
        Features::new().fill(game, &Request::default(), &mut other);
        assert_eq!(one, other, "turn {turn}: {:?}", game.board());
        assert_eq!(legal, game.legal_points());
    }
}
