/** Finds calculators by the words of a question, in any order: their keywords, synonyms, names and descriptions. */

import type { CalculatorId } from '#src/engine/kit/taxonomy.ts';
import { isNamedPage, mayBeGuessed } from './namedPages.ts';
import { NEVER_CORRECTED } from './neverCorrected.ts';
import { likeness, type Word, wordsOf } from './queryWords.ts';
import { AGAIN, joined, SEARCHED_PAGES, type SearchedPage, VOCABULARY, WEIGHTS } from './searchIndex.ts';
import { isTypo } from './typo.ts';

/** Ids of calculators, the best first. */
export type Found = readonly CalculatorId[];

/** Words that say nothing of what is looked for. */
const STOP_WORDS = new Set(
  `a an and any are at be by calculate calculating calculation calculator can convert converter could compute determine do does
   estimate find for from get given how i if in is it its make many me much my need of on or our per please should some tell than
   that the their them there these this to two using vs was we what when where which who will with without would you your`.split(
    /\s+/,
  ),
);

/** The shortest beginning of a word that is taken for it. */
const SHORTEST_BEGINNING = 2;
/** How much a word says when it is only begun, has a mistake in it, or both. */
const BEGUN = 0.7;
const MISTAKEN = 0.5;
const BOTH = 0.3;
/** What is merely alike says less than that, and nothing by itself where the letters that are shared are few. */
const ALIKE = 0.25;
const LEAST_MEANT = ALIKE * 0.7;
/** Below this many letters a word with a mistake in it could be too many others. */
const SHORTEST_MISTAKEN = 5;
/** Below this many letters it could be a word that the site does not have. */
const SHORTEST_SLIP = 6;
/** Above what any words come to: the question is one of the page's phrases. */
const PHRASE = 20;
const MOST_CLOSEST = 6;

/** @returns pages that have all words of the question, finished or begun, or one of whose phrases it is; none for a blank text */
export function pagesWithWords(text: string): Found {
  return pagesBy(text, agreement);
}

/** @returns pages that have all words of the question when one mistake in each word of six letters and more is forgiven */
export function pagesWithMistakes(text: string): Found {
  return pagesBy(text, (typed, meant) => agreement(typed, meant) || (isSlip(typed, meant) ? MISTAKEN : 0));
}

/** A mistake that the word is certainly meant with. */
function isSlip(typed: Word, meant: Word): boolean {
  const length = Math.max(typed.typed.length, meant.typed.length);
  return length >= SHORTEST_SLIP && !NEVER_CORRECTED.has(typed.typed) && isMistaken(typed, meant);
}

/** @returns whether each word of the question is, but for a letter, one that pages go by which may be guessed by any word */
export function isNearlyKnown(text: string): boolean {
  const words = contentWords(text);
  const isKnown = (word: Word): boolean =>
    /^\d+$/.test(word.typed) ||
    VOCABULARY.some(
      (meant, place) =>
        GUESSED_BY.has(place) &&
        (meant.singular === word.singular || (!NEVER_CORRECTED.has(word.typed) && isMistaken(word, meant))),
    );
  return words.length > 0 && words.every(isKnown);
}

/** Places of the words of names, keywords and synonyms. */
const GUESSED_BY: ReadonlySet<number> = new Set(
  SEARCHED_PAGES.filter(({ id }) => !isNamedPage(id)).flatMap(({ words }) =>
    words.filter(({ weight }) => weight > WEIGHTS.description + AGAIN).map(({ place }) => place),
  ),
);

/** @returns the few pages that have most in common with the question, of those that may be guessed; none where no page has more than letters of it */
export function closestPages(text: string): Found {
  const asked = contentWords(text);
  const alike = asked.map((word) => closenessToAll(word));
  const scored = SEARCHED_PAGES.filter(
    ({ id, words }) => hasMoreThanLetters(words, alike) && mayBeGuessed(id, asked, () => wordsAt(words)),
  )
    .map(({ id, words }) => ({ id, score: sum(bestOf(words, alike)) }))
    .toSorted((one, other) => other.score - one.score);
  const best = scored[0]?.score ?? 0;
  return scored
    .filter(({ score }) => score > 0 && score >= best / 2)
    .slice(0, MOST_CLOSEST)
    .map(({ id }) => id);
}

/**
 * Whether words of the question, mistakes forgiven, are in the page's name, a keyword of their own, or more than half of the question:
 * 'product' alone does not lead from 'solubility product' to the product rule, and the letters of 'age' not from 'mortgage' to ages.
 */
function hasMoreThanLetters(own: SearchedPage['words'], alike: readonly (readonly number[])[]): boolean {
  const met = alike.map((toWord) =>
    Math.max(0, ...own.filter(({ place }) => (toWord[place] ?? 0) >= LEAST_MEANT).map(({ weight }) => weight)),
  );
  return met.some((weight) => weight >= WEIGHTS.phrase) || 2 * met.filter((weight) => weight > 0).length > met.length;
}

/** From 0 for words that have nothing to do with each other to 1 for the same word. */
type Agreement = (typed: Word, meant: Word) => number;

function pagesBy(text: string, agrees: Agreement): Found {
  const words = contentWords(text);
  if (words.length === 0) return [];
  const wholes = [joined(wordsOf(text)), joined(words)];
  const alike = words.map((word) => VOCABULARY.map((meant) => agrees(word, meant)));
  return SEARCHED_PAGES.map((page) => ({ id: page.id, score: scoreOf(page, wholes, alike) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ id }) => id);
}

/** @param alike how each typed word agrees with each of the vocabulary */
function scoreOf(
  { phrases, words }: SearchedPage,
  wholes: readonly string[],
  alike: readonly (readonly number[])[],
): number {
  const scores = bestOf(words, alike);
  const ofWords = scores.every((score) => score > 0) ? sum(scores) / scores.length : 0;
  return ofWords + (wholes.some((whole) => phrases.has(whole)) ? PHRASE : 0);
}

function wordsAt(own: SearchedPage['words']): readonly Word[] {
  return own.flatMap(({ place }) => VOCABULARY[place] ?? []);
}

/** What each typed word comes to on a page. */
function bestOf(own: SearchedPage['words'], alike: readonly (readonly number[])[]): readonly number[] {
  return alike.map((toWord) =>
    own.reduce((best, { place, weight }) => Math.max(best, weight * (toWord[place] ?? 0)), 0),
  );
}

/** The words that say something; all where none does. */
function contentWords(text: string): readonly Word[] {
  const all = wordsOf(text);
  const telling = all.filter(({ typed }) => !STOP_WORDS.has(typed));
  return telling.length > 0 ? telling : all;
}

function agreement(typed: Word, meant: Word): number {
  if (typed.singular === meant.singular) return 1;
  return typed.typed.length >= SHORTEST_BEGINNING && meant.typed.startsWith(typed.typed) ? BEGUN : 0;
}

function isMistaken(typed: Word, meant: Word): boolean {
  if (Math.max(typed.typed.length, meant.typed.length) < SHORTEST_MISTAKEN) return false;
  return isTypo(typed.typed, meant.typed) || isTypo(typed.singular, meant.singular);
}

function closenessToAll(typed: Word): readonly number[] {
  const pairs = pairsOf(typed.typed);
  return VOCABULARY.map((meant, place) => {
    const agreed = agreement(typed, meant);
    if (agreed > 0) return agreed;
    if (isMistaken(typed, meant)) return MISTAKEN;
    return isBegunWithMistake(typed, meant) || likeness(typed, meant) > 0
      ? BOTH
      : ALIKE * sharedPairs(pairs, PAIRS[place] ?? []);
  });
}

function isBegunWithMistake({ typed }: Word, meant: Word): boolean {
  if (typed.length < SHORTEST_MISTAKEN || meant.typed.length < typed.length) return false;
  return [-1, 0, 1].some((more) => isTypo(typed, meant.typed.slice(0, typed.length + more)));
}

/** Share of neighboring letters that two words have in common, from 0 to 1. */
function sharedPairs(one: readonly string[], other: readonly string[]): number {
  return (2 * one.filter((pair) => other.includes(pair)).length) / (one.length + other.length);
}

/** Neighboring letters; beginning and end of the word count as letters. */
function pairsOf(word: string): readonly string[] {
  const framed = ` ${word} `;
  return Array.from({ length: framed.length - 1 }, (_, at) => framed.slice(at, at + 2));
}

const PAIRS = VOCABULARY.map(({ typed }) => pairsOf(typed));

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
