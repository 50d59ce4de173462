/** The WebAssembly module behind `simdKernel.ts`: what it exports, and its memory as typed arrays. */
import { BYTES } from './compiled/sequence.ts';

/** Maximum number of bytes per call: a block and its copy fit in the processor's second-level cache. */
export const BLOCK = 65_536;

interface ModuleExports {
  readonly memory: WebAssembly.Memory;
  scan(size: number, fourth: number, ambiguous: boolean, write: boolean): number;
  written(): number;
  mapLetters(size: number): void;
  mapReversed(size: number): void;
  clearHistogram(): void;
  addToHistogram(size: number): void;
  translateBlock(positions: number): void;
  findFrames(positions: number, position: number, leastCodons: number): number;
  endFrames(length: number, leastCodons: number): number;
  findSeeds(size: number): number;
  seedsPassed(): number;
  countSeeds(size: number): number;
  stripLength(): number;
  inputAddress(): number;
  outputAddress(): number;
  countsAddress(): number;
  ambiguousAddress(): number;
  letterMapAddress(): number;
  forwardCodeAddress(): number;
  reverseCodeAddress(): number;
  codonEventsAddress(): number;
  stripsAddress(): number;
  pairCountsAddress(): number;
  seedCountsAddress(): number;
  seedPairsAddress(): number;
  frameStateAddress(): number;
  framesAddress(): number;
  histogramAddress(): number;
}

/** The module's functions, and views of its input, output and tables. */
export interface SimdModule {
  readonly run: ModuleExports;
  readonly input: Uint8Array;
  readonly output: Uint8Array;
  /** A, C, G, T (or U), ambiguity letters of the last scan. */
  readonly counts: Uint32Array;
  readonly ambiguous: Uint8Array;
  readonly letterMap: Uint8Array;
  readonly forwardCode: Uint8Array;
  readonly reverseCode: Uint8Array;
  readonly codonEvents: Uint8Array;
  /** Amino acids by forward, then reverse residue. */
  readonly strips: readonly Uint8Array[];
  readonly frameState: Uint32Array;
  /** Puts the wanted seeds in each seven letters into the memory, unless they are there already. */
  readonly loadSeedPairs: (pairs: Uint8Array) => void;
  /** Four numbers for each open reading frame found, or one for each seed. */
  readonly frames: Uint32Array;
  /** How often each seven letters were counted, and each seed besides. */
  readonly pairCounts: Uint32Array;
  readonly seedCounts: Uint32Array;
  /** Leaves the counts to one user. The one before it is told to collect its own, which must leave zeros. */
  readonly lendCounts: (collect: () => void) => void;
  /** Four tables of 256. */
  readonly histogram: Uint32Array;
}

export async function loadSimdModule(): Promise<SimdModule> {
  const { instance } = await WebAssembly.instantiate(BYTES);
  return viewsOf(instance.exports as unknown as ModuleExports);
}

function viewsOf(run: ModuleExports): SimdModule {
  // The memory never grows, so the views stay valid.
  const { buffer } = run.memory;
  const bytes = (address: number, length: number) => new Uint8Array(buffer, address, length);
  const words = (address: number, length: number) => new Uint32Array(buffer, address, length);
  const strip = run.stripLength();
  const seedPairs = bytes(run.seedPairsAddress(), 16_384);
  let loaded: Uint8Array | null = null;
  let collected = () => {};
  return {
    run,
    input: bytes(run.inputAddress(), BLOCK),
    output: bytes(run.outputAddress(), BLOCK),
    counts: words(run.countsAddress(), 5),
    ambiguous: bytes(run.ambiguousAddress(), 32),
    letterMap: bytes(run.letterMapAddress(), 32),
    forwardCode: bytes(run.forwardCodeAddress(), 64),
    reverseCode: bytes(run.reverseCodeAddress(), 64),
    codonEvents: bytes(run.codonEventsAddress(), 64),
    strips: [0, 1, 2, 3, 4, 5].map((index) => bytes(run.stripsAddress() + index * strip, strip)),
    frameState: words(run.frameStateAddress(), 9),
    loadSeedPairs(pairs) {
      if (pairs !== loaded) seedPairs.set(pairs);
      loaded = pairs;
    },
    frames: words(run.framesAddress(), 4 * (FRAME_BLOCK + 8)),
    pairCounts: words(run.pairCountsAddress(), 16_384),
    seedCounts: words(run.seedCountsAddress(), 4096),
    lendCounts(collect) {
      if (collect !== collected) collected();
      collected = collect;
    },
    histogram: words(run.histogramAddress(), 1024),
  };
}

/** Maximum number of codon positions per search for open reading frames; the result list is sized for it. */
export const FRAME_BLOCK = 16_384;
