//! The only `unsafe` code of the workspace: vectors of 16 numbers in the instructions of this processor, and the
//! matrix product on them.
//!
//! Everything else computes on [`Vector`]s through safe methods. A function that wants the fastest instructions is a
//! [`Task`], generic over the vector type; [`Level::run`] compiles it once for each level and picks one at run time.
#![allow(
    unsafe_code,
    reason = "processor instructions and the inner loop of the matrix product; see each SAFETY"
)]

use std::fmt;

use crate::precision::Precision;

/// How many numbers a [`Lane`] holds.
pub(crate) const LANE: usize = 16;

/// 16 numbers on a cache line of their own: channels of one point, or columns of one matrix row.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C, align(64))]
pub(crate) struct Lane(pub(crate) [f32; LANE]);

/// The numbers of `lanes`, side by side.
pub(crate) fn floats(lanes: &[Lane]) -> &[f32] {
    // SAFETY: a `Lane` is `[f32; 16]` without padding (64 bytes, alignment 64), so the same memory is that many `f32`.
    unsafe { std::slice::from_raw_parts(lanes.as_ptr().cast(), lanes.len() * LANE) }
}

/// The numbers of `lanes`, side by side, for writing.
pub(crate) fn floats_mut(lanes: &mut [Lane]) -> &mut [f32] {
    // SAFETY: as in `floats`; the exclusive borrow carries over.
    unsafe { std::slice::from_raw_parts_mut(lanes.as_mut_ptr().cast(), lanes.len() * LANE) }
}

/// The lanes in `bytes`, which begin where a lane may begin: memory mapped by the system.
pub(crate) fn lanes_of(bytes: &[u8]) -> &[Lane] {
    // SAFETY: a `Lane` is numbers without padding, and every pattern of bits is a number.
    let (before, lanes, _) = unsafe { bytes.align_to() };
    assert!(before.is_empty(), "mapped memory begins with a page");
    lanes
}

/// The lanes in `bytes`, for writing.
pub(crate) fn lanes_of_mut(bytes: &mut [u8]) -> &mut [Lane] {
    // SAFETY: as in `lanes_of`; and every number is a pattern of bytes.
    let (before, lanes, _) = unsafe { bytes.align_to_mut() };
    assert!(before.is_empty(), "mapped memory begins with a page");
    lanes
}

/// The instructions that evaluation uses.
///
/// # Invariants
/// The processor has the instructions that the value names: values come from [`Level::available`] only.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Level(Instructions);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Instructions {
    Portable,
    #[cfg(target_arch = "x86_64")]
    Avx2,
    #[cfg(target_arch = "x86_64")]
    Avx512,
    #[cfg(target_arch = "x86_64")]
    Avx512Bf16(HasBf16),
}

/// Proof that this processor has AVX-512F and AVX-512-BF16.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct HasBf16(());

impl HasBf16 {
    #[cfg(target_arch = "x86_64")]
    fn detect() -> Option<HasBf16> {
        (is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512bf16")).then_some(HasBf16(()))
    }
}

impl Level {
    /// Plain Rust, on every machine.
    pub const PORTABLE: Level = Level(Instructions::Portable);

    /// The levels that this processor has, slowest first.
    #[must_use]
    pub fn available() -> Vec<Level> {
        #[allow(unused_mut, reason = "only some processors have more")]
        let mut levels = vec![Level::PORTABLE];
        #[cfg(target_arch = "x86_64")]
        {
            if is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma") {
                levels.push(Level(Instructions::Avx2));
            }
            if is_x86_feature_detected!("avx512f") {
                levels.push(Level(Instructions::Avx512));
            }
        }
        levels
    }

    /// The fastest level of this processor.
    #[must_use]
    pub fn best() -> Level {
        Level::available().pop().unwrap_or(Level::PORTABLE)
    }

    /// The fastest level of this processor that computes with `precision`; `None` if it has no instructions for that.
    #[must_use]
    pub fn with_precision(precision: Precision) -> Option<Level> {
        match precision {
            Precision::F32 => Some(Level::best()),
            #[cfg(target_arch = "x86_64")]
            Precision::Bf16 => HasBf16::detect().map(|has| Level(Instructions::Avx512Bf16(has))),
            #[cfg(not(target_arch = "x86_64"))]
            Precision::Bf16 => None,
        }
    }

    /// Proof that large products may be made of pairs, if that is this level's precision.
    pub(crate) fn bf16(self) -> Option<HasBf16> {
        match self.0 {
            #[cfg(target_arch = "x86_64")]
            Instructions::Avx512Bf16(has) => Some(has),
            _ => None,
        }
    }

    /// This level without pairs, for small matrices that decide much.
    pub(crate) fn exact(self) -> Level {
        match self.0 {
            #[cfg(target_arch = "x86_64")]
            Instructions::Avx512Bf16(_) => Level(Instructions::Avx512),
            _ => self,
        }
    }

    /// The precision of the large matrix products.
    #[must_use]
    pub fn precision(self) -> Precision {
        if self.bf16().is_some() { Precision::Bf16 } else { Precision::F32 }
    }

    /// How many panels of a matrix with `panels` of them are multiplied at a time. (Three with AVX-512, in tiles of nine
    /// rows, was measured to be slower: a group of them and the next one do not fit into the first cache.)
    pub(crate) fn width(self, panels: usize) -> usize {
        match self.0 {
            Instructions::Portable => 1,
            #[cfg(target_arch = "x86_64")]
            Instructions::Avx2 => 1,
            #[cfg(target_arch = "x86_64")]
            Instructions::Avx512 | Instructions::Avx512Bf16(_) => panels.min(2),
        }
    }

    /// Runs `task` with the instructions of this level.
    pub(crate) fn run<T: Task>(self, task: T) -> T::Out {
        match self.0 {
            Instructions::Portable => task.run::<Portable>(),
            // SAFETY: `available` found these instructions on this processor.
            #[cfg(target_arch = "x86_64")]
            Instructions::Avx2 => unsafe { x86::run_avx2(task) },
            // SAFETY: as above.
            #[cfg(target_arch = "x86_64")]
            Instructions::Avx512 => unsafe { x86::run_avx512(task) },
            // SAFETY: the proof says that this processor has these instructions.
            #[cfg(target_arch = "x86_64")]
            Instructions::Avx512Bf16(_) => unsafe { x86::run_avx512_bf16(task) },
        }
    }
}

impl fmt::Debug for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            Instructions::Portable => "portable",
            #[cfg(target_arch = "x86_64")]
            Instructions::Avx2 => "avx2",
            #[cfg(target_arch = "x86_64")]
            Instructions::Avx512 => "avx512",
            #[cfg(target_arch = "x86_64")]
            Instructions::Avx512Bf16(_) => "avx512-bf16",
        })
    }
}

/// A computation that is compiled for every level. `run` must be `#[inline(always)]`, and so must what it calls with
/// a `V`, or the instructions of the level are not used.
pub(crate) trait Task {
    /// What it gives back.
    type Out;

    /// Computes with vectors of type `V`.
    fn run<V: Vector>(self) -> Self::Out;
}

/// 16 numbers in registers.
///
/// Values of the types for special instructions exist only inside [`Level::run`], so the processor has them.
pub(crate) trait Vector: Copy {
    /// The largest tile of the matrix product: rows for 1 and 2 vectors a row. The accumulators must fit into the
    /// registers beside one vector of each column and one broadcast number.
    const TILE_ROWS: [usize; 2];

    fn load(from: &Lane) -> Self;
    fn store(self, to: &mut Lane);
    fn splat(x: f32) -> Self;
    fn add(self, other: Self) -> Self;
    fn sub(self, other: Self) -> Self;
    fn mul(self, other: Self) -> Self;
    fn div(self, other: Self) -> Self;
    /// `self · factor + summand`
    fn mul_add(self, factor: Self, summand: Self) -> Self;
    fn max(self, other: Self) -> Self;
    fn min(self, other: Self) -> Self;
    /// The nearest whole numbers.
    fn round(self) -> Self;
    /// `self · 2ⁿ` for whole numbers `n` from -126 to 127.
    fn scale2(self, n: Self) -> Self;
    /// Exchanges neighbors: 1 0 3 2 5 4 …
    fn swap_pairs(self) -> Self;
    /// Asks for the cache line at `at`, which need not be memory of ours.
    fn prefetch(at: *const Lane);

    /// These 16 numbers and 16 more, rounded to bf16: each pair of neighbors in the bits of one number, the first below.
    #[inline(always)]
    fn pairs(self, more: Self, _: HasBf16) -> Self {
        let mut numbers = [Lane::default(); 2];
        self.store(&mut numbers[0]);
        more.store(&mut numbers[1]);
        let numbers = floats(&numbers);
        Self::load(&Lane(std::array::from_fn(|i| pair(numbers[2 * i], numbers[2 * i + 1]))))
    }

    /// `first · first + second · second + summand` of [`Vector::pairs`].
    #[inline(always)]
    fn pair_mul_add(self, factor: Self, summand: Self, _: HasBf16) -> Self {
        let (mut a, mut b) = (Lane::default(), Lane::default());
        self.store(&mut a);
        factor.store(&mut b);
        let half =
            |lane: &Lane, i: usize, shift: u32| f32::from_bits(lane.0[i].to_bits() << shift & 0xffff_0000);
        let product = |i| half(&a, i, 16) * half(&b, i, 16) + half(&a, i, 0) * half(&b, i, 0);
        Self::load(&Lane(std::array::from_fn(product))).add(summand)
    }
}

/// Two numbers, rounded to bf16, in the bits of one, the first below.
pub(crate) fn pair(first: f32, second: f32) -> f32 {
    f32::from_bits(u32::from(bf16(first)) | u32::from(bf16(second)) << 16)
}

/// The upper half of the nearest number that has only such bits; of two equally near the even one.
fn bf16(x: f32) -> u16 {
    let bits = x.to_bits();
    if x.is_nan() {
        return (bits >> 16) as u16 | 0x40;
    }
    ((bits + 0x7fff + (bits >> 16 & 1)) >> 16) as u16
}

/// Plain Rust; the compiler vectorizes the loops as far as the machine goes.
#[derive(Clone, Copy)]
pub(crate) struct Portable([f32; LANE]);

impl Portable {
    #[inline(always)]
    fn zip(self, other: Portable, f: impl Fn(f32, f32) -> f32) -> Portable {
        Portable(std::array::from_fn(|i| f(self.0[i], other.0[i])))
    }
}

impl Vector for Portable {
    const TILE_ROWS: [usize; 2] = [3, 1];

    #[inline(always)]
    fn load(from: &Lane) -> Portable {
        Portable(from.0)
    }

    #[inline(always)]
    fn store(self, to: &mut Lane) {
        to.0 = self.0;
    }

    #[inline(always)]
    fn splat(x: f32) -> Portable {
        Portable([x; LANE])
    }

    #[inline(always)]
    fn add(self, other: Portable) -> Portable {
        self.zip(other, |a, b| a + b)
    }

    #[inline(always)]
    fn sub(self, other: Portable) -> Portable {
        self.zip(other, |a, b| a - b)
    }

    #[inline(always)]
    fn mul(self, other: Portable) -> Portable {
        self.zip(other, |a, b| a * b)
    }

    #[inline(always)]
    fn div(self, other: Portable) -> Portable {
        self.zip(other, |a, b| a / b)
    }

    /// Rounds twice: a fused operation is a slow library call where the processor has none.
    #[inline(always)]
    fn mul_add(self, factor: Portable, summand: Portable) -> Portable {
        self.mul(factor).add(summand)
    }

    #[inline(always)]
    fn max(self, other: Portable) -> Portable {
        self.zip(other, |a, b| if a > b { a } else { b })
    }

    #[inline(always)]
    fn min(self, other: Portable) -> Portable {
        self.zip(other, |a, b| if a < b { a } else { b })
    }

    #[inline(always)]
    fn round(self) -> Portable {
        // Beyond 2²³ a number has no fraction, so adding and taking away 1.5 · 2²³ rounds.
        const MAGIC: f32 = 12_582_912.0;
        Portable(self.0.map(|x| (x + MAGIC) - MAGIC))
    }

    #[inline(always)]
    fn scale2(self, n: Portable) -> Portable {
        self.zip(n, |x, n| x * f32::from_bits(((n as i32 + 127) << 23) as u32))
    }

    #[inline(always)]
    fn swap_pairs(self) -> Portable {
        Portable(std::array::from_fn(|i| self.0[i ^ 1]))
    }

    #[inline(always)]
    fn prefetch(_: *const Lane) {}
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use std::arch::x86_64 as arch;

    use super::{HasBf16, LANE, Lane, Task, Vector};

    /// # Safety
    /// The processor must have AVX2 and FMA.
    #[target_feature(enable = "avx2,fma")]
    pub(super) unsafe fn run_avx2<T: Task>(task: T) -> T::Out {
        task.run::<Avx2>()
    }

    /// # Safety
    /// The processor must have AVX-512F.
    #[target_feature(enable = "avx512f")]
    pub(super) unsafe fn run_avx512<T: Task>(task: T) -> T::Out {
        task.run::<Avx512>()
    }

    /// # Safety
    /// The processor must have AVX-512F and AVX-512-BF16.
    #[target_feature(enable = "avx512f,avx512bf16")]
    pub(super) unsafe fn run_avx512_bf16<T: Task>(task: T) -> T::Out {
        task.run::<Avx512>()
    }

    #[derive(Clone, Copy)]
    pub(crate) struct Avx2([arch::__m256; 2]);

    #[derive(Clone, Copy)]
    pub(crate) struct Avx512(arch::__m512);

    /// Writes a method whose body is one instruction on each half.
    macro_rules! avx2_method {
        ($name:ident($($other:ident),*) = $instruction:ident) => {
            #[inline(always)]
            fn $name(self $(, $other: Avx2)*) -> Avx2 {
                // SAFETY: values of this type exist only where the processor has AVX2 and FMA.
                unsafe {
                    Avx2([
                        arch::$instruction(self.0[0] $(, $other.0[0])*),
                        arch::$instruction(self.0[1] $(, $other.0[1])*),
                    ])
                }
            }
        };
    }

    impl Vector for Avx2 {
        const TILE_ROWS: [usize; 2] = [6, 1];

        #[inline(always)]
        fn load(from: &Lane) -> Avx2 {
            let at = from.0.as_ptr();
            // SAFETY: the 16 numbers can be read, and the instructions exist as above.
            unsafe { Avx2([arch::_mm256_loadu_ps(at), arch::_mm256_loadu_ps(at.add(LANE / 2))]) }
        }

        #[inline(always)]
        fn store(self, to: &mut Lane) {
            let at = to.0.as_mut_ptr();
            // SAFETY: the 16 numbers can be written, and the instructions exist as above.
            unsafe {
                arch::_mm256_storeu_ps(at, self.0[0]);
                arch::_mm256_storeu_ps(at.add(LANE / 2), self.0[1]);
            }
        }

        #[inline(always)]
        fn splat(x: f32) -> Avx2 {
            // SAFETY: called only where the instructions exist.
            unsafe { Avx2([arch::_mm256_set1_ps(x); 2]) }
        }

        avx2_method!(add(other) = _mm256_add_ps);
        avx2_method!(sub(other) = _mm256_sub_ps);
        avx2_method!(mul(other) = _mm256_mul_ps);
        avx2_method!(div(other) = _mm256_div_ps);
        avx2_method!(mul_add(factor, summand) = _mm256_fmadd_ps);
        avx2_method!(max(other) = _mm256_max_ps);
        avx2_method!(min(other) = _mm256_min_ps);

        #[inline(always)]
        fn round(self) -> Avx2 {
            const NEAREST: i32 = arch::_MM_FROUND_TO_NEAREST_INT | arch::_MM_FROUND_NO_EXC;
            // SAFETY: values of this type exist only where the instructions do.
            unsafe { Avx2(self.0.map(|x| arch::_mm256_round_ps::<NEAREST>(x))) }
        }

        #[inline(always)]
        fn scale2(self, n: Avx2) -> Avx2 {
            // SAFETY: values of this type exist only where the instructions do.
            let power = |n| unsafe {
                let biased =
                    arch::_mm256_add_epi32(arch::_mm256_cvtps_epi32(n), arch::_mm256_set1_epi32(127));
                arch::_mm256_castsi256_ps(arch::_mm256_slli_epi32::<23>(biased))
            };
            self.mul(Avx2([power(n.0[0]), power(n.0[1])]))
        }

        #[inline(always)]
        fn swap_pairs(self) -> Avx2 {
            // SAFETY: values of this type exist only where the instructions do.
            unsafe { Avx2(self.0.map(|x| arch::_mm256_permute_ps::<0b10_11_00_01>(x))) }
        }

        #[inline(always)]
        fn prefetch(at: *const Lane) {
            // SAFETY: prefetching has no effect that can be seen, wherever `at` points.
            unsafe { arch::_mm_prefetch::<{ arch::_MM_HINT_T0 }>(at.cast()) }
        }
    }

    /// Writes a method whose body is one instruction.
    macro_rules! avx512_method {
        ($name:ident($($other:ident),*) = $instruction:ident) => {
            #[inline(always)]
            fn $name(self $(, $other: Avx512)*) -> Avx512 {
                // SAFETY: values of this type exist only where the processor has AVX-512F.
                unsafe { Avx512(arch::$instruction(self.0 $(, $other.0)*)) }
            }
        };
    }

    impl Vector for Avx512 {
        const TILE_ROWS: [usize; 2] = [14, 14];

        #[inline(always)]
        fn load(from: &Lane) -> Avx512 {
            // SAFETY: the 16 numbers can be read, and the instruction exists as above.
            unsafe { Avx512(arch::_mm512_loadu_ps(from.0.as_ptr())) }
        }

        #[inline(always)]
        fn store(self, to: &mut Lane) {
            // SAFETY: the 16 numbers can be written, and the instruction exists as above.
            unsafe { arch::_mm512_storeu_ps(to.0.as_mut_ptr(), self.0) }
        }

        #[inline(always)]
        fn splat(x: f32) -> Avx512 {
            // SAFETY: called only where the instruction exists.
            unsafe { Avx512(arch::_mm512_set1_ps(x)) }
        }

        avx512_method!(add(other) = _mm512_add_ps);
        avx512_method!(sub(other) = _mm512_sub_ps);
        avx512_method!(mul(other) = _mm512_mul_ps);
        avx512_method!(div(other) = _mm512_div_ps);
        avx512_method!(mul_add(factor, summand) = _mm512_fmadd_ps);
        avx512_method!(max(other) = _mm512_max_ps);
        avx512_method!(min(other) = _mm512_min_ps);
        avx512_method!(scale2(n) = _mm512_scalef_ps);

        #[inline(always)]
        fn round(self) -> Avx512 {
            // SAFETY: values of this type exist only where the instruction does.
            unsafe { Avx512(arch::_mm512_roundscale_ps::<0>(self.0)) }
        }

        #[inline(always)]
        fn swap_pairs(self) -> Avx512 {
            // SAFETY: values of this type exist only where the instruction does.
            unsafe { Avx512(arch::_mm512_permute_ps::<0b10_11_00_01>(self.0)) }
        }

        #[inline(always)]
        fn pairs(self, more: Avx512, _: HasBf16) -> Avx512 {
            // SAFETY: the proof says that the instruction exists; both types are 64 bytes of plain numbers.
            unsafe {
                let pairs = arch::_mm512_cvtne2ps_pbh(more.0, self.0);
                Avx512(std::mem::transmute::<arch::__m512bh, arch::__m512>(pairs))
            }
        }

        #[inline(always)]
        fn pair_mul_add(self, factor: Avx512, summand: Avx512, _: HasBf16) -> Avx512 {
            // SAFETY: as in `pairs`.
            unsafe {
                let halves =
                    [self, factor].map(|pairs| std::mem::transmute::<arch::__m512, arch::__m512bh>(pairs.0));
                Avx512(arch::_mm512_dpbf16_ps(summand.0, halves[0], halves[1]))
            }
        }

        #[inline(always)]
        fn prefetch(at: *const Lane) {
            // SAFETY: prefetching has no effect that can be seen, wherever `at` points.
            unsafe { arch::_mm_prefetch::<{ arch::_MM_HINT_T0 }>(at.cast()) }
        }
    }
}

/// One operand of a product: `rows × depth` numbers, row after row at a distance of `step`.
#[derive(Clone, Copy)]
pub(crate) struct Rows<'a> {
    pub(crate) data: &'a [f32],
    /// Numbers from one row to the next.
    pub(crate) step: usize,
    pub(crate) rows: usize,
    pub(crate) depth: usize,
}

/// The other operand: `depth × (16 · panels)` numbers, cut into panels of 16 columns. Groups of `width` panels lie side
/// by side, row after row; so the numbers that the inner loop takes come one after the other.
#[derive(Clone, Copy)]
pub(crate) struct Panels<'a> {
    pub(crate) data: &'a [Lane],
    /// Lanes from one row to the next within a group.
    pub(crate) step: usize,
    /// Lanes from one group to the next.
    pub(crate) group: usize,
    /// Panels of a group: what [`Level::width`] says. The last group may have fewer.
    pub(crate) width: usize,
    pub(crate) panels: usize,
}

/// What a product does with what is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    /// Overwrites it.
    Store,
    /// Adds to it.
    Add,
}

/// What the operands of a product hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Numbers {
    /// `f32`.
    Singles,
    /// [`Vector::pairs`] of neighboring columns of the rows, and of neighboring rows of the panels. The depth counts pairs.
    Pairs(HasBf16),
}

/// How a number of a row and one of a panel are multiplied and added.
trait Term: Copy {
    fn add<V: Vector>(self, x: V, column: V, sum: V) -> V;
}

#[derive(Clone, Copy)]
struct Singles;

impl Term for Singles {
    #[inline(always)]
    fn add<V: Vector>(self, x: V, column: V, sum: V) -> V {
        x.mul_add(column, sum)
    }
}

impl Term for HasBf16 {
    #[inline(always)]
    fn add<V: Vector>(self, x: V, column: V, sum: V) -> V {
        x.pair_mul_add(column, sum, self)
    }
}

/// The matrix product `to = a · b` or `to += a · b`; `to` has a row for each row of `a`, `step` lanes apart.
pub(crate) struct Product<'a> {
    pub(crate) numbers: Numbers,
    pub(crate) a: Rows<'a>,
    pub(crate) b: Panels<'a>,
    pub(crate) to: &'a mut [Lane],
    pub(crate) step: usize,
    pub(crate) mode: Mode,
}

impl Task for Product<'_> {
    type Out = ();

    #[inline(always)]
    fn run<V: Vector>(self) {
        self.check::<V>();
        for group in 0..self.b.panels.div_ceil(self.b.width) {
            let width = self.b.width.min(self.b.panels - group * self.b.width);
            let most = V::TILE_ROWS[width - 1];
            // Rows in tiles of nearly equal height, so that the last one does not run nearly empty.
            let n_tiles = self.a.rows.div_ceil(most);
            for tile in 0..n_tiles {
                let start = self.a.rows * tile / n_tiles;
                let end = self.a.rows * (tile + 1) / n_tiles;
                // SAFETY: `check` has shown that all rows and all groups lie in their slices, and the tile is a part
                // of that.
                unsafe { self.tile::<V>(start..end, group, width) }
            }
        }
    }
}

/// Where the numbers of one tile lie.
#[derive(Clone, Copy)]
struct Tile {
    a: *const f32,
    a_step: usize,
    depth: usize,
    b: *const Lane,
    b_step: usize,
    /// Lanes from the numbers in use to those to ask for.
    ahead: usize,
    to: *mut Lane,
    to_step: usize,
    add: bool,
}

impl Product<'_> {
    /// # Panics
    /// If an operand does not lie within its slice.
    #[inline(always)]
    fn check<V: Vector>(&self) {
        let Product { a, b, to, step, .. } = self;
        if a.rows == 0 || b.panels == 0 {
            return;
        }
        assert!((a.rows - 1) * a.step + a.depth <= a.data.len(), "the rows lie in their slice");
        assert!((1..=V::TILE_ROWS.len()).contains(&b.width), "a known width");
        let (last_group, last_panel) = ((b.panels - 1) / b.width, (b.panels - 1) % b.width);
        let last = last_group * b.group + a.depth.saturating_sub(1) * b.step + last_panel;
        assert!(last < b.data.len(), "the panels lie in their slice");
        assert!((a.rows - 1) * step + b.panels <= to.len(), "the result lies in its slice");
    }

    /// # Safety
    /// The rows and the group must lie in the operands' slices, `width` must be the number of panels of the group, and
    /// there must be at most `V::TILE_ROWS[width - 1]` rows.
    #[inline(always)]
    unsafe fn tile<V: Vector>(&self, rows: std::ops::Range<usize>, group: usize, width: usize) {
        // SAFETY: the caller keeps rows and group inside.
        let tile = unsafe {
            Tile {
                a: self.a.data.as_ptr().add(rows.start * self.a.step),
                a_step: self.a.step,
                depth: self.a.depth,
                b: self.b.data.as_ptr().add(group * self.b.group),
                b_step: self.b.step,
                // The first tile of a group asks for the next group.
                ahead: if rows.start == 0 { self.b.group } else { 0 },
                to: self.to.as_ptr().cast_mut().add(rows.start * self.step + group * self.b.width),
                to_step: self.step,
                add: self.mode == Mode::Add,
            }
        };
        // SAFETY: this is a tile of `rows.len()` rows and `width` panels.
        unsafe {
            match self.numbers {
                Numbers::Singles => tile.multiply::<V, Singles>(rows.len(), width, Singles),
                Numbers::Pairs(has) => tile.multiply::<V, HasBf16>(rows.len(), width, has),
            }
        }
    }
}

impl Tile {
    /// # Safety
    /// See [`multiply`], with `height` rows and `width` panels.
    #[inline(always)]
    unsafe fn multiply<V: Vector, N: Term>(self, height: usize, width: usize, numbers: N) {
        macro_rules! heights {
            ($width:literal: $($height:literal)*) => {
                match height {
                    // SAFETY: this tile has exactly this many rows and panels.
                    $($height if $height <= V::TILE_ROWS[$width - 1] => unsafe {
                        multiply::<V, N, $height, $width>(self, numbers);
                    },)*
                    _ => unreachable!("tiles are at most as high as `TILE_ROWS`"),
                }
            };
        }
        match width {
            1 => heights!(1: 1 2 3 4 5 6 7 8 9 10 11 12 13 14),
            _ => heights!(2: 1 2 3 4 5 6 7 8 9 10 11 12 13 14),
        }
    }
}

/// The inner loop: `H` rows times `W` panels, all sums in registers.
///
/// # Safety
/// `H` rows of `depth` numbers at `a`, `W` lanes in each of `depth` rows at `b`, and `W` lanes in each of `H` rows at `to`
/// must be readable (at `to` also writable), and nothing else may refer to those at `to`.
#[inline(always)]
unsafe fn multiply<V: Vector, N: Term, const H: usize, const W: usize>(tile: Tile, numbers: N) {
    let mut sums = [[V::splat(0.0); W]; H];
    let mut b = tile.b;
    for k in 0..tile.depth {
        let mut columns = [V::splat(0.0); W];
        for (j, column) in columns.iter_mut().enumerate() {
            // SAFETY: `k < depth`, so this lies in the range that the caller vouches for.
            *column = V::load(unsafe { &*b.add(j) });
            V::prefetch(b.wrapping_add(tile.ahead + j));
        }
        for (i, sums) in sums.iter_mut().enumerate() {
            // SAFETY: as above.
            let x = V::splat(unsafe { *tile.a.add(i * tile.a_step + k) });
            for (sum, column) in sums.iter_mut().zip(columns) {
                *sum = numbers.add(x, column, *sum);
            }
        }
        b = b.wrapping_add(tile.b_step);
    }
    for (i, sums) in sums.into_iter().enumerate() {
        for (j, sum) in sums.into_iter().enumerate() {
            // SAFETY: `i < H` and `j < W`, so the lane is one that the caller vouches for.
            let to = unsafe { &mut *tile.to.add(i * tile.to_step + j) };
            let sum = if tile.add { V::load(to).add(sum) } else { sum };
            sum.store(to);
        }
    }
}
