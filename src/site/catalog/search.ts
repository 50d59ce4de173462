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
  /** Why it is shown although the text is not its own, without a full stop: 'Shares “codon”'. */
  readonly reason?: string;
}

/**
 * Finds every category and calculator whose name, description or the label of a category that lists it contains the text, ignoring case. White
 * space around the text is ignored. No limit.
 *
 * @returns nothing for a blank text; else what has it as whole words before what has it at the beginning of a word, and that
 *   before what has it inside of one; within each, matches in the name, then in the description, then in the label, and
 *   within those categories before calculators, in the order of the menu
 */
export function search(catalog: Catalog, text: string): readonly SearchResult[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const ranked = everything(catalog).map(({ result, labels }) => ({ result, rank: rankOf(result, labels, wanted) }));
  return ranked
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(({ result }) => result);
}

/** How a text occurs in words: as a whole word, at the beginning of one, inside one, or not at all. */
const STANDS = { whole: 0, beginning: 1, inside: 2, nowhere: 3 } as const;
type Standing = (typeof STANDS)[keyof typeof STANDS];

/** Behind every standing in name, description and label: the word that nearly every name ends with. */
const GENERIC_MATCH = 3 * STANDS.nowhere;
const NO_MATCH = GENERIC_MATCH + 1;
const GENERIC = 'calculator';

function rankOf({ name, description }: SearchResult, labels: readonly string[], wanted: string): number {
  const [inName, ...inOthers] = [name, description, labels.join('\n')].map((words) => words.toLowerCase());
  const isGeneric = GENERIC.includes(wanted);
  const ownName = isGeneric ? inName?.replace(GENERIC, '') : inName;
  const standings: readonly number[] = [ownName ?? '', ...inOthers].map((words) => freshnessOf(wanted, words));
  const best = Math.min(...standings);
  if (best !== STANDS.nowhere) return 3 * best + standings.indexOf(best);
  return isGeneric && inName?.includes(wanted) === true ? GENERIC_MATCH : NO_MATCH;
}

/** The best of all places where the text occurs. */
function freshnessOf(wanted: string, words: string): Standing {
  let best: Standing = STANDS.nowhere;
  for (let at = words.indexOf(wanted); at !== -1; at = words.indexOf(wanted, at + 1)) {
    const startsWord = !isLetter(words[at - 1]);
    if (startsWord && !isLetter(words[at + wanted.length])) return STANDS.whole;
    best = startsWord ? STANDS.beginning : best === STANDS.beginning ? best : STANDS.inside;
  }
  return best;
}

/** Digits count as letters; a text may begin or end with a sign. */
function isLetter(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
}

/** All that can be found, with the labels of all categories that list it. */
function everything(
  catalog: Catalog,
): readonly { readonly result: SearchResult; readonly labels: readonly string[] }[] {
  return [
    ...catalog.categories.map(({ id, name, description, path }) => ({
      result: { type: 'category', id, name, description, path, category: name } as const,
      labels: [name],
    })),
    ...catalog.calculators.map((entry) => ({
      result: calculatorResult(catalog, entry),
      labels: catalog.categories
        .filter(({ subcategories }) => subcategories.some(({ calculators }) => calculators.includes(entry)))
        .map(({ name }) => name),
    })),
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
