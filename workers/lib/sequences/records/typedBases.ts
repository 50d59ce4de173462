/** A primer or another short sequence of DNA, typed into a box of one line. */
import type { Verdict } from '../../../contract.ts';
import { textOf } from '../../inputs/candidateParts.ts';
import { primerAdvice } from './primerReading.ts';

/** The marks of the ends, and the hyphens beside them. */
const END_MARKS = /^5['′’]-?|-?3['′’]$/g;

/** Leaves out the marks of the ends: '5′-ACGT-3′' is ACGT. */
export function withoutEndMarks(sequence: string): string {
  return sequence.replace(END_MARKS, '');
}

/** Returns the text in capitals and without white space; an empty one for anything that is not a text. */
export function basesOf(typed: unknown): string {
  return textOf(typed).replace(/\s/g, '').toUpperCase();
}

/** True for one or more of A, T, C and G in capitals, and nothing else. */
export function isBases(text: string): boolean {
  return /^[ATCG]+$/.test(text);
}

/**
 * Refuses a sequence: says which of its letters, counted without white space, is the first that is not a base, and what
 * would be left out.
 *
 * @param sequence as `basesOf` gives it
 * @param path key of its box
 */
export function refuseLetters(sequence: string, typed: unknown, path: string): Verdict<never> {
  const letters = Array.from(sequence);
  const at = letters.findIndex((letter) => !isBases(letter));
  const { saying, remedies } = primerAdvice(textOf(typed), path);
  const place = `Base ${at + 1} is “${letters[at]}”`;
  const issue = {
    message: 'Invalid sequence. Use only A, T, C, G bases',
    path,
    place: saying === '' ? place : `${place}. ${saying}`,
  };
  return { ok: false, issues: [remedies.length === 0 ? issue : { ...issue, remedies }] };
}
