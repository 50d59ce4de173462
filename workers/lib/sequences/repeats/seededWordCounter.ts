/** Counts words of up to six letters by the kernel, which counts all seeds: a word is the end of a seed. */
import { SEED_COUNT, SEED_LETTERS } from '../../../kernel/seeds.ts';
import type { SequenceKernel } from '../../../kernel/sequenceKernel.ts';
import { createWordCounter, type WordCounts } from './wordCounts.ts';

/** Letters of the longest word that is the end of a seed. */
export const LONGEST_SEEDED = SEED_LETTERS;

/** Letters at the beginning of a stretch of bases at which no seed ends. */
const BORDER = SEED_LETTERS - 1;
/** A letter across which no word runs. */
const ANY = Uint8Array.of('N'.charCodeAt(0));
const BASES = 'ACGT';
/** Of the two bits of a base in a seed (A, C, T, G): its number in alphabetical order. */
const ALPHABETICAL = [0, 1, 3, 2];

/**
 * The same as `createWordCounter`, several times as fast.
 *
 * @param size letters of a word, 1 to LONGEST_SEEDED
 */
export function createSeededWordCounter(size: number, kernel: Pick<SequenceKernel, 'seedCounter'>) {
  if (size > LONGEST_SEEDED) throw new RangeError(`words of ${size} letters are longer than seeds`);
  const seeds = kernel.seedCounter();
  /** Counts where there are no seeds: at the beginning of a piece, and around letters that are not bases. */
  const singly = createWordCounter(size);
  /** Bases that were read twice. */
  const again = [0, 0, 0, 0];
  let letters = 0;
  let seededWords = 0;

  /** Lets words go on from the end of a stretch, of which none is counted twice. */
  function goOn(last: Uint8Array): void {
    singly.read(ANY);
    singly.read(last);
    for (const letter of last) {
      const base = BASES.indexOf(String.fromCharCode(letter));
      again[base] = (again[base] ?? 0) + 1;
    }
  }

  return {
    /** Takes the next upper-case letters; those that are not A, C, G or T are in no word. */
    read(piece: Uint8Array): void {
      letters += piece.length;
      for (let at = 0; at < piece.length; ) {
        const end = seeds.read(piece, at);
        const border = Math.min(end, at + BORDER);
        singly.read(piece.subarray(at, border));
        if (end > border) {
          seededWords += end - border;
          goOn(piece.subarray(end - size + 1, end));
        }
        singly.read(piece.subarray(end, end + 1));
        at = end + 1;
      }
    },
    counts(): WordCounts {
      const counted = singly.counts();
      const counts = counted.counts.slice();
      const bases = counted.bases.map((count, base) => count - (again[base] ?? 0));
      const bySeed = seeds.counts();
      for (let seed = 0; seed < SEED_COUNT; seed += 1) {
        const count = bySeed[seed] as number;
        const word = endOf(seed, size);
        counts[word] = (counts[word] as number) + count;
        const last = word & 3;
        bases[last] = (bases[last] ?? 0) + count;
      }
      const [A = 0, C = 0, G = 0, T = 0] = bases;
      const words = counted.words + seededWords;
      return { size, counts, words, otherWords: Math.max(0, letters - size + 1) - words, bases: [A, C, G, T] };
    },
  };
}

/** The number of the word with which a seed ends. */
function endOf(seed: number, size: number): number {
  let word = 0;
  for (let back = size - 1; back >= 0; back -= 1) word = 4 * word + (ALPHABETICAL[(seed >> (2 * back)) & 3] ?? 0);
  return word;
}
