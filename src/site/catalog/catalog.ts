/** The menu with names and descriptions: `taxonomy.ts` joined with the name and description of every calculator. */
import type { CalculatorMeta } from '#src/engine/kit/content.ts';
import { calculatorPath } from '#src/engine/kit/siteAddress.ts';
import { CATEGORIES, type CalculatorId, type CategoryId, SUBCATEGORIES } from '#src/engine/kit/taxonomy.ts';
import { type Area, areaOfList } from './area.ts';
import { descriptionOf } from './descriptions.ts';

/** Shown on Home, in this order. */
const POPULAR: readonly { readonly id: CalculatorId; readonly name: string }[] = [
  { id: 'cell-size', name: 'Cell Size' },
  { id: 'dna-sequence', name: 'DNA Sequence' },
  { id: 'molecular-weight', name: 'Molecular Weight' },
];

/** A calculator as shown in lists. */
export interface CatalogEntry {
  readonly id: CalculatorId;
  readonly name: string;
  readonly description: string;
  /** A few words below its name in lists. */
  readonly purpose: string;
  /** The path of its page. */
  readonly path: string;
  readonly back: CalculatorMeta['back'];
  /** The category that lists it first. */
  readonly category: CategoryId;
}

export interface CatalogSubcategory {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly area: Area;
  /** Path of its page; null when it lists no calculators and therefore has no page. */
  readonly path: string | null;
  readonly calculators: readonly CatalogEntry[];
}

export interface CatalogCategory {
  readonly id: CategoryId;
  readonly name: string;
  readonly area: Area;
  readonly description: string;
  readonly path: string;
  /**
   * Biology and chemistry: the number of entries of all lists, repeats included. Others: the number of subcategories.
   */
  readonly count: number;
  readonly counts: 'calculators' | 'subcategories';
  readonly subcategories: readonly CatalogSubcategory[];
}

export interface Catalog {
  readonly categories: readonly CatalogCategory[];
  /** Every calculator once, in the order of its first listing. */
  readonly calculators: readonly CatalogEntry[];
  /** The popular calculators on Home, under the names used there. */
  readonly popular: readonly CatalogEntry[];
}

/** Categories that count their calculators. */
const COUNTED_BY_CALCULATORS: ReadonlySet<CategoryId> = new Set(['biology', 'chemistry']);

/**
 * Creates the catalog.
 *
 * @param metas by calculator id; a listed id without one is neither shown nor counted
 */
export function createCatalog(metas: Readonly<Record<string, CalculatorMeta>>): Catalog {
  const entries = new Map<CalculatorId, CatalogEntry>();
  for (const { category, calculators } of SUBCATEGORIES) {
    for (const id of calculators) {
      const meta = metas[id];
      if (meta !== undefined && !entries.has(id)) entries.set(id, { id, ...meta, path: calculatorPath(id), category });
    }
  }
  const existing = (ids: readonly CalculatorId[]): readonly CatalogEntry[] =>
    ids.flatMap((id) => entries.get(id) ?? []);

  const categories = CATEGORIES.map(({ id, name, area }): CatalogCategory => {
    const path = `/category/${id}`;
    const subcategories = SUBCATEGORIES.filter(({ category }) => category === id).map(
      (subcategory): CatalogSubcategory => ({
        id: subcategory.id,
        name: subcategory.name,
        area: areaOfList(subcategory),
        description: descriptionOf(`${id}/${subcategory.id}`),
        path: subcategory.calculators.length > 0 ? `${path}/${subcategory.id}` : null,
        calculators: existing(subcategory.calculators),
      }),
    );
    const counts = COUNTED_BY_CALCULATORS.has(id) ? 'calculators' : 'subcategories';
    const count =
      counts === 'calculators'
        ? subcategories.reduce((sum, { calculators }) => sum + calculators.length, 0)
        : subcategories.length;
    return { id, name, area, description: descriptionOf(id), path, count, counts, subcategories };
  });

  return {
    categories,
    calculators: [...entries.values()],
    popular: POPULAR.flatMap(({ id, name }) => existing([id]).map((entry) => ({ ...entry, name }))),
  };
}

const modules = import.meta.glob<CalculatorMeta>('../../calculators/*/content.ts', {
  eager: true,
  import: 'default',
  query: '?meta',
});

/** The catalog of this site. */
export const catalog: Catalog = createCatalog(
  Object.fromEntries(Object.entries(modules).map(([file, meta]) => [file.split('/').at(-2) ?? '', meta])),
);

/**
 * Returns the category with the id.
 *
 * @returns undefined when the id is missing or unknown
 */
export function findCategory(id: string | undefined): CatalogCategory | undefined {
  return catalog.categories.find((category) => category.id === id);
}

/**
 * Returns the subcategory with the id.
 *
 * @returns undefined when the category has no such subcategory, or when it has no page
 */
export function findSubcategory(category: CatalogCategory, id: string | undefined): CatalogSubcategory | undefined {
  return category.subcategories.find((subcategory) => subcategory.id === id && subcategory.path !== null);
}

/**
 * Returns the calculator with the id.
 *
 * @returns undefined when no such calculator exists
 */
export function findCalculator(id: string | undefined): CatalogEntry | undefined {
  return catalog.calculators.find((calculator) => calculator.id === id);
}

/** Returns every path that the menu leads to, Home first. */
export function catalogPaths(): readonly string[] {
  return [
    '/',
    ...catalog.categories.flatMap(({ path, subcategories }) => [
      path,
      ...subcategories.flatMap((each) => each.path ?? []),
    ]),
    ...catalog.calculators.map(({ path }) => path),
  ];
}
