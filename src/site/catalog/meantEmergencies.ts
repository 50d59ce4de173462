/** Recognizes an emergency that is not a poisoning, in its owner's words. */
import {
  ANIMAL_EMERGENCIES,
  type AnimalEmergency,
  type AnimalEmergencyId,
} from '#workers/reference/animalEmergencies.ts';
import { speciesNamed } from './animalWords.ts';
import { isAnimalWord, isCalculating, isSmallWord } from './petQuestion.ts';
import type { Word } from './queryWords.ts';
import { patternWords, wordsMeeting } from './wordPattern.ts';

/** A row of the list of emergencies that a text means. */
export interface MeantEmergency {
  readonly row: AnimalEmergency;
  /** One of the words that mean it is misspelled. */
  readonly isCorrected: boolean;
  /** The words that mean it, as they were typed. */
  readonly said: readonly string[];
}

/** Most rows that one text leads to. */
const MOST_ROWS = 2;
/** A young animal that does not begin to live: the row on birth, on breathing or on collapse is not for it. */
const NEWBORN = 'newborn';

/** What means a row besides its triggers: a cat that strains is blocked until a veterinarian has seen it, and a horse gets up if it can. */
const FURTHER: Readonly<Partial<Record<AnimalEmergencyId, readonly string[]>>> = {
  'cannot-pee': ['cat|kitten|kitty|tom + strain|straining'],
  'horse-down': ['horse|pony + wont|not + get + up', 'horse|pony + wont|not + rise'],
};

/** Every word by which people describe an emergency. */
const WORDS_OF_DISTRESS: ReadonlySet<string> = new Set(
  ANIMAL_EMERGENCIES.flatMap(({ triggers, words }) => [...triggers, words])
    .flatMap(patternWords)
    .flatMap(({ typed, singular }) => [typed, singular]),
);

/**
 * @returns the rows that are meant, two at most, those without a misspelled word first, then the more urgent. A row is not meant for an
 * animal that it does not name. Without an animal all that the text says has to be about an emergency: 'burn area' is a calculation,
 * 'heatstroke' is not
 */
export function meantEmergencies(text: string): readonly MeantEmergency[] {
  return allMeant(text).slice(0, MOST_ROWS);
}

/**
 * Filters the list while somebody types what they see.
 *
 * @returns the rows that are meant, then those that have all words of the text, finished or begun; none where no row has them
 */
export function likelyEmergencyRows(text: string): readonly AnimalEmergency[] {
  const meant = allMeant(text).map(({ row }) => row);
  const typed = patternWords(text).filter((word) => !isSmallWord(word));
  const hasAll = (row: AnimalEmergency): boolean =>
    typed.every(({ typed: begun, singular }) =>
      wordsOf(row).some((word) => word.typed.startsWith(begun) || word.singular === singular),
    );
  const others = ANIMAL_EMERGENCIES.filter((row) => !meant.includes(row) && typed.length > 0 && hasAll(row));
  return [...meant, ...others];
}

function wordsOf({ title, words, triggers }: AnimalEmergency): readonly Word[] {
  return [title, words, ...triggers].flatMap(patternWords);
}

function allMeant(text: string): readonly MeantEmergency[] {
  const words = patternWords(text);
  const named = speciesNamed(words);
  const isNamed = named.length > 0 || words.some(isAnimalWord);
  const isDistress = (word: Word): boolean =>
    isSmallWord(word) || WORDS_OF_DISTRESS.has(word.typed) || WORDS_OF_DISTRESS.has(word.singular);
  const meant = ANIMAL_EMERGENCIES.flatMap((row: AnimalEmergency): readonly MeantEmergency[] => {
    if (isNamed && !row.animals.some((animal) => named.includes(animal))) return [];
    const met = [...row.triggers, ...(FURTHER[row.id] ?? [])]
      .flatMap((trigger) => wordsMeeting(trigger, words) ?? [])
      .filter(
        ({ places }) =>
          isNamed || words.every((word, index) => places.has(index) || (isDistress(word) && !isCalculating(word))),
      )
      .toSorted((one, other) => Number(one.isCorrected) - Number(other.isCorrected));
    return met
      .slice(0, 1)
      .map(({ isCorrected, places }) => ({ row, isCorrected, said: [...places].map((at) => words[at]?.typed ?? '') }));
  });
  return meant.toSorted((one, other) => rankOf(one) - rankOf(other));
}

function rankOf({ row, isCorrected }: MeantEmergency): number {
  return (isCorrected ? 2 : 0) + (row.id === NEWBORN ? 0 : 1);
}
