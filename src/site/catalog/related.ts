import type { CalculatorId } from '#src/engine/kit/taxonomy.ts';
import { areaOf } from './area.ts';
import type { Catalog, CatalogEntry } from './catalog.ts';

const MOST_RELATED = 4;

/** Calculators of other lists that answer the same question, in more or less detail, or a follow-up question. */
const COUNTERPARTS: Readonly<Record<string, readonly CalculatorId[]>> = {
  'molecular-weight': ['molar-mass'],
  'molar-mass': ['molecular-weight'],
  'animal-emergency': ['pet-emergency', 'dog-pregnancy', 'horse-gestation'],
  'pet-emergency': ['dog-chocolate-toxicity', 'dog-raisin-toxicity'],
  'dog-xylitol-toxicity': ['pet-emergency', 'dog-chocolate-toxicity', 'dog-raisin-toxicity'],
  'pet-medicine-overdose': ['pet-emergency', 'dog-metacam', 'cat-metacam'],
  'dog-chocolate-toxicity': ['pet-emergency'],
  'cat-chocolate-toxicity': ['pet-emergency'],
  'dog-onion-toxicity': ['pet-emergency'],
  'dog-raisin-toxicity': ['pet-emergency'],
  'dog-metacam': ['pet-medicine-overdose'],
  'cat-metacam': ['pet-medicine-overdose'],
  'dog-benadryl': ['pet-medicine-overdose'],
  'cat-benadryl': ['pet-medicine-overdose'],
  'alpaca-gestation': ['llama-gestation', 'sheep-gestation'],
  'donkey-gestation': ['horse-gestation', 'horse-weight'],
  'buffalo-gestation': ['cow-gestation', 'goat-gestation'],
  'buffer-recipe': ['molarity'],
  // Every test leads back to the question which one fits.
  't-test': ['which-test'],
  'chi-square-test': ['which-test'],
  'rank-tests': ['which-test'],
  anova: ['which-test'],
  'multiple-testing': ['which-test'],
  correlation: ['which-test'],
  'linear-regression': ['which-test'],
  'survival-analysis': ['which-test'],
  'descriptive-statistics': ['which-test'],
};

/**
 * Returns the calculators most closely related to this one: its counterparts, those after it in its own lists, wrapping
 * around at the end, then the rest of its category, but nothing of animals beside a buffer, and the other way round.
 */
export function relatedCalculators({ categories, calculators }: Catalog, id: string): readonly CatalogEntry[] {
  const own = calculators.find((entry) => entry.id === id);
  if (own === undefined) return [];
  const lists = categories.flatMap(({ subcategories }) => subcategories.map(({ calculators: listed }) => listed));
  const neighbors = lists
    .filter((list) => list.includes(own))
    .flatMap((list) => [...list.slice(list.indexOf(own) + 1), ...list.slice(0, list.indexOf(own))]);
  const others = calculators.filter(
    (entry) => entry !== own && entry.category === own.category && isOfAnimals(entry.id) === isOfAnimals(own.id),
  );
  const counterparts = (COUNTERPARTS[id] ?? []).flatMap((other) => calculators.filter((entry) => entry.id === other));
  return [...new Set([...counterparts, ...neighbors, ...others])].slice(0, MOST_RELATED);
}

function isOfAnimals(id: CalculatorId): boolean {
  return ['animals', 'emergency'].includes(areaOf(id));
}
