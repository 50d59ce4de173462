/** Letters of a result that go into the form of another calculator: which ones take them, and the letters on their way. */

import { LONGEST_FRAGMENT } from '#src/engine/form/onDemand/permalink.ts';
import type { SequenceBlock } from '#src/engine/kit/presentation.ts';

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
  /** A file is read where it is opened. */
  readonly letters: string | File;
  /** Title of the block that they come from, or name of the file. */
  readonly title: string;
  /** What is said where they arrive. Absent: how many there are. */
  readonly words?: string;
}

export const PROTEIN: LetterTaker = {
  calculator: 'protein-synthesis',
  field: 'sequence',
  settings: { inputType: 'PROTEIN' },
};
export const STRAND: LetterTaker = { calculator: 'dna-sequence', field: 'sequence', settings: { recognize: true } };
/** A primer. */
const PRIMER: LetterTaker = { calculator: 'annealing-temperature', field: 'forwardPrimer', settings: {}, longest: 60 };

/** A fragment that says only that letters are on their way; no input has a hyphen in its name. */
export const LETTERS_FRAGMENT = 'handed-letters=';

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
  // The number makes a second handing on to the same page another address.
  const numbered = `${LETTERS_FRAGMENT}${hands}`;
  return `/calculator/${taker.calculator}#${typeof letters === 'string' ? fragmentOf(taker, letters, numbered) : numbered}`;
}

function fragmentOf({ settings, field }: LetterTaker, letters: string, numbered: string): string {
  const pairs = Object.entries({ ...settings, [field]: letters });
  const fragment = pairs.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&');
  return fragment.length <= LONGEST_FRAGMENT ? fragment : numbered;
}

/** Takes the letters that are on their way to a calculator, once. */
export function takeLetters(calculator: string): LettersOnTheirWay | null {
  const taken = onTheirWay?.taker.calculator === calculator ? onTheirWay : null;
  onTheirWay = null;
  return taken;
}
