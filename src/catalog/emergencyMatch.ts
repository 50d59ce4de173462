/** Finds what a pet swallowed by the words in which its owner says so: names, synonyms, any order, small mistakes. */
import { PET_EMERGENCIES, type PetEmergency } from '#workers/reference/petEmergencies.ts';
import { thingWords } from './petQuestion.ts';
import { likeness, type Word } from './queryWords.ts';
import { FROM_LEAST, strictestUrgency } from './strictestUrgency.ts';

export interface EmergencyMatch {
  readonly entry: PetEmergency;
  /** The higher, the more of the words and of one of its names agree. */
  readonly score: number;
  /** How many of the words belong to it, from 0 to 1; and without a mistake in them. */
  readonly covered: number;
  readonly coveredExactly: number;
  /** One of its names is said in full, mistakes aside. */
  readonly isNamed: boolean;
  /** What is said is one of its names in full and nothing else: mistakes aside, and without any. */
  readonly isWhole: boolean;
  readonly isExact: boolean;
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
  return INDEX.map((indexed) => matchOf(indexed, alike)).filter(({ covered }) => covered > 0);
}

/**
 * What a list of all entries is reduced to while somebody types.
 *
 * @returns the nearest first: those that have all words, else all with mistakes, else most of them; none for a blank text
 */
export function likelyEmergencies(text: string): readonly PetEmergency[] {
  const matches = emergencyMatches(thingWords(text)).toSorted(byLikelihood);
  const best = matches[0]?.score ?? 0;
  const exact = matches.filter(({ coveredExactly }) => coveredExactly === 1);
  const complete = matches.filter(({ covered }) => covered === 1);
  const partial = matches.filter(({ score }) => score >= 0.7 * best);
  return ([exact, complete, partial].find(({ length }) => length > 0) ?? []).map(({ entry }) => entry);
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
function matchOf({ entry, names }: Indexed, alike: readonly (readonly number[])[]): EmergencyMatch {
  const grades = names.map((name) => gradeOf(name, alike));
  const bestOfWord = alike.map((_, index) => Math.max(...grades.map(({ ofWord }) => ofWord[index] ?? 0)));
  const whole = grades.filter(({ named, said }) => named === 1 && said === 1);
  return {
    entry,
    score: share(bestOfWord, isLike) + Math.max(...grades.map(({ score }) => score)),
    covered: share(bestOfWord, isLike),
    coveredExactly: share(bestOfWord, isExact),
    isNamed: grades.some(({ named }) => named === 1),
    isWhole: whole.length > 0,
    isExact: whole.some(({ ofWord }) => ofWord.every(isExact)),
  };
}

/** How one name and the words agree: how like each word is to it, and which share of it and of them the other has. */
function gradeOf(name: readonly number[], alike: readonly (readonly number[])[]) {
  const ofWord = alike.map((toWord) => Math.max(...name.map((place) => toWord[place] ?? 0)));
  const named = share(name, (place) => alike.some((toWord) => isLike(toWord[place] ?? 0)));
  const agreement = ofWord.reduce((sum, each) => sum + each, 0) / ofWord.length;
  // A finished word of a longer name counts for more than the beginning of a short one.
  return { ofWord, named, said: share(ofWord, isLike), score: 2 * agreement + named / 2 };
}

/** A word of which the beginning is typed: before one with a mistake, behind one that is finished. */
const BEGINS = 0.6;

function isLike(likenessToWord: number): boolean {
  return likenessToWord > 0;
}

function isExact(likenessToWord: number): boolean {
  return likenessToWord >= BEGINS;
}

function likenessOf(word: Word, meant: Word, mayGoOn: boolean): number {
  const whole = likeness(word, meant);
  return mayGoOn && whole < BEGINS && meant.typed.startsWith(word.typed) ? BEGINS : whole;
}

function share(values: readonly number[], isMet: (value: number) => boolean): number {
  return values.filter(isMet).length / values.length;
}
