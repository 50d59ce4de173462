/** Where words of a declaration are in a line, typing errors included. */
import { NEVER_CORRECTED } from '#src/site/catalog/neverCorrected.ts';
import { likeness, wordsOf } from '#src/site/catalog/queryWords.ts';
import type { Mark } from './marks.ts';
import { isWithin, lengthOf, overlap, type Range } from './range.ts';

/** A shorter word is not corrected: it may be another one. */
const SHORTEST_CORRECTED = 5;
/** Signs and figures are sought as they are written. */
const SIGNS = /[^\p{L}\s'’-]/u;

/** Returns every place of any of the phrases, the longest phrases first. */
export function placesOf(phrases: string | undefined, line: string, marks: readonly Mark[]): readonly Place[] {
  if (phrases === undefined || phrases === '') return [];
  const all = phrases
    .split('|')
    .flatMap((phrase) => (SIGNS.test(phrase) ? signsAt(phrase, line) : wordsAt(phrase, marks)))
    // The sign of multiplication in '3.3 x 10^3' is a part of the number.
    .filter((place) => !marks.some((mark) => mark.kind === 'number' && isInside(place, mark)));
  // What is spelled right leaves no room for what is not.
  const exact = all.filter(({ isExact }) => isExact);
  return (exact.length > 0 ? exact : all).toSorted((one, other) => lengthOf(other) - lengthOf(one));
}

function isInside(place: Range, whole: Range): boolean {
  return whole.start < place.start && place.end < whole.end;
}

/** The place of a phrase. */
export interface Place extends Range {
  /** Without a typing error. */
  readonly isExact: boolean;
}

function signsAt(phrase: string, line: string): readonly Place[] {
  const text = line.toLowerCase();
  const sought = phrase.toLowerCase();
  const places: Place[] = [];
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
    // '1 in' is not in '21 in'.
    const isApart = (one: string, other: string): boolean =>
      !(/[a-z]/.test(one) && /[a-z]/.test(other)) && !(/[\d.,]/.test(one) && /\d/.test(other));
    const end = at + sought.length;
    if (isApart(text[at - 1] ?? '', sought[0] ?? '') && isApart(sought.at(-1) ?? '', text[end] ?? ''))
      places.push({ start: at, end, isExact: true });
  }
  return places;
}

type WordMark = Extract<Mark, { kind: 'word' }>;

const knownPhrases = new Map<string, ReturnType<typeof wordsOf>>();

/** The phrases of all declarations are asked for in each line. */
function phraseWords(phrase: string): ReturnType<typeof wordsOf> {
  const words = knownPhrases.get(phrase) ?? wordsOf(phrase);
  knownPhrases.set(phrase, words);
  return words;
}

function wordsAt(phrase: string, marks: readonly Mark[]): readonly Place[] {
  const words = marks.filter((mark): mark is WordMark => mark.kind === 'word');
  const sought = phraseWords(phrase);
  return words.flatMap((first, place) => {
    const run = words.slice(place, place + sought.length);
    const isMeant = run.length === sought.length && sought.every((word, index) => isWord(run[index], word));
    // Nothing but blanks, hyphens and points between them.
    const isClose = run.every((word, index) => index === 0 || word.start - (run[index - 1]?.end ?? 0) <= 2);
    const isExact = sought.every(({ singular }, index) => run[index]?.word.singular === singular);
    return isMeant && isClose ? [{ start: first.start, end: run.at(-1)?.end ?? first.end, isExact }] : [];
  });
}

function isWord(mark: WordMark | undefined, sought: ReturnType<typeof wordsOf>[number]): boolean {
  if (mark === undefined) return false;
  if (mark.word.singular === sought.singular || mark.word.typed === sought.typed) return true;
  if (mark.word.typed.length < SHORTEST_CORRECTED || sought.typed.length < SHORTEST_CORRECTED) return false;
  if (NEVER_CORRECTED.has(mark.word.typed) || /\d/.test(mark.word.typed)) return false;
  return likeness(mark.word, sought) > 0;
}

/** The places of a line that a reading has explained. */
export class Explained {
  readonly #ranges: Range[] = [];

  add(range: Range): void {
    this.#ranges.push(range);
  }

  /** Whether a longer place has it within. */
  holds(place: Range): boolean {
    return this.#ranges.some((range) => isWithin(place, range) && lengthOf(range) > lengthOf(place));
  }

  has(place: Range): boolean {
    return this.#ranges.some((range) => overlap(range, place));
  }
}

/** What may be between a word and its number. */
const JOINING = new Set(['is', 'of', 'was', 'are', 'at', 'to', 'in', 'about']);

/** Whether the number that begins at `start` is the next thing behind a phrase: 'creatinine is 1.1', 'n=12'. */
export function leadsTo(text: string, place: Range, start: number): boolean {
  if (start < place.end) return false;
  const between = text
    .slice(place.end, start)
    .replaceAll(/[=:≈~(]/g, ' ')
    .trim();
  return between === '' || JOINING.has(between.toLowerCase());
}

/** Whether one of the phrases is the next thing before a number, or behind it and its unit. */
export function isBeside(
  line: { readonly text: string; readonly marks: readonly Mark[] },
  number: Range,
  phrases: string | undefined,
): boolean {
  const { text, marks } = line;
  return placesOf(phrases, text, marks).some(
    (place) =>
      leadsTo(text, place, number.start) ||
      (place.start >= number.end && /^ ?[^\s\d]{0,12} ?$/.test(text.slice(number.end, place.start))),
  );
}
