/**
 * Layout of the kernel's memory. WebAssembly cannot see the page's buffers, so every block of bytes is
 * staged: copied into INPUT, worked on, and copied out of OUTPUT. Blocks are small enough to stay in the processor's
 * second-level cache, so the copies cost little; the memory is laid out once and never grows, because the first access
 * to fresh memory costs more than all the arithmetic.
 */

/** Vector loads and stores may exceed a block of 65 536 bytes by up to this many bytes, on either side. */
const MARGIN: i32 = 64;

const inputArea: usize = memory.data(65536 + 2 * 64, 16);
export const INPUT: usize = inputArea + MARGIN;
export const OUTPUT: usize = memory.data(65536 + 64, 16);

/** How many A, C, G, T (or U) and other accepted letters the last call counted: five u32. */
export const COUNTS: usize = memory.data(20, 16);

/** For each letter number (byte & 31) the letter itself where it is an accepted ambiguity letter. Filled by the host. */
export const AMBIGUOUS: usize = memory.data(32, 16);

/** For each letter number the letter that it is mapped to. Filled by the host. */
export const LETTER_MAP: usize = memory.data(32, 16);

/** For each codon index: the amino acid of the codon, then of its reverse complement. Filled by the host. */
export const FORWARD_CODE: usize = memory.data(64, 16);
export const REVERSE_CODE: usize = memory.data(64, 16);

/**
 * For each codon index, its meaning for an open reading frame on either strand: bits as in openFrames.ts. Filled by the
 * host.
 */
export const CODON_EVENTS: usize = memory.data(64, 16);

/** Six strips of amino acids, 22 kB apart: forward residues 0, 1, 2, then reverse residues 0, 1, 2. */
export const STRIP: i32 = 22016;
export const STRIPS: usize = memory.data(6 * 22016, 16);

/**
 * Open reading frames found by one call, four u32 each. A frame has a start and a stop, so n positions hold at most n
 * frames on two strands, plus six that began before: enough for calls of 16 384 positions. Seeds, one u32 each, go here as well:
 * enough for a block of 65 536 letters.
 */
export const FRAMES: usize = memory.data((16384 + 8) * 16, 16);

/** For each seven letters the wanted seeds in them: bits as in seeds.ts. Filled by the host. */
export const SEED_PAIRS: usize = memory.data(16384, 16);

/** How often each seven letters were counted: u32 each. Collected and cleared by the host, as are those of seeds. */
export const PAIR_COUNTS: usize = memory.data(4 * 16384, 16);

/** How often each seed was counted besides: u32 each. */
export const SEED_COUNTS: usize = memory.data(4 * 4096, 16);

/** State of the open reading frames between two calls: nine u32, see openFrames.ts. Saved by the host. */
export const FRAME_STATE: usize = memory.data(36, 16);

/** Four tables of 256 u32. */
export const HISTOGRAM: usize = memory.data(4096, 16);

export function inputAddress(): usize { return INPUT; }
export function outputAddress(): usize { return OUTPUT; }
export function countsAddress(): usize { return COUNTS; }
export function ambiguousAddress(): usize { return AMBIGUOUS; }
export function letterMapAddress(): usize { return LETTER_MAP; }
export function forwardCodeAddress(): usize { return FORWARD_CODE; }
export function reverseCodeAddress(): usize { return REVERSE_CODE; }
export function codonEventsAddress(): usize { return CODON_EVENTS; }
export function stripsAddress(): usize { return STRIPS; }
export function stripLength(): i32 { return STRIP; }
export function frameStateAddress(): usize { return FRAME_STATE; }
export function framesAddress(): usize { return FRAMES; }
export function seedPairsAddress(): usize { return SEED_PAIRS; }
export function pairCountsAddress(): usize { return PAIR_COUNTS; }
export function seedCountsAddress(): usize { return SEED_COUNTS; }
export function histogramAddress(): usize { return HISTOGRAM; }
