/** Letters of a result that go into the form of another calculator: which ones take them, and the letters on their way. */

import { LONGEST_FRAGMENT } from '#src/form/onDemand/permalink.ts';
import type { SequenceBlock } from '#src/kit/presentation.ts';

/** A calculator that takes the letters of a block. */
export interface LetterTaker {
  readonly calculator: string;
  /** The field for the letters. */
  readonly field: string;
  /** Values of other fields. */
  readonly settings: Readonly<Record<string, string | boolean>>;
  /** Longer texts are not taken. Absent: any length. */
  readonly longest?: number;
}

/** Letters between two pages. */
export interface LettersOnTheirWay {
  readonly taker: LetterTaker;
  readonly letters: string;
  /** Title of the block that they come from. */
  readonly title: string;
}

const PROTEIN: LetterTaker = { calculator: 'protein-synthesis', field: 'sequence', settings: { inputType: 'PROTEIN' } };
const STRAND: LetterTaker = { calculator: 'dna-sequence', field: 'sequence', settings: { recognize: true } };
/** A primer. */
const PRIMER: LetterTaker = { calculator: 'annealing-temperature', field: 'forwardPrimer', settings: {}, longest: 60 };

/** A fragment that says only that letters are on their way. */
export const LETTERS_FRAGMENT = 'letters=';

/** The calculators that take the letters of a block; none for a strand that reads 3′ to 5′, and for an empty text. */
export function takersOf({ unit, ends, text }: SequenceBlock): readonly LetterTaker[] {
  const { length } = text;
  if (length === 0) return [];
  const takers = unit === 'aa' ? [PROTEIN] : unit === 'nt' && ends[0] === '5′' ? [STRAND, PRIMER] : [];
  return takers.filter(({ longest = length }) => length <= longest);
}

let onTheirWay: LettersOnTheirWay | null = null;
let hands = 0;

/**
 * Puts letters on their way.
 *
 * @returns the address of the page that takes them: with the letters while they are short, so that it can be loaded again
 */
export function handLetters(handed: LettersOnTheirWay): string {
  onTheirWay = handed;
  hands += 1;
  const { taker, letters } = handed;
  const pairs = Object.entries({ ...taker.settings, [taker.field]: letters });
  const fragment = pairs.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&');
  // The number makes a second handing on to the same page another address.
  return `/calculator/${taker.calculator}#${fragment.length <= LONGEST_FRAGMENT ? fragment : `${LETTERS_FRAGMENT}${hands}`}`;
}

/** Takes the letters that are on their way to a calculator, once. */
export function takeLetters(calculator: string): LettersOnTheirWay | null {
  const taken = onTheirWay?.taker.calculator === calculator ? onTheirWay : null;
  onTheirWay = null;
  return taken;
}
