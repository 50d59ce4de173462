import type { Catalog, CatalogEntry } from './catalog.ts';
import type { CalculatorId } from './taxonomy.ts';

const MOST_RELATED = 4;

/** Calculators of other lists that answer the same question more fully, more simply, or for a kin of the animal. */
const COUNTERPARTS: Readonly<Record<string, CalculatorId>> = {
  'molecular-weight': 'molar-mass',
  'molar-mass': 'molecular-weight',
  'alpaca-gestation': 'llama-gestation',
  'llama-gestation': 'alpaca-gestation',
  'donkey-gestation': 'horse-gestation',
  'horse-gestation': 'donkey-gestation',
  'buffalo-gestation': 'cow-gestation',
  'cow-gestation': 'buffalo-gestation',
};

/**
 * The calculators that stand nearest to this one: its counterpart, those after it in its own lists, going round at the end,
 * then the rest of its category.
 */
export function relatedCalculators({ categories, calculators }: Catalog, id: string): readonly CatalogEntry[] {
  const own = calculators.find((entry) => entry.id === id);
  if (own === undefined) return [];
  const lists = categories.flatMap(({ subcategories }) => subcategories.map(({ calculators: listed }) => listed));
  const neighbours = lists
    .filter((list) => list.includes(own))
    .flatMap((list) => [...list.slice(list.indexOf(own) + 1), ...list.slice(0, list.indexOf(own))]);
  const others = calculators.filter((entry) => entry !== own && entry.category === own.category);
  const counterpart = calculators.filter((entry) => entry.id === COUNTERPARTS[id]);
  return [...new Set([...counterpart, ...neighbours, ...others])].slice(0, MOST_RELATED);
}
