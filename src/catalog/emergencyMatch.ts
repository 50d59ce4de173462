/** Finds what a pet swallowed by the words in which its owner says so: names, synonyms, any order, small mistakes. */
import { PET_EMERGENCIES, type PetEmergency } from '#workers/reference/petEmergencies.ts';
import { thingWords } from './petQuestion.ts';
import { likeness, type Word } from './queryWords.ts';

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
  readonly names: readonly (readonly Word[])[];
}

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
  return INDEX.map((indexed) => matchOf(indexed, words, shortestBeginning)).filter(({ covered }) => covered > 0);
}

/**
 * What a list of all entries is reduced to while somebody types.
 *
 * @returns the nearest first: those that have all words, else all with mistakes, else most of them; none for a blank text
 */
export function likelyEmergencies(text: string): readonly PetEmergency[] {
  const matches = emergencyMatches(thingWords(text)).toSorted((one, other) => other.score - one.score);
  const best = matches[0]?.score ?? 0;
  const exact = matches.filter(({ coveredExactly }) => coveredExactly === 1);
  const complete = matches.filter(({ covered }) => covered === 1);
  const partial = matches.filter(({ score }) => score >= 0.7 * best);
  return ([exact, complete, partial].find(({ length }) => length > 0) ?? []).map(({ entry }) => entry);
}

/** 'Xylitol (birch sugar)' goes by 'xylitol' and by 'birch sugar'. */
function namesOf({ name, synonyms }: PetEmergency): readonly (readonly Word[])[] {
  const parts = [...name.split(/[,():]/), ...synonyms.split(', ')];
  return parts.map(thingWords).filter(({ length }) => length > 0);
}

function matchOf({ entry, names }: Indexed, words: readonly Word[], shortestBeginning: number): EmergencyMatch {
  const grades = names.map((name) => graded(name, words, shortestBeginning));
  const bestOfWord = words.map((_, index) => Math.max(...grades.map(({ likenesses }) => likenesses[index] ?? 0)));
  const covered = share(bestOfWord, (each) => each > 0);
  return {
    entry,
    score: covered + Math.max(...grades.map(({ score }) => score)),
    covered,
    coveredExactly: share(bestOfWord, (each) => each >= BEGINS),
    isNamed: grades.some(({ ofName }) => ofName === 1),
    isWhole: grades.some(({ ofName, ofWords }) => ofName === 1 && ofWords === 1),
    isExact: grades.some(({ ofName, ofWords, isExact }) => ofName === 1 && ofWords === 1 && isExact),
  };
}

/** A word of which the beginning is typed: before one with a mistake, behind one that is finished. */
const BEGINS = 0.6;

/** How one name and the words agree. */
function graded(name: readonly Word[], words: readonly Word[], shortestBeginning: number) {
  const likenesses = words.map((word, index) => {
    const mayGoOn = index === words.length - 1 && word.typed.length >= shortestBeginning;
    return Math.max(...name.map((meant) => likenessOf(word, meant, mayGoOn)));
  });
  const last = words.length - 1;
  const said = name.filter((meant) =>
    words.some((word, index) => likenessOf(word, meant, index === last && word.typed.length >= shortestBeginning) > 0),
  );
  const ofName = said.length / name.length;
  const ofWords = share(likenesses, (each) => each > 0);
  const agreement = likenesses.reduce((sum, each) => sum + each, 0) / words.length;
  return {
    likenesses,
    ofName,
    ofWords,
    isExact: likenesses.every((each) => each >= BEGINS),
    score: agreement + ofName,
  };
}

function likenessOf(word: Word, meant: Word, mayGoOn: boolean): number {
  const whole = likeness(word, meant);
  return mayGoOn && whole < BEGINS && meant.typed.startsWith(word.typed) ? BEGINS : whole;
}

function share(values: readonly number[], isMet: (value: number) => boolean): number {
  return values.filter(isMet).length / values.length;
}
