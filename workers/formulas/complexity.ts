/**
 * Complexity along the strand of the DNA calculator, in windows: how varied their words of k letters (k-mers) are.
 *
 *   H     = −Σ p·log₂ p                      bits; p: share of each word among the words of a window
 *   most  = log₂ min(4ᵏ, words)              bits: every word as often as it can be
 *   vocabulary = different words / min(4ᵏ, words)
 *
 * Source: shannon1948. Words overlap; those with letters besides A, C, G and T do not count.
 *
 * Refuses words above LONGEST_WORD letters, windows with less than two words or more letters than the strand, and more than 2000
 * of them.
 */
import type { Formula } from '../contract.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { BASE_NUMBERS, NO_BASE } from '../lib/sequences/letters/baseNumbers.ts';
import { type GivenStrand, openStrand } from '../lib/sequences/strand/givenStrand.ts';
import { readStrand } from '../lib/sequences/strand/strandLetters.ts';
import { lettersIn } from '../lib/sequences/strand/strandScan.ts';
import { readWindows, type Windows } from '../lib/sequences/strand/windowInput.ts';

export interface ComplexityInput {
  readonly given: GivenStrand;
  /** Letters of a word, 1 to LONGEST_WORD. */
  readonly word: number;
  /** Letters of a window. Absent: a fiftieth of the strand, at least 10. */
  readonly size?: number | undefined;
  /** Letters from one window to the next. Absent: half a window. */
  readonly step?: number | undefined;
}

export interface ComplexityResult {
  /** Of the strand. */
  readonly length: number;
  readonly word: number;
  readonly size: number;
  readonly step: number;
  readonly count: number;
  /** Bits that a window can have at most. */
  readonly mostEntropy: number;
  /** The windows with the lowest and the highest entropy, the first of each; null where no window has words. */
  readonly lowest: ComplexityWindow | null;
  readonly highest: ComplexityWindow | null;
  readonly windows: readonly ComplexityWindow[];
}

/** A number that is not defined, because a window has no words, is null. */
export interface ComplexityWindow {
  /** Counted from 1. */
  readonly start: number;
  readonly end: number;
  /** Bits. */
  readonly entropy: number | null;
  /** Different words. */
  readonly distinct: number;
  /** Share of the different words among those that there could be. */
  readonly vocabulary: number | null;
}

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

const LONGEST_WORD = 6;
const USUAL_WORD = 3;
/** The words of a window are held. */
const MOST_WINDOW_LETTERS = 1 << 24;

declare module '../contract.ts' {
  interface FormulaTypes {
    complexity: FormulaType<ComplexityInput, ComplexityResult>;
  }
}

export default {
  id: 'complexity',

  validate({ given, word, size, step }) {
    const length = lettersIn(given.learnt.chosen.counts);
    const letters = word ?? USUAL_WORD;
    if (!Number.isInteger(letters) || letters < 1 || letters > LONGEST_WORD)
      return refuse(`Please enter the letters of a word as a whole number from 1 to ${LONGEST_WORD}`, 'word');
    if (length <= letters)
      return refuse(`The strand has only ${length} letters: windows of two words do not fit`, 'word');
    const windows = readWindows({ size, step }, length, MOST_WINDOW_LETTERS);
    if ('message' in windows) return { ok: false, issues: [windows] };
    if (windows.size <= letters) return refuse(`A window needs more than ${letters} bases to have two words`, 'size');
    return accept({ given, word: letters, ...windows });
  },

  async compute({ given, word, size = 1, step = 1 }, task) {
    const strand = await openStrand(given, task);
    const { length } = strand;
    const found: WindowWords[] = [];
    const counter = createEntropyCounter(word, { size, step }, (window) => found.push(window));
    await readStrand(strand, 0, (letters, place) => {
      counter.read(letters);
      task.report({ done: place + letters.length, total: length });
      return true;
    });
    const windows = found.map((each) => windowOf(each, word, size));
    const known = windows.flatMap((window) => (window.entropy === null ? [] : [{ window, entropy: window.entropy }]));
    const extreme = (sign: 1 | -1) =>
      known.reduce<(typeof known)[number] | null>(
        (best, each) => (best === null || sign * each.entropy > sign * best.entropy ? each : best),
        null,
      )?.window ?? null;
    return {
      length,
      word,
      size,
      step,
      count: windows.length,
      mostEntropy: Math.log2(mostWords(word, size - word + 1)),
      lowest: extreme(-1),
      highest: extreme(1),
      windows,
    };
  },
} satisfies Formula<'complexity'>;

function windowOf({ start, words, distinct, entropy }: WindowWords, word: number, size: number): ComplexityWindow {
  return {
    start: start + 1,
    end: start + size,
    entropy: words === 0 ? null : entropy,
    distinct,
    vocabulary: words === 0 ? null : distinct / mostWords(word, words),
  };
}

/** Different words that there can be among so many. */
function mostWords(word: number, words: number): number {
  return Math.min(4 ** word, words);
}

const NO_WORD = 0xffff;

/**
 * Counts the words of windows along a strand, in one pass over letters that arrive in pieces.
 *
 * @param wordLetters 1 to 6
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
