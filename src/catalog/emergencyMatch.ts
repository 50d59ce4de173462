/** Finds what a pet swallowed by the words in which its owner says so: names, synonyms, any order, small mistakes. */
import { NOT_ON_THE_LIST, PET_EMERGENCIES, type PetEmergency } from '#workers/reference/petEmergencies.ts';
import { petQuestion, thingWords } from './petQuestion.ts';
import { likeness, type Word } from './queryWords.ts';
import { FROM_LEAST, isCalm, strictestUrgency } from './strictestUrgency.ts';

export interface EmergencyMatch {
  readonly entry: PetEmergency;
  /** The higher, the more of the words and of one of its names agree. */
  readonly score: number;
  /** How many of the words belong to it, from 0 to 1; and without a mistake in them. */
  readonly covered: number;
  readonly coveredExactly: number;
  /** One of its names is said in full, mistakes aside. The beginning of a word is not that word. */
  readonly isNamed: boolean;
  /** What is said is one of its names in full and nothing else: mistakes aside, and without any. */
  readonly isWhole: boolean;
  readonly isExact: boolean;
  /** What is said may become one of its names in full and nothing else, once the last word is finished. */
  readonly isBegun: boolean;
  /** Places of the words that say one of its names in full, mistakes aside. */
  readonly said: readonly number[];
  /** Words that are part of no name said in full and without a mistake: what they mean is not known. */
  readonly left: readonly Word[];
}

interface Indexed {
  readonly entry: PetEmergency;
  /** Its names as places in the vocabulary. */
  readonly names: readonly (readonly number[])[];
}

const VOCABULARY: Word[] = [];
const places = new Map<string, number>();
const INDEX: readonly Indexed[] = PET_EMERGENCIES.map((entry) => ({ entry, names: namesOf(entry) }));

/** How little is taken as the beginning of a word that is still being typed. */
const SHORTEST_BEGINNING = 2;

/**
 * @param shortestBeginning in letters: a shorter last word is taken as finished
 * @returns all entries that have a word in common with these, in the order of the table
 */
export function emergencyMatches(
  words: readonly Word[],
  shortestBeginning = SHORTEST_BEGINNING,
): readonly EmergencyMatch[] {
  if (words.length === 0) return [];
  // Each word is compared once with each of the vocabulary, however many names have it.
  const alike = words.map((word, index) => {
    const mayGoOn = index === words.length - 1 && word.typed.length >= shortestBeginning;
    return VOCABULARY.map((meant) => likenessOf(word, meant, mayGoOn));
  });
  return INDEX.map((indexed) => matchOf(indexed, words, alike)).filter(({ covered }) => covered > 0);
}

/**
 * What a list of all entries is reduced to while somebody types.
 *
 * @returns the nearest first: those that have all words, else all with mistakes, else most of them; none for a blank text.
 *   Where words are left over or mistaken, the row for the unknown stands before what is not urgent; where they are left
 *   over, also behind what is.
 */
export function likelyEmergencies(text: string): readonly PetEmergency[] {
  const matches = emergencyMatches(petQuestion(text).words).toSorted(byLikelihood);
  const best = matches[0]?.score ?? 0;
  const exact = matches.filter(({ coveredExactly }) => coveredExactly === 1);
  const complete = matches.filter(({ covered }) => covered === 1);
  // Whatever is named in full may have been swallowed as well.
  const partial = matches.filter(({ score, isNamed }) => score >= 0.7 * best || isNamed);
  if (exact.length > 0) return exact.map(({ entry }) => entry);
  return complete.length > 0 ? withUnknown(complete, false) : withUnknown(partial, true);
}

/** @param isLeft words are left over; else they are all there, but not without a mistake */
function withUnknown(matches: readonly EmergencyMatch[], isLeft: boolean): readonly PetEmergency[] {
  const entries = matches.map(({ entry }) => entry);
  const [first, ...others] = entries.filter(({ id }) => id !== NOT_ON_THE_LIST);
  if (first === undefined) return entries;
  const unknown = INDEX.map(({ entry }) => entry).filter(({ id }) => id === NOT_ON_THE_LIST);
  if (isCalm(strictestUrgency(first.urgency))) return [...unknown, first, ...others];
  return isLeft ? [first, ...others, ...unknown] : entries;
}

/** The better match first; of two that are as good, the more urgent one: a word that may mean both must not calm. */
export function byLikelihood(one: EmergencyMatch, other: EmergencyMatch): number {
  return other.score - one.score || severity(other) - severity(one);
}

function severity({ entry: { urgency } }: EmergencyMatch): number {
  return FROM_LEAST.indexOf(strictestUrgency(urgency));
}

/** 'Xylitol (birch sugar)' goes by 'xylitol' and by 'birch sugar'. */
function namesOf({ name, synonyms }: PetEmergency): readonly (readonly number[])[] {
  const parts = [...name.split(/[,():]/), ...synonyms.split(', ')];
  return parts.map((part) => thingWords(part).map(placeOf)).filter(({ length }) => length > 0);
}

function placeOf(word: Word): number {
  const place = places.get(word.typed) ?? VOCABULARY.push(word) - 1;
  places.set(word.typed, place);
  return place;
}

/** @param alike how like each word is to each of the vocabulary */
function matchOf(
  { entry, names }: Indexed,
  words: readonly Word[],
  alike: readonly (readonly number[])[],
): EmergencyMatch {
  const grades = names.map((name) => gradeOf(name, alike));
  const bestOfWord = alike.map((_, index) => Math.max(...grades.map(({ ofWord }) => ofWord[index] ?? 0)));
  const named = grades.filter(({ isNamed }) => isNamed);
  const whole = named.filter(({ ofWord }) => ofWord.every(isFinished));
  const isSaid = (index: number, isMeant: (value: number) => boolean): boolean =>
    named.some(({ ofWord }) => isMeant(ofWord[index] ?? 0));
  return {
    entry,
    score: share(bestOfWord, isLike) + Math.max(...grades.map(({ score }) => score)),
    covered: share(bestOfWord, isLike),
    coveredExactly: share(bestOfWord, isExact),
    isNamed: named.length > 0,
    isWhole: whole.length > 0,
    isExact: whole.some(({ ofWord }) => ofWord.every((each) => each === 1)),
    isBegun: grades.some(({ reached, ofWord }) => reached === 1 && ofWord.every(isExact)),
    said: words.flatMap((_, index) => (isSaid(index, isFinished) ? [index] : [])),
    left: words.filter((_, index) => !isSaid(index, (value) => value === 1)),
  };
}

/** How one name and the words agree: how like each word is to it, and which share of it the words have or begin. */
function gradeOf(name: readonly number[], alike: readonly (readonly number[])[]) {
  const ofWord = alike.map((toWord) => Math.max(...name.map((place) => toWord[place] ?? 0)));
  const reached = share(name, (place) => alike.some((toWord) => isLike(toWord[place] ?? 0)));
  const isNamed = name.every((place) => alike.some((toWord) => isFinished(toWord[place] ?? 0)));
  const agreement = ofWord.reduce((sum, each) => sum + each, 0) / ofWord.length;
  // A finished word of a longer name counts for more than the beginning of a short one.
  return { ofWord, reached, isNamed, score: 2 * agreement + reached / 2 };
}

/** A word of which the beginning is typed: before one with a mistake, behind one that is finished. */
const BEGINS = 0.6;
/** The beginning is typed, and so much of it that it may be the word with a letter left out. */
const ALL_BUT_FINISHED = 0.65;

function isLike(likenessToWord: number): boolean {
  return likenessToWord > 0;
}

/** Not just begun; mistakes aside. */
function isFinished(likenessToWord: number): boolean {
  return isLike(likenessToWord) && likenessToWord !== BEGINS;
}

/** Finished or begun without a mistake. */
function isExact(likenessToWord: number): boolean {
  return likenessToWord >= BEGINS;
}

function likenessOf(word: Word, meant: Word, mayGoOn: boolean): number {
  const whole = likeness(word, meant);
  if (whole === 1 || !mayGoOn || !meant.typed.startsWith(word.typed)) return whole;
  return whole > 0 ? ALL_BUT_FINISHED : BEGINS;
}

function share(values: readonly number[], isMet: (value: number) => boolean): number {
  return values.filter(isMet).length / values.length;
}
