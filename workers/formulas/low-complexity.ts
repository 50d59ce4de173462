/**
 * Stretches of low complexity of the strand of the DNA calculator by symmetric DUST, and its FASTA with these letters in lower case or as N.
 *
 *   score of n triplets in a row = Σ c·(c − 1)/2 / (n − 1)        c: how often each triplet is among them
 *
 * A stretch of at most `window` letters is masked when its score is above a tenth of `level` and no part of it has a higher one; stretches that
 * touch are one. Source: morgulis2006, whose window of 64 letters and level of 20 are the usual ones. Letters besides A, C, G and T are not
 * masked, and no stretch runs across them. Refuses windows and levels outside the limits of that program.
 */
import type { Formula, Task, TextKey, TextResult } from '../contract.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { fastaName } from '../lib/sequences/records/recordName.ts';
import { createFirstOfMany } from '../lib/sequences/repeats/firstOfMany.ts';
import { type FastaLayout, fastaLayout, fastaLength, fastaWindow } from '../lib/sequences/strand/fastaLayout.ts';
import { type GivenStrand, openStrand } from '../lib/sequences/strand/givenStrand.ts';
import { readStrand, type Strand, strandWindow } from '../lib/sequences/strand/strandLetters.ts';
import { lettersIn } from '../lib/sequences/strand/strandScan.ts';
import { INLINE_LETTERS } from '../streams/textResult.ts';
import { createDustMasker } from './low-complexity/symmetricDust.ts';

export interface LowComplexityInput {
  readonly given: GivenStrand;
  /** Letters. */
  readonly window: number;
  /** Ten times the score above which a stretch is masked. */
  readonly level: number;
  /** How the FASTA shows masked letters. */
  readonly maskedAs: 'lower' | 'N';
  readonly order: 'position' | 'length';
}

export interface LowComplexityResult {
  /** Masked letters. */
  readonly masked: number;
  /** Percent of all letters. */
  readonly share: number;
  /** Stretches. */
  readonly total: number;
  /** Letters of the longest stretch; null without any. */
  readonly longest: number | null;
  /** Of the strand. */
  readonly length: number;
  /** The first of them, in the order that was asked for. */
  readonly listed: readonly MaskedStretch[];
  /** The strand under its name, with masked letters. */
  readonly fasta: TextResult;
}

/** Places are counted from 1. */
export interface MaskedStretch {
  readonly start: number;
  readonly end: number;
  readonly length: number;
}

declare module '../contract.ts' {
  interface FormulaTypes {
    'low-complexity': FormulaType<LowComplexityInput, LowComplexityResult>;
  }
}

const [LEAST_WINDOW, MOST_WINDOW, USUAL_WINDOW] = [8, 64, 64];
const [LEAST_LEVEL, MOST_LEVEL, USUAL_LEVEL] = [2, 64, 20];
const MOST_LISTED = 5000;
const LINE_LENGTH = 60;
const N = 'N'.charCodeAt(0);
const LOWER_CASE = 0x20;

export default {
  id: 'low-complexity',

  validate({ given, window, level, maskedAs, order }) {
    const size = window ?? USUAL_WINDOW;
    if (!Number.isInteger(size) || size < LEAST_WINDOW || size > MOST_WINDOW)
      return refuse(`Please enter the window as a whole number from ${LEAST_WINDOW} to ${MOST_WINDOW}`, 'window');
    const limit = level ?? USUAL_LEVEL;
    if (!Number.isInteger(limit) || limit < LEAST_LEVEL || limit > MOST_LEVEL)
      return refuse(`Please enter the level as a whole number from ${LEAST_LEVEL} to ${MOST_LEVEL}`, 'level');
    return accept({
      given,
      window: size,
      level: limit,
      maskedAs: maskedAs === 'N' ? 'N' : 'lower',
      order: order === 'length' ? 'length' : 'position',
    });
  },

  async compute(input, task) {
    const strand = await openStrand(input.given, task);
    const { length } = strand;
    const found = createFirstOfMany(MOST_LISTED, BY[input.order]);
    let [total, masked, longest] = [0, 0, 0];
    const masker = createDustMasker(input, (first, end) => {
      total += 1;
      masked += end - first;
      longest = Math.max(longest, end - first);
      found.take({ start: first + 1, end, length: end - first });
    });
    await readStrand(strand, 0, (letters, place) => {
      masker.read(letters);
      task.report({ done: place + letters.length, total: length });
      return true;
    });
    masker.finish();
    const characters = fastaLength(layoutOf(input));
    return {
      masked,
      share: (100 * masked) / length,
      total,
      longest: total === 0 ? null : longest,
      length,
      listed: found.first(),
      fasta: characters > INLINE_LETTERS ? { length: characters } : await fastaOf(input, 0, characters, task),
    };
  },

  view(input, field, from, to, task) {
    if (field !== ('fasta' satisfies TextKey<LowComplexityResult>))
      throw new Error(`'${field}' is no text of low complexity`);
    return fastaOf(input, from, to, task);
  },
} satisfies Formula<'low-complexity'>;

const BY = {
  position: (one: MaskedStretch, other: MaskedStretch) => one.start - other.start,
  length: (one: MaskedStretch, other: MaskedStretch) => other.length - one.length || one.start - other.start,
} as const;

function layoutOf({ given }: LowComplexityInput): FastaLayout {
  const { name, counts } = given.learnt.chosen;
  return fastaLayout({
    count: 1,
    before: Float64Array.of(0, lettersIn(counts)),
    header: () => fastaName(name, given.record),
    lineLength: LINE_LENGTH,
  });
}

async function fastaOf(input: LowComplexityInput, from: number, to: number, task: Task): Promise<string> {
  const strand = await openStrand(input.given, task);
  return fastaWindow(layoutOf(input), from, to, (first, end) => maskedLetters(input, strand, first, end));
}

/** Whether a letter is masked depends on no more than the letters of a window before and behind it. */
async function maskedLetters(
  { maskedAs, ...rules }: LowComplexityInput,
  strand: Strand,
  first: number,
  end: number,
): Promise<Uint8Array> {
  const low = Math.max(0, first - rules.window);
  const letters = await strandWindow(strand, low, end + rules.window);
  const shown = letters.slice();
  const masker = createDustMasker(rules, (start, stop) => {
    for (let at = start; at < stop; at += 1) shown[at] = maskedAs === 'N' ? N : (letters[at] as number) | LOWER_CASE;
  });
  masker.read(letters);
  masker.finish();
  return shown.subarray(first - low, end - low);
}
