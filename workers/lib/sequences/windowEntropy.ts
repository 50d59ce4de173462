/** Shannon entropy of the words in windows along a strand, in one pass over letters that arrive in pieces. */
import { BASE_NUMBERS, NO_BASE } from './baseNumbers.ts';
import type { Windows } from './windowInput.ts';

/** What the words of a window are. */
export interface WindowWords {
  /** First letter, counted from 0. */
  readonly start: number;
  /** Words of A, C, G and T. */
  readonly words: number;
  readonly distinct: number;
  /** Bits; 0 without words. */
  readonly entropy: number;
}

const NO_WORD = 0xffff;

/**
 * @param wordLetters 1 to 7
 * @param windows of at least as many letters
 * @param take receives each window, in order
 */
export function createEntropyCounter(
  wordLetters: number,
  { size, step }: Windows,
  take: (window: WindowWords) => void,
) {
  const counts = new Int32Array(4 ** wordLetters);
  const mask = counts.length - 1;
  /** Words of the window, by their place modulo their number. */
  const room = size - wordLetters + 1;
  const recent = new Uint16Array(room).fill(NO_WORD);
  let word = 0;
  /** Bases in a row up to here. */
  let run = 0;
  let words = 0;
  let place = 0;
  let slot = 0;
  return {
    /** Takes the next upper-case letters. */
    read(letters: Uint8Array): void {
      for (const letter of letters) {
        const base = BASE_NUMBERS[letter] as number;
        place += 1;
        word = ((word << 2) | base) & mask;
        run = base === NO_BASE ? 0 : run + 1;
        const leaving = recent[slot] as number;
        if (leaving !== NO_WORD) {
          counts[leaving] = (counts[leaving] as number) - 1;
          words -= 1;
        }
        recent[slot] = NO_WORD;
        if (run >= wordLetters) {
          recent[slot] = word;
          counts[word] = (counts[word] as number) + 1;
          words += 1;
        }
        slot = slot + 1 === room ? 0 : slot + 1;
        const start = place - size;
        if (start >= 0 && start % step === 0) take({ start, words, ...varietyOf(counts, words) });
      }
    },
  };
}

/** Of counts that add up to `words`. */
function varietyOf(counts: Int32Array, words: number): Pick<WindowWords, 'distinct' | 'entropy'> {
  let distinct = 0;
  let sum = 0;
  for (const count of counts) {
    if (count === 0) continue;
    distinct += 1;
    sum += count * Math.log2(count);
  }
  // Rounding must not make the entropy of one single word anything but 0.
  return { distinct, entropy: distinct < 2 ? 0 : Math.log2(words) - sum / words };
}
