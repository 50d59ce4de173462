/** Search over the built-in lists. */
import type { Catalog, CatalogEntry } from './catalog.ts';

export interface SearchResult {
  readonly type: 'category' | 'calculator';
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly path: string;
  /** The category's label: for a category its own name, for a calculator that of the category that lists it first. */
  readonly category: string;
}

/**
 * Finds every category and calculator whose name, description or category label contains the text, ignoring case. White
 * space around the text is ignored. No limit.
 *
 * @returns nothing for a blank text; else matches in the name first, then in the description, then in the label only;
 * within each, categories before calculators, in the order of the menu
 */
export function search(catalog: Catalog, text: string): readonly SearchResult[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const ranked = everything(catalog).map((result) => ({ result, rank: rankOf(result, wanted) }));
  return ranked
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(({ result }) => result);
}

const NO_MATCH = 3;

function rankOf({ name, description, category }: SearchResult, wanted: string): number {
  const first = [name, description, category].findIndex((words) => words.toLowerCase().includes(wanted));
  return first === -1 ? NO_MATCH : first;
}

function everything(catalog: Catalog): readonly SearchResult[] {
  return [
    ...catalog.categories.map(
      ({ id, name, description, path }): SearchResult => ({
        type: 'category',
        id,
        name,
        description,
        path,
        category: name,
      }),
    ),
    ...catalog.calculators.map((entry) => calculatorResult(catalog, entry)),
  ];
}

/** Returns a calculator as a search result. */
export function calculatorResult(
  { categories }: Catalog,
  { id, name, description, path, category }: CatalogEntry,
): SearchResult {
  const label = categories.find((each) => each.id === category)?.name ?? '';
  return { type: 'calculator', id, name, description, path, category: label };
}
