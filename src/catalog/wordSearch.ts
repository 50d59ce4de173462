/** Finds calculators by the words of a question, in any order: their keywords, synonyms, names and descriptions. */
import { likeness, type Word, wordsOf } from './queryWords.ts';
import { joined, SEARCHED_PAGES, type SearchedPage, type SearchedWord } from './searchIndex.ts';
import type { CalculatorId } from './taxonomy.ts';

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
/** What is merely alike says less than that. */
const ALIKE = 0.25;
/** One mistake, as `likeness` counts. */
const ONE_MISTAKE = 0.5;
/** Above what any words come to: the question is one of the page's phrases. */
const PHRASE = 20;
const MOST_CLOSEST = 6;

/** @returns pages that have all words of the question, finished or begun, or one of whose phrases it is; none for a blank text */
export function pagesWithWords(text: string): Found {
  return pagesBy(text, (typed, meant) => agreement(typed, meant));
}

/** @returns pages that have all words of the question when one mistake in each word of five letters and more is forgiven */
export function pagesWithMistakes(text: string): Found {
  return pagesBy(text, (typed, meant) =>
    Math.max(agreement(typed, meant), likeness(typed, meant) >= ONE_MISTAKE ? MISTAKEN : 0),
  );
}

/** @returns the few pages that have most in common with the question; none for a text without letters and digits */
export function closestPages(text: string): Found {
  const words = contentWords(text);
  const scored = SEARCHED_PAGES.map(({ id, words: own }) => ({
    id,
    score: sum(words.map((word) => bestOf(own, word, (typed, meant) => Math.max(...closeness(typed, meant))))),
  })).toSorted((one, other) => other.score - one.score);
  const best = scored[0]?.score ?? 0;
  return scored
    .filter(({ score }) => score > 0 && score >= best / 2)
    .slice(0, MOST_CLOSEST)
    .map(({ id }) => id);
}

type Agreement = (typed: Word, meant: SearchedWord) => number;

function pagesBy(text: string, agrees: Agreement): Found {
  const words = contentWords(text);
  if (words.length === 0) return [];
  const whole = joined(wordsOf(text));
  return SEARCHED_PAGES.map((page) => ({ id: page.id, score: scoreOf(page, whole, words, agrees) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ id }) => id);
}

function scoreOf(
  { phrases, words: own }: SearchedPage,
  whole: string,
  words: readonly Word[],
  agrees: Agreement,
): number {
  const scores = words.map((word) => bestOf(own, word, agrees));
  const ofWords = scores.every((score) => score > 0) ? sum(scores) / words.length : 0;
  return ofWords + (phrases.has(whole) || phrases.has(joined(words)) ? PHRASE : 0);
}

/** The words that say something; all where none does. */
function contentWords(text: string): readonly Word[] {
  const all = wordsOf(text);
  const telling = all.filter(({ typed }) => !STOP_WORDS.has(typed));
  return telling.length > 0 ? telling : all;
}

function bestOf(own: readonly SearchedWord[], word: Word, agrees: Agreement): number {
  return own.reduce((best, meant) => Math.max(best, meant.weight * agrees(word, meant)), 0);
}

function agreement(typed: Word, meant: Word): number {
  if (typed.singular === meant.singular) return 1;
  return typed.typed.length >= SHORTEST_BEGINNING && meant.typed.startsWith(typed.typed) ? BEGUN : 0;
}

function closeness(typed: Word, meant: Word): readonly number[] {
  const begun = meant.typed.slice(0, typed.typed.length);
  const beginning = { typed: begun, singular: begun };
  return [
    agreement(typed, meant),
    likeness(typed, meant) > 0 ? MISTAKEN : 0,
    likeness(typed, beginning) > 0 ? BOTH : 0,
    ALIKE * sharedPairs(typed.typed, meant.typed),
  ];
}

/** Share of neighboring letters that two words have in common, from 0 to 1. */
function sharedPairs(one: string, other: string): number {
  const [ofOne, ofOther] = [pairsOf(one), pairsOf(other)];
  const shared = ofOne.filter((pair) => ofOther.includes(pair)).length;
  return (2 * shared) / Math.max(1, ofOne.length + ofOther.length);
}

/** Beginning and end of the word count as letters. */
function pairsOf(word: string): readonly string[] {
  const framed = ` ${word} `;
  return Array.from({ length: framed.length - 1 }, (_, at) => framed.slice(at, at + 2));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
