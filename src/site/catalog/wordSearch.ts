/** Finds calculators by the words of a question, in any order: their keywords, synonyms, names and descriptions. */

import type { CalculatorId } from '#src/engine/kit/taxonomy.ts';
import { mayBeGuessed } from './namedPages.ts';
import { NEVER_CORRECTED } from './neverCorrected.ts';
import { hasOneSense } from './oneSense.ts';
import { likeness, type Word, wordsOf } from './queryWords.ts';
import { joined, SEARCHED_PAGES, type SearchedPage, VOCABULARY, WEIGHTS } from './searchIndex.ts';
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
/** From so many letters on a beginning is taken for any word, below only for one of a page's name or a keyword of its own. */
const SURE_BEGINNING = 4;
/** How much a word says when it is only begun, has a mistake in it, or both. */
const BEGUN = 0.7;
const MISTAKEN = 0.5;
const BOTH = 0.3;
/** Below this many letters a word with a mistake in it could be too many others. */
const SHORTEST_MISTAKEN = 5;
/** Below this many letters the beginning of a word with a mistake in it could be. */
const SHORTEST_BEGUN = 7;
const SHORTEST_SHORTENED = 8;
const MOST_LEFT_OUT = 3;
/** Above what any words come to: the question is one of the page's phrases. */
const PHRASE = 20;
const MOST_CLOSEST = 2;
/** Of the nearness of the nearest page: what is less near is not shown beside it. */
const NEAR = 0.6;

/** @returns pages that have all words of the question, finished or begun, or one of whose phrases it is; none for a blank text */
export function pagesWithWords(text: string): Found {
  return pagesBy(text, agreement);
}

/**
 * @returns pages that have all words of the question when one likely mistake in each is forgiven: in a word of six letters and more, in a
 *   shorter one of the page's name or a keyword of its own, or where the words that are meant are together in a keyword
 */
export function pagesWithMistakes(text: string): Found {
  const asked = contentWords(text);
  const found = pagesBy(text, (typed, meant) => agreement(typed, meant) || (isMistaken(typed, meant) ? MISTAKEN : 0));
  return found.filter((id) => {
    const own = wordsOn(id);
    if (asked.every((word) => own.some((each) => isLikelyMeant(word, each)))) return true;
    const meant = asked.flatMap((word) =>
      likeliest(
        word,
        own.map((each) => each.word),
      ),
    );
    return meant.length > 1 && phrasesOf(id).some((phrase) => meant.every((word) => phrase.includes(word)));
  });
}

/** The same for two mistakes in a long word, letters left out of it, or, of the only word, a mistake in what has been typed of it. */
function pagesWithSlips(text: string): Found {
  const isOne = contentWords(text).length === 1;
  const found = pagesBy(text, (typed, meant) => {
    const isMeant = isSlip(typed, meant) || (isOne && isBegunWithMistake(typed, meant));
    return agreement(typed, meant) || (isMeant ? BOTH : 0);
  });
  return found.filter((id) => mayBeGuessed(id, contentWords(text), () => wordsOn(id).map(({ word }) => word)));
}

/** Not every word that resembles another is a slip: 'paint' does not mean the point of a percentage, nor 'heat' a heart. */
function isLikelyMeant(typed: Word, { word, weight }: OwnWord): boolean {
  if (agreement(typed, word) > 0) return true;
  const isTelling = weight >= WEIGHTS.name || (weight >= WEIGHTS.phrase && hasOneSense(word));
  return (
    isMistaken(typed, word) && (Math.max(typed.singular.length, word.singular.length) > SHORTEST_MISTAKEN || isTelling)
  );
}

/**
 * @returns the two pages that are nearest, of those that may be guessed: a third of the words that say something are words of the page, and
 *   one of them is in its name or is a keyword, and has one sense there and elsewhere
 */
export function closestPages(text: string): Found {
  const asked = contentWords(text);
  const alike = asked.map((word) => VOCABULARY.map((meant) => (isNearlySame(word, meant) ? 1 : 0)));
  const scored = SEARCHED_PAGES.map((page) => ({ id: page.id, score: nearness(page, asked, alike) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  const best = scored[0]?.score ?? 0;
  return scored
    .filter(({ score }) => score > best * NEAR)
    .slice(0, MOST_CLOSEST)
    .map(({ id }) => id);
}

/** The more, the more of the question is in the page's name and the less of that name is not asked for; 0 for a page that is not close. */
function nearness(page: SearchedPage, asked: readonly Word[], alike: readonly (readonly number[])[]): number {
  const weights = bestOf(page.words, alike);
  const shared = asked.filter((_, at) => (weights[at] ?? 0) > 0);
  const telling = asked.filter((word, at) => (weights[at] ?? 0) >= WEIGHTS.phrase && hasOneSense(word));
  if (telling.length === 0 || 3 * shared.length < asked.length) return 0;
  const own = wordsAt(page.words);
  if (!mayBeGuessed(page.id, telling, () => own.map(({ word }) => word))) return 0;
  const others = own.filter(
    ({ word, weight }) =>
      weight >= WEIGHTS.name && hasOneSense(word) && !asked.some((each) => isNearlySame(each, word)),
  );
  return sum(weights) / (1 + others.length);
}

/** What is shown of a question whose words no page has, not even with a mistake in each. */
export interface Guess {
  readonly kind: 'mistaken' | 'close';
  readonly found: Found;
}

export function guessed(text: string): Guess {
  const slips = pagesWithSlips(text);
  return slips.length > 0 ? { kind: 'mistaken', found: slips } : { kind: 'close', found: closestPages(text) };
}

/**
 * Why a page is a guess, without a full stop: 'Shares “codon”', or 'If you meant “stoichiometry”' of words with a mistake in them.
 */
export function reasonFor(text: string, id: string): string {
  const own = wordsOn(id).map(({ word }) => word);
  const asked = contentWords(text);
  const shared = asked.filter((word) => own.some((meant) => isSame(word, meant))).map(({ typed }) => typed);
  const meant = asked.flatMap((word) => likeliest(word, own));
  const isMeant = shared.length === 0 || (meant.length === asked.length && shared.length < asked.length);
  if (isMeant) return `If you meant “${meant.join(' ')}”`;
  return `Shares ${[...new Set(shared)].map((word) => `“${word}”`).join(' and ')}`;
}

/** How a word may be that of a page, the surest first. */
const WAYS = [
  isSame,
  (typed: Word, meant: Word) => agreement(typed, meant) > 0,
  isMistaken,
  isSlip,
  isBegunWithMistake,
];

/** The word of a page that was meant by a typed one; none where it resembles none. */
function likeliest(typed: Word, own: readonly Word[]): readonly string[] {
  return WAYS.flatMap((is) => own.find((meant) => is(typed, meant))?.typed ?? []).slice(0, 1);
}

/** A mistake is forgiven in a long word alone. */
function isNearlySame(typed: Word, meant: Word): boolean {
  return isSame(typed, meant) || (typed.singular.length >= SHORTEST_BEGUN && isMistaken(typed, meant));
}

function isSame(typed: Word, meant: Word): boolean {
  return typed.singular === meant.singular;
}

interface OwnWord {
  readonly word: Word;
  readonly weight: number;
}

function phrasesOf(wanted: string): readonly string[] {
  return [...(SEARCHED_PAGES.find(({ id }) => id === wanted)?.phrases ?? [])];
}

/** The words by which a page is found, those that say most of it first. */
function wordsOn(wanted: string): readonly OwnWord[] {
  const own = wordsAt(SEARCHED_PAGES.find(({ id }) => id === wanted)?.words ?? []);
  return own.toSorted((one, other) => other.weight - one.weight);
}

function wordsAt(own: SearchedPage['words']): readonly OwnWord[] {
  return own.flatMap(({ place, weight }) => {
    const word = VOCABULARY[place];
    return word === undefined ? [] : [{ word, weight }];
  });
}

/** From 0 for words that have nothing to do with each other to 1 for the same word. */
type Agreement = (typed: Word, meant: Word) => number;

function pagesBy(text: string, agrees: Agreement): Found {
  const words = contentWords(text);
  if (words.length === 0) return [];
  const wholes = [joined(wordsOf(text)), joined(words)];
  const alike = words.map((word) => VOCABULARY.map((meant) => agrees(word, meant)));
  const short = words.filter(({ typed }) => typed.length < SURE_BEGINNING);
  return SEARCHED_PAGES.map((page) => ({ id: page.id, score: scoreOf(page, wholes, alike, short) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ id }) => id);
}

/**
 * @param alike how each typed word agrees with each of the vocabulary
 * @param short those of the words that are short
 */
function scoreOf(
  { phrases, words }: SearchedPage,
  wholes: readonly string[],
  alike: readonly (readonly number[])[],
  short: readonly Word[],
): number {
  const scores = bestOf(words, alike);
  const hasAll = scores.every((score) => score > 0) && short.every((word) => isTold(word, words));
  const ofWords = hasAll ? sum(scores) / scores.length : 0;
  return ofWords + (wholes.some((whole) => phrases.has(whole)) ? PHRASE : 0);
}

/** A word as it is, or as the short beginning of one that tells what the page is about: 'moi' begins 'moisture', and means something else. */
function isTold(typed: Word, own: SearchedPage['words']): boolean {
  return wordsAt(own).some(
    ({ word, weight }) => isSame(typed, word) || (weight >= WEIGHTS.phrase && agreement(typed, word) > 0),
  );
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
  if (isSame(typed, meant)) return 1;
  return typed.typed.length >= SHORTEST_BEGINNING && meant.typed.startsWith(typed.typed) ? BEGUN : 0;
}

function isMistaken(typed: Word, meant: Word): boolean {
  if (NEVER_CORRECTED.has(typed.typed) || Math.max(typed.typed.length, meant.typed.length) < SHORTEST_MISTAKEN)
    return false;
  return isTypo(typed.typed, meant.typed) || isTypo(typed.singular, meant.singular);
}

/** Two mistakes in a long word, or letters left out of it. */
function isSlip(typed: Word, meant: Word): boolean {
  if (typed.typed.length <= SHORTEST_MISTAKEN) return false;
  return isShortened(typed.typed, meant.typed) || likeness(typed, meant) > 0;
}

/** 'stoichmtry': from eight letters on, up to three left out, and no other changed. */
function isShortened(typed: string, meant: string): boolean {
  const left = meant.length - typed.length;
  if (typed.length < SHORTEST_SHORTENED || left < 1 || left > MOST_LEFT_OUT || typed[0] !== meant[0]) return false;
  let at = 0;
  for (const letter of meant) if (letter === typed[at]) at += 1;
  return at === typed.length;
}

function isBegunWithMistake({ typed }: Word, meant: Word): boolean {
  if (typed.length < SHORTEST_BEGUN || meant.typed.length < typed.length) return false;
  return [-1, 0, 1].some((more) => isTypo(typed, meant.typed.slice(0, typed.length + more)));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
