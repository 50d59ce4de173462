import type { Catalog, CatalogEntry } from './catalog.ts';

const MOST_RELATED = 4;

/**
 * The calculators that stand nearest to this one: those after it in its own lists, going round at the end, then the rest
 * of its category.
 */
export function relatedCalculators({ categories, calculators }: Catalog, id: string): readonly CatalogEntry[] {
  const own = calculators.find((entry) => entry.id === id);
  if (own === undefined) return [];
  const lists = categories.flatMap(({ subcategories }) => subcategories.map(({ calculators: listed }) => listed));
  const neighbours = lists
    .filter((list) => list.includes(own))
    .flatMap((list) => [...list.slice(list.indexOf(own) + 1), ...list.slice(0, list.indexOf(own))]);
  const others = calculators.filter((entry) => entry !== own && entry.category === own.category);
  return [...new Set([...neighbours, ...others])].slice(0, MOST_RELATED);
}
