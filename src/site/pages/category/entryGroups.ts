import type { CatalogEntry, CatalogSubcategory } from '#src/site/catalog/catalog.ts';

/** Neighboring calculators of a list; null: they need no heading of their own. */
interface EntryGroup {
  readonly heading: string | null;
  readonly entries: readonly CatalogEntry[];
}

/** The list of the physiology of people and animals is long enough to be read by animal. */
const ANIMALS = [
  { of: 'dog-', heading: 'Dogs' },
  { of: 'cat-', heading: 'Cats' },
] as const;

/** Returns the calculators of a subcategory in their order, under sub-heads where there are any. */
export function entryGroups({ id, calculators }: CatalogSubcategory): readonly EntryGroup[] {
  if (id !== 'physiology') return [{ heading: null, entries: calculators }];
  const headings = [...new Set(calculators.map(headingOf))];
  return headings.map((heading) => ({
    heading,
    entries: calculators.filter((entry) => headingOf(entry) === heading),
  }));
}

function headingOf({ id }: CatalogEntry): string | null {
  return ANIMALS.find(({ of }) => id.startsWith(of))?.heading ?? null;
}
