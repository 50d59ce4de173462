/** What was typed after ±: as a text in the draft, and one by one. */
import { readNumber } from '#src/engine/kit/readNumber.ts';
import type { Issue } from '#workers/contract.ts';

/**
 * What was typed after ±, by the dotted path of its number: '0.2' or '4 %'; and correlations, by both paths with '~'
 * between them.
 */
export type TypedSpreads = Readonly<Record<string, string>>;

/** Characters of one. */
export const LONGEST_SPREAD = 30;
/** Numbers and correlations in one text: more come from a forged link only. */
const MOST_SPREADS = 100;
const PLUS_MINUS = /^(?:±|\+\/[-−])/;

/** Returns the text that the draft and a link hold: 'volume=0.2&mass=4+%25'. Blank ones are left out. */
export function spreadsAsText(spreads: TypedSpreads): string {
  return new URLSearchParams(Object.entries(spreads).filter(([, text]) => text !== '')).toString();
}

/** @param text untrusted */
export function spreadsInText(text: string): TypedSpreads {
  const pairs = [...new URLSearchParams(text)].slice(0, MOST_SPREADS);
  return Object.fromEntries(pairs.map(([path, spread]) => [path, spread.slice(0, LONGEST_SPREAD)]));
}

/**
 * Reads what is typed after ±: '0.2', or '4 %' of the value.
 *
 * @param value the number in front of ±
 * @returns the standard uncertainty in the unit of the value, null when blank, NaN when unreadable
 */
export function readSpread(text: string, value: number): number | null {
  if (text.trim() === '') return null;
  const typed = text.trim().replace(PLUS_MINUS, '');
  const isPercent = typed.endsWith('%');
  const read = readNumber((isPercent ? typed.slice(0, -1) : typed).trim()) ?? Number.NaN;
  if (!(read >= 0)) return Number.NaN;
  return isPercent ? (Math.abs(value) * read) / 100 : read;
}

/** A number that was written with its uncertainty, apart: '5.0' and '0.2' of '5.0(2)'. */
export interface ParsedSpread {
  readonly path: string;
  readonly number: string;
  readonly spread: string;
}

/**
 * Takes the numbers with an uncertainty out of what a form could not read.
 *
 * @param unread from the second reading of a draft
 */
export function spreadsAmong(unread: readonly Issue[]): readonly ParsedSpread[] {
  return unread.flatMap(({ path, remedies = [] }) =>
    remedies.flatMap(({ field, value, uncertainty }) =>
      uncertainty === undefined || field !== path ? [] : [{ path, number: String(value), spread: uncertainty }],
    ),
  );
}
