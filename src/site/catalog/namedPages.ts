/**
 * Pages on medicine, toxicity and births. Words lead to one of them as a mere guess only where they name its animal, its drug or its
 * substance: who asks for something that the site lacks is not shown a dose.
 */

import type { CalculatorId } from '#src/engine/kit/taxonomy.ts';
import { catalog } from './catalog.ts';
import { emergencyMatches } from './emergencyMatch.ts';
import { petQuestion } from './petQuestion.ts';
import { likeness, type Word, wordsOf } from './queryWords.ts';

/** All pages with a warning, and the guides for emergencies. */
export const NAMED_PAGES = [
  'alpaca-gestation',
  'animal-emergency',
  'buffalo-gestation',
  'cat-benadryl',
  'cat-cephalexin',
  'cat-chocolate-toxicity',
  'cat-fish-oil',
  'cat-metacam',
  'cat-pregnancy',
  'cow-gestation',
  'dog-benadryl',
  'dog-cephalexin',
  'dog-chocolate-toxicity',
  'dog-metacam',
  'dog-omega3',
  'dog-onion-toxicity',
  'dog-pregnancy',
  'dog-raisin-toxicity',
  'dog-tramadol',
  'dog-xylitol-toxicity',
  'donkey-gestation',
  'goat-gestation',
  'guinea-pig-pregnancy',
  'horse-gestation',
  'llama-gestation',
  'pet-emergency',
  'pet-medicine-overdose',
  'rabbit-gestation',
  'sheep-gestation',
  'swine-gestation',
] as const satisfies readonly CalculatorId[];

/** Likeness of a word with one mistake in it. */
const ONE_MISTAKE = 0.5;
const NAMED: ReadonlySet<string> = new Set(NAMED_PAGES);
/** 'quality' and 'weight' are in the names of other pages as well, and name no animal. */
const IN_OTHER_NAMES = new Set(
  catalog.calculators
    .filter(({ id }) => !NAMED.has(id))
    .flatMap(({ name }) => wordsOf(name).map(({ singular }) => singular)),
);
const OWN_NAMES: ReadonlyMap<string, readonly Word[]> = new Map(
  catalog.calculators.map(({ id, name }) => [
    id,
    wordsOf(name).filter(({ singular }) => !IN_OTHER_NAMES.has(singular) && !/^\d+$/.test(singular)),
  ]),
);

/** Returns whether a page is on medicine, toxicity or births, or for emergencies. */
export function isNamedPage(id: CalculatorId): boolean {
  return NAMED.has(id);
}

/**
 * Returns whether the page may be a guess.
 *
 * @param words of the question
 * @param onPage the words by which the page is found
 */
export function mayBeGuessed(id: CalculatorId, words: readonly Word[], onPage: () => readonly Word[]): boolean {
  if (!NAMED.has(id)) return true;
  const own = OWN_NAMES.get(id) ?? [];
  return words.some(
    (word) =>
      own.some((name) => isMeant(word, name)) ||
      (isAnimalOrSubstance(word) && onPage().some((it) => isMeant(word, it))),
  );
}

function isAnimalOrSubstance(word: Word): boolean {
  const { animal, namesAnimal, others } = petQuestion(word.typed);
  return animal !== null || namesAnimal || others !== 'none' || emergencyMatches([word]).some(({ isExact }) => isExact);
}

function isMeant(typed: Word, meant: Word): boolean {
  return likeness(typed, meant) >= ONE_MISTAKE;
}
