//! The tree: nodes in one arena, the moves of a node in another.
//!
//! Moves that have not been tried yet all look equally good to the selection rule apart from their prior, so they are
//! tried in the order of their priors. The moves of a node are therefore kept sorted, and its children are exactly
//! its first moves: a move needs no link to its child, and four bytes are enough for it.
//!
//! Choosing a child means looking at all of them. They lie side by side in chunks of 1, 2, 4, 8 and then always 16, so
//! that the processor can fetch several at once; from one to the next it would have to wait for each.

use tengen_rules::{Move, Size};

use crate::evaluation::Policy;

/// Moves that a node remembers at most. A move beyond them would be tried only after all of these have been; the
/// limit keeps a node below 1 KiB on every board.
pub const MAX_MOVES: usize = 128;

/// Index of a node.
pub(crate) type NodeId = u32;

const NONE: NodeId = u32::MAX;
/// Nodes in a chunk of siblings at most.
const MAX_CHUNK: u16 = 16;
const PASS: u16 = u16::MAX;

/// A move with its prior probability in units of 1/65535.
#[derive(Clone, Copy, Debug)]
struct Prior {
    mv: u16,
    weight: u16,
}

impl Prior {
    fn probability(self) -> f32 {
        f32::from(self.weight) * (1.0 / 65535.0)
    }
}

/// The moves of a position, the likeliest first, of which only the first [`MAX_MOVES`] are kept.
#[derive(Debug, Default)]
pub(crate) struct SortedMoves {
    /// The bits of the prior, which order like it because it is not negative, and below them the move, inverted so
    /// that the first of equals comes first. Measured: whole numbers sort in half the time of pairs.
    keys: Vec<u64>,
}

impl SortedMoves {
    /// Takes the moves of `policy` instead of those before.
    pub(crate) fn set(&mut self, policy: &Policy) {
        let key = |(mv, prior): (Move, f32)| {
            u64::from(prior.max(0.0).to_bits()) << 16 | u64::from(!pack(mv, policy.size))
        };
        self.keys.clear();
        self.keys.extend(policy.moves().map(key));
        self.keys.sort_unstable_by(|a, b| b.cmp(a));
        self.keys.truncate(MAX_MOVES);
    }

    fn priors(&self) -> impl Iterator<Item = Prior> + '_ {
        let weight = |key: u64| (f32::from_bits((key >> 16) as u32) * 65535.0).round() as u16;
        self.keys.iter().map(move |&key| Prior { mv: !(key as u16), weight: weight(key) })
    }
}

/// Sums over all visits below a node, from Black's side.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Sums {
    pub(crate) visits: u32,
    /// Probability that Black wins less the probability that White wins, −1 to 1 each.
    pub(crate) value: f32,
    /// Black's lead in points.
    pub(crate) score: f32,
    /// What the search maximises: value and score together.
    pub(crate) utility: f32,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct SearchNode {
    pub(crate) sums: Sums,
    /// Evaluations under way below this node; each counts as a lost visit until it returns.
    pub(crate) pending: u16,
    /// The number of first moves that have children.
    children: u16,
    moves: u16,
    /// The game is over here, or nobody has looked yet: no moves.
    pub(crate) state: NodeState,
    first_move: u32,
    first_child: NodeId,
    last_child: NodeId,
    /// In the last node of a chunk of siblings: the first one of the next chunk.
    next_chunk: NodeId,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NodeState {
    /// Not evaluated yet.
    New,
    /// Evaluated, with its moves.
    Expanded,
    /// The game is over.
    Terminal,
}

impl SearchNode {
    const fn new() -> SearchNode {
        SearchNode {
            sums: Sums { visits: 0, value: 0.0, score: 0.0, utility: 0.0 },
            pending: 0,
            children: 0,
            moves: 0,
            state: NodeState::New,
            first_move: 0,
            first_child: NONE,
            last_child: NONE,
            next_chunk: NONE,
        }
    }
}

/// A tree of positions.
///
/// # Invariants
/// 1. Node 0 is the root, and there is always one.
/// 2. The children of a node are in the order of its moves, one for each of the first `children` moves.
/// 3. A node that is not expanded has neither moves nor children.
/// 4. The child with index `i` is the node after the one before, or the first of a chunk if [`chunk`] says so.
#[derive(Clone, Debug)]
pub(crate) struct Tree {
    /// Some of them free, for children to come.
    nodes: Vec<SearchNode>,
    priors: Vec<Prior>,
    /// Number of nodes that are not free.
    len: usize,
}

/// The number of nodes in the chunk that begins with the child of this index, if one does: 1, 2, 4, 8 and 16 from the
/// children 0, 1, 3, 7 and 15 on, and then 16 from every sixteenth.
fn chunk(index: u16) -> Option<u16> {
    let size = index + 1;
    (size.is_power_of_two() || size.is_multiple_of(MAX_CHUNK)).then_some(size.min(MAX_CHUNK))
}

/// The root of a tree.
pub(crate) const ROOT: NodeId = 0;

fn pack(mv: Move, size: Size) -> u16 {
    mv.point().map_or(PASS, |point| size.index(point) as u16)
}

fn unpack(mv: u16, size: Size) -> Move {
    let cols = u16::from(size.cols());
    let point = |index: u16| size.point((index % cols) as u8, (index / cols) as u8);
    if mv == PASS { Move::Pass } else { point(mv).map_or(Move::Pass, Move::Play) }
}

impl Tree {
    /// A tree of one unevaluated position.
    pub(crate) fn new() -> Tree {
        Tree::with_root(SearchNode::new())
    }

    fn with_root(root: SearchNode) -> Tree {
        Tree { nodes: vec![root], priors: Vec::new(), len: 1 }
    }

    /// Number of nodes.
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// Bytes in use.
    pub(crate) fn memory(&self) -> usize {
        self.nodes.len() * size_of::<SearchNode>() + self.priors.len() * size_of::<Prior>()
    }

    pub(crate) fn node(&self, id: NodeId) -> &SearchNode {
        &self.nodes[id as usize]
    }

    pub(crate) fn node_mut(&mut self, id: NodeId) -> &mut SearchNode {
        &mut self.nodes[id as usize]
    }

    fn priors_of(&self, id: NodeId) -> &[Prior] {
        let node = self.node(id);
        &self.priors[node.first_move as usize..][..usize::from(node.moves)]
    }

    /// The children with their moves and priors, in the order of the priors.
    pub(crate) fn children(&self, id: NodeId) -> impl Iterator<Item = Child<'_>> + '_ {
        let SearchNode { children, first_child: mut next, .. } = *self.node(id);
        (0..children).zip(self.priors_of(id)).map(move |(index, &prior)| {
            let (id, node) = (next, self.node(next));
            next = if chunk(index + 1).is_some() { node.next_chunk } else { id + 1 };
            Child { id, node, prior }
        })
    }

    /// The best move that has no child yet, with its prior.
    pub(crate) fn first_untried(&self, id: NodeId, size: Size) -> Option<(Move, f32)> {
        let prior = self.priors_of(id).get(usize::from(self.node(id).children))?;
        Some((unpack(prior.mv, size), prior.probability()))
    }

    /// Gives a new node its moves.
    pub(crate) fn expand(&mut self, id: NodeId, moves: &SortedMoves) {
        let first_move = self.priors.len() as u32;
        self.priors.extend(moves.priors());
        let node = self.node_mut(id);
        node.state = NodeState::Expanded;
        node.first_move = first_move;
        node.moves = moves.keys.len() as u16;
    }

    /// Makes a child for the best untried move.
    pub(crate) fn add_child(&mut self, parent: NodeId) -> NodeId {
        let SearchNode { children, last_child: last, .. } = *self.node(parent);
        let child = match chunk(children) {
            None => last + 1,
            Some(size) => {
                let first = self.nodes.len() as NodeId;
                self.nodes.resize(self.nodes.len() + usize::from(size), SearchNode::new());
                if last == NONE {
                    self.node_mut(parent).first_child = first;
                } else {
                    self.node_mut(last).next_chunk = first;
                }
                first
            }
        };
        self.len += 1;
        let node = self.node_mut(parent);
        node.children += 1;
        node.last_child = child;
        child
    }

    /// The tree below the child for `mv`, or an empty tree if that move was not looked at.
    pub(crate) fn descend(&self, mv: Move, size: Size) -> Tree {
        match self.children(ROOT).find(|child| child.mv(size) == mv) {
            Some(child) => self.subtree(child.id),
            None => Tree::new(),
        }
    }

    /// A copy of the tree below `root`, breadth first.
    fn subtree(&self, root: NodeId) -> Tree {
        let mut tree = Tree::with_root(self.detached(root));
        // Pairs of a node and its copy.
        let mut pairs = vec![(root, ROOT)];
        let mut next = 0;
        while let Some(&(original, copy)) = pairs.get(next) {
            tree.node_mut(copy).first_move = tree.priors.len() as u32;
            tree.priors.extend_from_slice(self.priors_of(original));
            for child in self.children(original) {
                let id = tree.add_child(copy);
                *tree.node_mut(id) = self.detached(child.id);
                pairs.push((child.id, id));
            }
            next += 1;
        }
        tree
    }

    /// The node without its relations.
    fn detached(&self, id: NodeId) -> SearchNode {
        SearchNode {
            pending: 0,
            children: 0,
            first_child: NONE,
            last_child: NONE,
            next_chunk: NONE,
            ..*self.node(id)
        }
    }
}

/// A child of a node.
pub(crate) struct Child<'a> {
    pub(crate) id: NodeId,
    pub(crate) node: &'a SearchNode,
    prior: Prior,
}

impl Child<'_> {
    /// The move that leads there.
    pub(crate) fn mv(&self, size: Size) -> Move {
        unpack(self.prior.mv, size)
    }

    /// The prior probability of the move.
    pub(crate) fn prior(&self) -> f32 {
        self.prior.probability()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluation::Evaluation;

    /// The moves of an empty board, each a little less likely than the one before.
    fn moves(size: Size) -> SortedMoves {
        let mut policy = Evaluation::new(size).policy;
        policy.legal = size.all();
        policy.points = (0..size.area()).map(|index| 1.0 / f32::from(index + 10)).collect();
        policy.pass = 0.0;
        let mut moves = SortedMoves::default();
        moves.set(&policy);
        moves
    }

    #[test]
    fn children_come_in_the_order_of_their_moves_and_so_do_those_of_a_subtree() {
        let size = Size::NINE;
        let moves = moves(size);
        let mut tree = Tree::new();
        tree.expand(ROOT, &moves);
        let first = tree.add_child(ROOT);
        tree.expand(first, &moves);
        let (mut below_root, mut below_first) = (vec![first], Vec::new());
        for _ in 0..70 {
            below_root.push(tree.add_child(ROOT));
            below_first.push(tree.add_child(first));
        }
        for (id, ids) in [(ROOT, &below_root), (first, &below_first)] {
            assert!(tree.children(id).map(|child| child.id).eq(ids.iter().copied()));
            assert!(tree.children(id).zip(size.points()).all(|(child, p)| child.mv(size) == Move::Play(p)));
        }
        assert_eq!(tree.len(), 1 + below_root.len() + below_first.len());
        for (id, visits) in below_first.iter().zip(1..) {
            tree.node_mut(*id).sums.visits = visits;
        }
        let a1 = size.points().next().map_or(Move::Pass, Move::Play);
        let subtree = tree.descend(a1, size);
        assert_eq!(subtree.len(), 1 + below_first.len());
        assert!(subtree.children(ROOT).map(|child| child.node.sums.visits).eq(1..=70));
        assert!(subtree.memory() < tree.memory());
    }

    #[test]
    fn the_likeliest_moves_are_kept() {
        let size = Size::square(19).unwrap();
        let moves = moves(size);
        let mut tree = Tree::new();
        tree.expand(ROOT, &moves);
        for _ in 0..MAX_MOVES {
            assert!(tree.first_untried(ROOT, size).is_some());
            tree.add_child(ROOT);
        }
        assert_eq!(tree.first_untried(ROOT, size), None);
        let priors: Vec<f32> = tree.children(ROOT).map(|child| child.prior()).collect();
        assert!(priors.is_sorted_by(|a, b| a >= b));
    }
}
