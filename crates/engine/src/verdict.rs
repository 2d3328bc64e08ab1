//! Which stones are dead.
//!
//! Three witnesses are heard, and a proof beats an opinion:
//!
//! 1. what is unconditional: no play can change it ([`unconditional`]);
//! 2. ownership as the evaluator sees it, with passes forgotten, whoever moves first;
//! 3. ownership over a search, where the evaluator is not sure.
//!
//! Seki is what lives without two eyes by the rules of counting ([`Territory`]).

use tengen_rules::{Board, ByColor, Chain, Color, Game, Phase, PointSet, Territory, unconditional};

use crate::tactics::{Fate, Fight};

/// What becomes of a chain if both sides play well from here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// It stays on the board.
    Alive,
    /// It stays on the board because neither side can attack.
    Seki,
    /// It can be taken and not saved.
    Dead,
    /// That depends on who moves.
    Unsettled,
}

/// What is thought of one chain.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChainVerdict {
    /// Whose chain it is.
    pub color: Color,
    /// Its stones.
    pub stones: PointSet,
    /// Its fate.
    pub status: Status,
    /// How sure that is, 0 to 1.
    pub confidence: f32,
    /// Number of the group it belongs to: chains with the same number live or die together.
    pub group: u16,
}

/// What is thought of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// Every chain, in the order of [`Board::chains`](tengen_rules::Board::chains).
    pub chains: Vec<ChainVerdict>,
    /// All stones of dead chains.
    pub dead: PointSet,
    /// Who will own each point, 1 is Black and −1 White, in the order of [`Size::index`](tengen_rules::Size::index).
    pub ownership: Vec<f32>,
}

/// Ownership of every point, 1 is Black and −1 White, in the order of [`Size::index`](tengen_rules::Size::index), for
/// each color that may move first.
pub(crate) type Ownership = ByColor<Vec<f32>>;

/// A chain that is owned less surely than this is unsettled, unless something is proven.
const SURE: f32 = 0.3;

/// A chain that is owned less surely than this follows its neighbors.
const DOUBTFUL: f32 = 0.5;

/// A chain that is owned less surely than this is nobody's.
const OPEN: f32 = 0.2;

/// A difference in ownership that tells which of two chains is better off.
const TIE: f32 = 0.02;

/// A chain that dies less surely than this may live in seki with another that does.
const SEKI: f32 = 0.75;

/// How sure a chain is whose fight was read out: reading knows nothing of the walls around.
const READ: f32 = 0.8;

/// The game before the passes that ended it, so that an evaluator judges the stones and not the passes.
pub(crate) fn without_passes(game: &Game) -> Game {
    let mut game = game.clone();
    // A finished game goes back into the phase of its last turn; playing on after it needs no history.
    let stones = game.turns().iter().rposition(|turn| turn.point().is_some()).map_or(0, |last| last + 1);
    if stones < game.turns().len() || !matches!(game.phase(), Phase::Play | Phase::Placement { .. }) {
        game.rewind(stones);
    }
    game
}

/// Puts the witnesses together.
pub(crate) fn judge(game: &Game, ownership: &Ownership) -> Verdict {
    let proven = ByColor::from_fn(|color| unconditional(game.board(), color));
    let mut views: Vec<View> =
        game.board().chains().map(|chain| view(game, chain, ownership, &proven)).collect();
    read_doubts(game.board(), &mut views);
    let dead = union(views.iter().filter(|view| view.sure < 0.0));
    let dead = keep_whole(game, &views, dead);
    let dead = spare_sekis(&views, dead);
    let dead = read_fights(game.board(), &views, dead);
    let dead = spare_in_sekis(game.board(), &views, dead);
    let territory = Territory::new(game.board(), &dead);
    let groups = groups(game, &territory, &dead);
    let chains = views.iter().map(|view| ChainVerdict {
        color: view.chain.color,
        stones: view.chain.stones,
        status: status(view, &dead, &territory),
        confidence: view.sure.abs().min(1.0),
        group: group_of(&groups, view.chain.color, &view.chain.stones),
    });
    Verdict { chains: chains.collect(), dead, ownership: mean(ownership) }
}

/// A chain and how surely it lives.
struct View {
    chain: Chain,
    /// 1 is surely alive and −1 surely dead.
    sure: f32,
    /// Whether who moves first decides.
    depends: bool,
}

fn view(
    game: &Game,
    chain: Chain,
    ownership: &Ownership,
    proven: &ByColor<tengen_rules::Unconditional>,
) -> View {
    if chain.stones.is_subset(&proven[chain.color].invincible) {
        return View { chain, sure: 1.0, depends: false };
    }
    if chain.stones.is_subset(&proven[!chain.color].territory) {
        return View { chain, sure: -1.0, depends: false };
    }
    let size = game.size();
    let mean = |owner: &[f32]| {
        let sum: f32 = chain.stones.iter().map(|point| owner[size.index(point)]).sum();
        let mean = sum / f32::from(chain.stones.len());
        if chain.color == Color::Black { mean } else { -mean }
    };
    let [first, second] = [mean(&ownership[chain.color]), mean(&ownership[!chain.color])];
    let depends = first > SURE && second < -SURE;
    View { chain, sure: (first + second) / 2.0, depends }
}

fn union<'a>(views: impl Iterator<Item = &'a View>) -> PointSet {
    views.fold(PointSet::EMPTY, |all, view| all | view.chain.stones)
}

/// A doubtful chain shares the fate of the chains of its color from which no living stone of the other separates it:
/// what the majority of the stones, weighed by how sure that is, says. In large regions nothing is decided by that.
fn keep_whole(game: &Game, views: &[View], dead: PointSet) -> PointSet {
    let mut result = dead;
    for doubtful in views.iter().filter(|view| view.sure.abs() < DOUBTFUL) {
        let color = doubtful.chain.color;
        let walls = game.board().stones(!color) - dead;
        let region = doubtful.chain.stones.flood(&(game.size().all() - walls));
        if 3 * region.len() > game.size().area() {
            continue;
        }
        let inside = views.iter().filter(|v| v.chain.color == color && v.chain.stones.is_subset(&region));
        let weight: f32 = inside.map(|view| view.sure * f32::from(view.chain.stones.len())).sum();
        // Of two chains in one fight whose end nobody knows, the one that is better off wins.
        let loses = views.iter().any(|other| {
            let fights = other.chain.color != color && other.sure.abs() < DOUBTFUL;
            fights && other.sure > doubtful.sure + TIE && touch(&other.chain, &doubtful.chain)
        });
        if weight < 0.0 || (weight == 0.0 && loses) {
            result |= doubtful.chain.stones;
        } else {
            result -= doubtful.chain.stones;
        }
    }
    result
}

/// Chains of both colors that touch and are both in danger live in seki: both dead is impossible, and where neither
/// color owns anything whoever moves first, nobody can attack.
fn spare_sekis(views: &[View], dead: PointSet) -> PointSet {
    let is_dying = |view: &View| view.chain.stones.is_subset(&dead);
    let is_open = |view: &View, sure: f32| view.sure.abs() < sure && !view.depends;
    let mut result = dead;
    for view in views.iter().filter(|view| is_dying(view) && view.sure > -1.0) {
        for other in views.iter().filter(|other| other.chain.color != view.chain.color) {
            let both_die = is_dying(other) && other.sure > -1.0 && view.sure.max(other.sure) > -SEKI;
            if (both_die || is_open(view, OPEN) && is_open(other, DOUBTFUL))
                && touch(&view.chain, &other.chain)
            {
                result -= view.chain.stones | other.chain.stones;
            }
        }
    }
    result
}

fn touch(a: &Chain, b: &Chain) -> bool {
    !a.stones.neighbors(&b.stones).is_empty()
}

/// Chains that are said to be dead but cannot be taken in the small fight that they are in live in seki.
fn read_fights(board: &Board, views: &[View], dead: PointSet) -> PointSet {
    let mut result = dead;
    for view in views.iter().filter(|view| view.sure > -1.0 && view.chain.stones.is_subset(&dead)) {
        let Some(stone) = view.chain.stones.first().filter(|stone| result.contains(*stone)) else { continue };
        if let Some(fight) = Fight::around(board, stone)
            && fight.is_mutual()
            && fight.is_lost(board) == Some(false)
        {
            result -= fight.company(board);
        }
    }
    result
}

/// Reads the fights of doubtful chains out where they are small: what comes of that beats the opinion of an evaluator.
fn read_doubts(board: &Board, views: &mut [View]) {
    let dead = union(views.iter().filter(|view| view.sure < 0.0));
    for view in views.iter_mut().filter(|view| view.sure.abs() < DOUBTFUL && !view.depends) {
        let Some(fight) = view.chain.stones.first().and_then(|stone| Fight::around(board, stone)) else {
            continue;
        };
        match fight.fate(board) {
            Some(Fate::Lost) if stand(board, &fight, &view.chain, &dead) => view.sure = -READ,
            Some(Fate::Saved) => view.sure = READ,
            _ => {}
        }
    }
}

/// Whether the walls of a fight live, and do so without taking the chain that it is about: reading took that for granted.
fn stand(board: &Board, fight: &Fight, chain: &Chain, dead: &PointSet) -> bool {
    let territory = Territory::new(board, &(*dead - chain.stones));
    !fight.walls().intersects(&(*dead | territory.seki[!chain.color]))
}

/// Doubtful stones inside a group that has not two eyes even when it takes them are not dead: such a group lives only
/// because they cannot be taken.
fn spare_in_sekis(board: &Board, views: &[View], dead: PointSet) -> PointSet {
    let territory = Territory::new(board, &dead);
    let is_doubtful = |view: &&View| view.sure.abs() < DOUBTFUL && view.chain.stones.is_subset(&dead);
    let in_seki = |view: &&View| view.chain.stones.is_subset(&territory.seki[!view.chain.color]);
    dead - union(views.iter().filter(is_doubtful).filter(in_seki))
}

fn status(view: &View, dead: &PointSet, territory: &Territory) -> Status {
    if view.depends || view.sure.abs() < SURE / 2.0 {
        Status::Unsettled
    } else if view.chain.stones.is_subset(dead) {
        Status::Dead
    } else if view.chain.stones.is_subset(&territory.seki[view.chain.color]) {
        Status::Seki
    } else {
        Status::Alive
    }
}

/// What holds together: what the groups of each color hold, and the dead stones between living ones.
fn groups(game: &Game, territory: &Territory, dead: &PointSet) -> ByColor<Vec<PointSet>> {
    ByColor::from_fn(|color| {
        let lost = game.board().stones(color) & *dead;
        let walls = game.board().stones(!color) - *dead;
        let cells = (game.size().all() - walls).components().filter(|cell| cell.intersects(&lost));
        let living = (territory.held[color] | (game.board().stones(color) - lost)).components();
        living.chain(cells.map(|cell| cell & lost)).collect()
    })
}

/// Numbers the groups of Black first, then those of White.
fn group_of(groups: &ByColor<Vec<PointSet>>, color: Color, stones: &PointSet) -> u16 {
    let before = if color == Color::White { groups.black.len() } else { 0 };
    let own = groups[color].iter().position(|group| stones.is_subset(group));
    (before + own.unwrap_or(groups[color].len())) as u16
}

fn mean(ownership: &Ownership) -> Vec<f32> {
    ownership.black.iter().zip(&ownership.white).map(|(a, b)| (a + b) / 2.0).collect()
}

impl Verdict {
    /// The verdict on the position of `game` from ownership alone, as somebody estimated it: of every point, 1 is Black
    /// and −1 White, in the order of [`Size::index`](tengen_rules::Size::index), for each color that may move first.
    ///
    /// # Panics
    /// If there are fewer numbers than points.
    #[must_use]
    pub fn from_ownership(game: &Game, ownership: &ByColor<Vec<f32>>) -> Verdict {
        judge(game, ownership)
    }

    /// Whether nothing depends on who moves next: every chain is decided, and each point is owned or neutral.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        self.chains.iter().all(|chain| chain.status != Status::Unsettled)
    }

    /// Whether a chain is not sure enough to be judged without a search.
    pub(crate) fn is_doubtful(&self) -> bool {
        self.chains.iter().any(|chain| chain.confidence < 0.75)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_rules::{Preset, Setup};

    /// The verdict where Black owns `doubt` of the points of `doubtful`, and every other stone surely lives.
    fn dead(diagram: &str, doubtful: &str, doubt: f32) -> PointSet {
        let rules = Preset::find("japanese").unwrap().rules;
        let board: Board = diagram.parse().unwrap();
        let game = Game::new(&Setup::from_board(&board, rules, Color::Black)).unwrap();
        let size = board.size();
        let mut owners = vec![0.0; usize::from(size.area())];
        for chain in board.chains() {
            for point in chain.stones.iter() {
                owners[size.index(point)] = if chain.color == Color::Black { 1.0 } else { -1.0 };
            }
        }
        let chain = board.chain(doubtful.parse().unwrap()).unwrap();
        chain.stones.iter().for_each(|point| owners[size.index(point)] = doubt);
        Verdict::from_ownership(&game, &ByColor { black: owners.clone(), white: owners }).dead
    }

    #[test]
    fn a_small_fight_is_read_out_where_nobody_knows() {
        // White's stone cannot get away, whatever the evaluator thinks; Black has eyes elsewhere.
        let board = "X X . . . . . / . X . . . . . / O X . . . . . / . X . . . . . / X X . . . . .";
        assert_eq!(dead(board, "A3", -0.1).len(), 1);
        assert_eq!(dead(board, "A3", -0.9).len(), 0);
    }

    #[test]
    fn stones_in_the_only_eye_of_a_group_are_not_dead() {
        // To take the three white stones Black has to give up the rest of the space: both live as they are.
        let board = ". . . . . . . / O O O O O O . / X X X X . O . / O . X X O O . / O X X O O . . / O . X X O O . / . X X X X . O";
        assert!(dead(board, "A3", 0.2).is_empty());
    }
}
