import type { CatalogCategory } from './catalog.ts';
import { isGuide } from './isGuide.ts';

/**
 * How many calculators the page of a category lists, without guides. In biology and chemistry one that is in two lists counts
 * twice, as the specification says; elsewhere once.
 */
export function listedIn({ count, counts, subcategories }: CatalogCategory): number {
  if (counts === 'calculators') return count;
  const listed = new Set(subcategories.flatMap(({ calculators }) => calculators));
  return [...listed].filter(({ id }) => !isGuide(id)).length;
}
