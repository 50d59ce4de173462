/** Finds what a pet swallowed from its owner's words: names, synonyms, in any order, with small typing errors. */
import { NOT_ON_THE_LIST, PET_EMERGENCIES, type PetEmergency } from '#workers/reference/petEmergencies.ts';
import { nameKey, namesNeedingMore } from './namesNeedingMore.ts';
import { NEVER_CORRECTED } from './neverCorrected.ts';
import { petQuestion, thingWords, withoutForms } from './petQuestion.ts';
import { likeness, type Word } from './queryWords.ts';
import { FROM_LEAST, isCalm, strictestUrgency } from './strictestUrgency.ts';

/** What a row is found by. */
interface Named {
  readonly name: string;
  readonly synonyms: string;
}

export interface EmergencyMatch<Entry extends Named = PetEmergency> {
  readonly entry: Entry;
  /** Higher when more of the words and of one of its names agree. */
  readonly score: number;
  /** Fraction of the words that belong to it, from 0 to 1; and the same without typing errors. */
  readonly covered: number;
  readonly coveredExactly: number;
  /** One of its names is given in full, apart from typing errors. The beginning of a word does not count. */
  readonly isNamed: boolean;
  /** The words are one of its names in full and nothing else: with typing errors allowed, and without any. */
  readonly isWhole: boolean;
  readonly isExact: boolean;
  /** The words may become one of its names in full and nothing else, once the last word is finished. */
  readonly isBegun: boolean;
  /** Indexes of the words that give one of its names in full, apart from typing errors. */
  readonly said: readonly number[];
  /** Words outside every name that is given in full and without typing errors: their meaning is unknown. */
  readonly left: readonly Word[];
  /** Of the longest name that is given in full and without typing errors, how many words it has; 0 for none. */
  readonly longest: number;
}

interface MatchOptions {
  /** In letters: a shorter last word counts as finished. */
  readonly shortestBeginning?: number;
  /** Names that do not count, each as `nameKey` writes it. */
  readonly barred?: ReadonlySet<string>;
  /** English words are what they say: 'stuck' is no 'stick'. */
  readonly isStrict?: boolean;
}

interface Indexed<Entry extends Named> {
  readonly entry: Entry;
  /** Its names as indexes into the vocabulary. */
  readonly names: readonly (readonly number[])[];
}

const NONE: ReadonlySet<string> = new Set();
const VOCABULARY: Word[] = [];
const places = new Map<string, number>();

/** Shortest text that counts as the beginning of an unfinished word, in letters. */
const SHORTEST_BEGINNING = 2;

/** Finds rows of a list by words. */
type Matcher<Entry extends Named> = (
  words: readonly Word[],
  options?: MatchOptions,
) => readonly EmergencyMatch<Entry>[];

/** @returns what finds all entries that share a word with the given ones, in the order of the list */
export function matcherFor<Entry extends Named>(entries: readonly Entry[]): Matcher<Entry> {
  const index: readonly Indexed<Entry>[] = entries.map((entry) => ({ entry, names: namesOf(entry) }));
  return (words, { shortestBeginning = SHORTEST_BEGINNING, barred = NONE, isStrict = false } = {}) => {
    if (words.length === 0) return [];
    // Compares each word once with each of the vocabulary, however many names contain it.
    const alike = words.map((word, at) => {
      // An everyday word is what it says: neither 'sock' for 'rock' nor the beginning of 'balloon'.
      const isEveryday = barred.has(word.singular);
      const mayGoOn = at === words.length - 1 && word.typed.length >= shortestBeginning && !isEveryday;
      const isAsTyped = isEveryday || (isStrict && NEVER_CORRECTED.has(word.typed));
      return VOCABULARY.map((meant) => likenessOf(word, meant, mayGoOn, isAsTyped));
    });
    return index
      .flatMap(({ entry, names }) => {
        const counted = barred.size === 0 ? names : names.filter((name) => !barred.has(nameKey(name.map(wordAt))));
        return counted.length === 0 ? [] : [matchOf({ entry, names: counted }, words, alike)];
      })
      .filter(({ covered }) => covered > 0);
  };
}

/** Finds what pets swallow. */
export const emergencyMatches: Matcher<PetEmergency> = matcherFor<PetEmergency>(PET_EMERGENCIES);

function wordAt(place: number): Word {
  return VOCABULARY[place] as Word;
}

export interface LikelyEmergencies {
  readonly entries: readonly PetEmergency[];
  /** The text names them in full, or begins to; else they are suggestions, after the entry for what is on no list. */
  readonly isSure: boolean;
}

/**
 * Filters the list of all entries while the visitor types.
 *
 * @returns what is named in full by whole words, the most urgent first; else what a word of several, a part of a name or a
 * correction suggests, best first, after the entry for unknown substances. Nothing for a text that resembles none
 */
export function likelyEmergencies(text: string): LikelyEmergencies {
  const { words } = petQuestion(text);
  const matches = emergencyMatches(words).toSorted(byLikelihood);
  const sure = sureOf(words) ?? sureOf(withoutForms(words));
  if (sure !== null) return { entries: sure.map(({ entry }) => entry), isSure: true };
  const best = matches[0]?.score ?? 0;
  // Anything named in full may have been swallowed as well.
  const suggested = matches
    .filter(({ score, isNamed }) => score >= 0.7 * best || isNamed)
    .flatMap(({ entry }) => (entry.id === NOT_ON_THE_LIST ? [] : [entry]));
  const unknown = matches.length === 0 ? [] : PET_EMERGENCIES.filter(({ id }) => id === NOT_ON_THE_LIST);
  return { entries: [...unknown, ...suggested], isSure: false };
}

/** Returns the entries that all words name in full or, once the last word is finished, may name; null where some do not. */
function sureOf(words: readonly Word[]): readonly EmergencyMatch[] | null {
  const matches = emergencyMatches(words, { barred: namesNeedingMore(words), isStrict: true }).toSorted(byLikelihood);
  const bySeverity = (some: readonly EmergencyMatch[]) =>
    some.toSorted((one, other) => severity(other) - severity(one));
  // A name without a typing error leaves no room for those with one.
  const exact = exactlyNamed(words, matches);
  if (exact.length > 0) return bySeverity(exact);
  const named = matches.filter(({ isNamed }) => isNamed);
  // A name with a typing error may be another one, so a calm answer is not safe.
  const isClear = named.every((match) => isSaid(match, words) || !isCalm(strictestUrgency(match.entry.urgency)));
  if (namesAll(named, words) && isClear) return bySeverity(named);
  return matches.some(({ isBegun }) => isBegun) ? matches.filter(({ coveredExactly }) => coveredExactly === 1) : null;
}

/** Returns the entries whose names, without typing errors, are together all of the words; none where a word is left over. */
export function exactlyNamed(words: readonly Word[], matches: readonly EmergencyMatch[]): readonly EmergencyMatch[] {
  const exact = matches.filter((match) => match.isNamed && isSaid(match, words));
  return namesAll(exact, words) ? exact : [];
}

function isSaid({ said, left }: EmergencyMatch, words: readonly Word[]): boolean {
  return said.every((place) => !left.includes(words[place] as Word));
}

function namesAll(some: readonly EmergencyMatch[], words: readonly Word[]): boolean {
  return some.length > 0 && words.every((_, place) => some.some(({ said }) => said.includes(place)));
}

/** Returns the matches that are named in full, apart from those whose words name a better match. */
export function namedApart<Entry extends Named>(
  matches: readonly EmergencyMatch<Entry>[],
): readonly EmergencyMatch<Entry>[] {
  const named = matches.filter(({ isNamed }) => isNamed);
  return named.filter(({ score, said }) => {
    const better = new Set(named.filter((each) => each.score > score).flatMap((each) => each.said));
    return said.some((place) => !better.has(place));
  });
}

/**
 * Puts the better match first; among equal ones, the more urgent: an ambiguous word must not give false reassurance.
 */
export function byLikelihood(one: EmergencyMatch, other: EmergencyMatch): number {
  return other.score - one.score || severity(other) - severity(one);
}

function severity({ entry: { urgency } }: EmergencyMatch): number {
  return FROM_LEAST.indexOf(strictestUrgency(urgency));
}

/** 'Xylitol (birch sugar)' has the names 'xylitol' and 'birch sugar'. */
function namesOf({ name, synonyms }: Named): readonly (readonly number[])[] {
  const parts = [...name.split(/[,():]/), ...synonyms.split(', ')];
  return parts.map((part) => thingWords(part).map(placeOf)).filter(({ length }) => length > 0);
}

function placeOf(word: Word): number {
  const place = places.get(word.typed) ?? VOCABULARY.push(word) - 1;
  places.set(word.typed, place);
  return place;
}

/** @param alike similarity of each word to each one of the vocabulary */
function matchOf<Entry extends Named>(
  { entry, names }: Indexed<Entry>,
  words: readonly Word[],
  alike: readonly (readonly number[])[],
): EmergencyMatch<Entry> {
  const grades = names.map((name) => gradeOf(name, alike));
  const bestOfWord = alike.map((_, index) => Math.max(...grades.map(({ ofWord }) => ofWord[index] ?? 0)));
  const named = grades.filter(({ isNamed }) => isNamed);
  const whole = named.filter(({ ofWord }) => ofWord.every(isFinished));
  const isMeant = (index: number, isSuch: (value: number) => boolean): boolean =>
    named.some(({ ofWord }) => isSuch(ofWord[index] ?? 0));
  return {
    entry,
    score: share(bestOfWord, isLike) + Math.max(...grades.map(({ score }) => score)),
    covered: share(bestOfWord, isLike),
    coveredExactly: share(bestOfWord, isExact),
    isNamed: named.length > 0,
    isWhole: whole.length > 0,
    isExact: whole.some(({ ofWord }) => ofWord.every((each) => each === 1)),
    isBegun: grades.some(({ reached, ofWord }) => reached === 1 && ofWord.every(isExact)),
    said: words.flatMap((_, index) => (isMeant(index, isFinished) ? [index] : [])),
    left: words.filter((_, index) => !isMeant(index, (value) => value === 1)),
    longest: Math.max(0, ...grades.map(({ isExactly, length }) => (isExactly ? length : 0))),
  };
}

/**
 * Grades how well one name and the words agree: the similarity of each word to the name, and the fraction of the name
 * that the words contain or begin.
 */
function gradeOf(name: readonly number[], alike: readonly (readonly number[])[]) {
  const ofWord = alike.map((toWord) => Math.max(...name.map((place) => toWord[place] ?? 0)));
  const reached = share(name, (place) => alike.some((toWord) => isLike(toWord[place] ?? 0)));
  const isNamed = name.every((place) => alike.some((toWord) => isFinished(toWord[place] ?? 0)));
  const agreement = ofWord.reduce((sum, each) => sum + each, 0) / ofWord.length;
  const isExactly = name.every((place) => alike.some((toWord) => toWord[place] === 1));
  // A finished word of a longer name counts more than the beginning of a short one.
  return { ofWord, reached, isNamed, isExactly, length: name.length, score: 2 * agreement + reached / 2 };
}

/** Similarity of a word whose beginning is typed: above one with a typing error, below a finished one. */
const BEGINS = 0.6;
/** Similarity of a word that is almost completely typed, so that it may be the word with a letter missing. */
const ALL_BUT_FINISHED = 0.65;

function isLike(likenessToWord: number): boolean {
  return likenessToWord > 0;
}

/** Finished, apart from typing errors. */
function isFinished(likenessToWord: number): boolean {
  return isLike(likenessToWord) && likenessToWord !== BEGINS;
}

/** Finished or begun without a typing error. */
function isExact(likenessToWord: number): boolean {
  return likenessToWord >= BEGINS;
}

function likenessOf(word: Word, meant: Word, mayGoOn: boolean, isAsTyped: boolean): number {
  const similar = likeness(word, meant);
  const whole = isAsTyped && similar < 1 ? 0 : similar;
  if (whole === 1 || !mayGoOn || !meant.typed.startsWith(word.typed)) return whole;
  return whole > 0 ? ALL_BUT_FINISHED : BEGINS;
}

function share(values: readonly number[], isMet: (value: number) => boolean): number {
  return values.filter(isMet).length / values.length;
}
