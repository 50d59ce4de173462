/** What a sentence such as 'my dog ate some grapes' says besides the thing itself. */
import type { PetEmergencyAnimal } from '#workers/reference/petEmergencies.ts';
import { type Word, wordsOf } from './queryWords.ts';

export interface PetQuestion {
  /** The words that may name a thing. */
  readonly words: readonly Word[];
  /** Null when neither is named, or both are. */
  readonly animal: PetEmergencyAnimal | null;
  /** A dog, a cat or a pet. */
  readonly namesAnimal: boolean;
  /** Whether it speaks of swallowing, poison or an emergency. */
  readonly isAlarmed: boolean;
}

const DOGS = listed('dog puppy pup doggy');
const CATS = listed('cat kitten kitty');
const PETS = listed('pet');

/** Said of what happened. */
const HAPPENED = listed('ate eaten swallowed swallow drank licked lick chewed chew ingested');
/** Said of how bad it is; unlike the former they may be part of a name, as in 'rat poison'. */
const ALARM = listed(
  'emergency poison poisoned poisoning poisonous toxic toxicity toxin overdose overdosed vomit vomiting vomited seizure',
);
const SMALL_WORDS = listed(
  'a an the some my our his her he she it i and or of on in into at to for with has have had is was just got think help',
);

/** Reads a question in any wording. */
export function petQuestion(text: string): PetQuestion {
  const words = wordsOf(text);
  const has = (set: ReadonlySet<string>): boolean => words.some(({ singular }) => set.has(singular));
  const [isDog, isCat] = [has(DOGS), has(CATS)];
  return {
    words: thingsIn(words),
    animal: isDog === isCat ? null : isDog ? 'dog' : 'cat',
    namesAnimal: isDog || isCat || has(PETS),
    isAlarmed: has(HAPPENED) || has(ALARM),
  };
}

/** The words of a text that may name a thing. */
export function thingWords(text: string): readonly Word[] {
  return thingsIn(wordsOf(text));
}

/** Whether a word tells of alarm alone, and of no thing. */
export function isAlarm({ singular }: Word): boolean {
  return ALARM.has(singular);
}

function thingsIn(words: readonly Word[]): readonly Word[] {
  return words.filter(({ singular }) => ![DOGS, CATS, PETS, HAPPENED, SMALL_WORDS].some((set) => set.has(singular)));
}

function listed(words: string): ReadonlySet<string> {
  return new Set(wordsOf(words).map(({ singular }) => singular));
}
