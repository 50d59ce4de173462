/**
 * Measures the speed of the kernel relative to copying the same bytes, in one process:
 * `node tests/setup/runTypeScript.mjs tests/bench/kernelBench.ts`. The kinds of work are interleaved, so that other
 * load on the machine affects all of them; medians of the rounds after the first are printed, and their ratio to the
 * copy.
 */
import { codonsInFrame } from '#workers/kernel/geneticCode.ts';
import { DNA_COMPLEMENT } from '#workers/kernel/letterMaps.ts';
import type { SequenceKernel } from '#workers/kernel/sequenceKernel.ts';
import { createSequenceKernel } from '#workers/kernel/simdKernel.ts';

const SIZE = 100_000_000;
const LINE = 60;
/** The page passes the kernel slices of this size. */
const SLICE = 262_144;
const ROUNDS = 9;

const CODE = {
  aminoAcids: 'FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG',
  starts: `${'-'.repeat(35)}M${'-'.repeat(28)}`,
};

interface Work {
  readonly name: string;
  readonly run: () => void;
  readonly times: number[];
}

export async function main(): Promise<number> {
  const raw = wrappedSequence();
  // Touch the memory before measuring: the first access costs more than all the work on it.
  const target = new Uint8Array(SIZE).fill(1);
  const letters = raw.filter((byte) => byte !== 0x0a);
  const works: readonly Work[] = [
    work('copy', () => target.set(raw)),
    ...kernelWorks(await createSequenceKernel(), raw, letters, target),
  ];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { run, times } of works) {
      const before = performance.now();
      run();
      if (round > 0) times.push(performance.now() - before);
    }
  }
  const copy = median(works[0]?.times ?? []);
  for (const { name, times } of works) {
    const time = median(times);
    const row = [
      `${time.toFixed(1)} ms`,
      `${(SIZE / 1e3 / time).toFixed(0)} MB/s`,
      `${((100 * copy) / time).toFixed(1)} % of copy`,
    ];
    process.stdout.write(`${name.padEnd(28)}${row.map((cell) => cell.padStart(18)).join('')}\n`);
  }
  return 0;
}

function work(name: string, run: () => void): Work {
  return { name, run, times: [] };
}

function kernelWorks(
  kernel: SequenceKernel,
  raw: Uint8Array,
  letters: Uint8Array,
  target: Uint8Array,
): readonly Work[] {
  const frames = [0, 1, 2, 3, 4, 5].map(() => new Uint8Array(codonsInFrame(SLICE, 0)));
  return [
    work('count', () => {
      const reader = kernel.letterReader('dna');
      for (let start = 0; start < raw.length; start += SLICE) reader.count(raw.subarray(start, start + SLICE));
      expectLetters(reader.counts(), letters.length);
    }),
    work('count, ambiguity', () => {
      const reader = kernel.letterReader('ambiguousDna');
      for (let start = 0; start < raw.length; start += SLICE) reader.count(raw.subarray(start, start + SLICE));
      expectLetters(reader.counts(), letters.length);
    }),
    work('clean', () => {
      const reader = kernel.letterReader('dna');
      let written = 0;
      for (let start = 0; start < raw.length; start += SLICE) {
        written += reader.clean(raw.subarray(start, start + SLICE), target.subarray(written)).written;
      }
      expectLetters(reader.counts(), written);
    }),
    work('reverse complement', () => kernel.mapReversed(letters, target, DNA_COMPLEMENT)),
    work('six frames', () => {
      // Slices overlap by two letters, so that each codon is read once.
      for (let start = 0; start < letters.length; start += SLICE - 4) {
        kernel.sixFrames(letters.subarray(start, start + SLICE - 2), CODE, frames);
      }
    }),
    work('open frames >= 100', () => {
      const finder = kernel.openFrameFinder(CODE, 100);
      finder.read(letters);
      finder.finish();
    }),
    work('histogram', () => kernel.addToHistogram(raw, new Float64Array(256))),
  ];
}

function expectLetters(
  counts: { readonly A: number; readonly C: number; readonly G: number; readonly T: number },
  letters: number,
): void {
  if (counts.A + counts.C + counts.G + counts.T !== letters) throw new Error('The kernel has miscounted');
}

/** Random bases, 60 to a line. */
function wrappedSequence(): Uint8Array {
  const raw = new Uint8Array(SIZE);
  let state = 1;
  for (let index = 0; index < SIZE; index += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    raw[index] = index % (LINE + 1) === LINE ? 0x0a : 'ACGT'.charCodeAt(state >>> 30);
  }
  return raw;
}

function median(times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
