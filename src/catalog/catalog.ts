/** The menu with names and descriptions in it: `taxonomy.ts` joined with the `meta.ts` of every calculator. */
import type { CalculatorMeta } from '#src/kit/meta.ts';
import { calculatorPath } from '#src/kit/siteAddress.ts';
import { descriptionOf } from './descriptions.ts';
import { CATEGORIES, type CalculatorId, type CategoryId, POPULAR, SUBCATEGORIES } from './taxonomy.ts';

/** A calculator as lists show it. */
export interface CatalogEntry {
  readonly id: CalculatorId;
  readonly name: string;
  readonly description: string;
  /** That of its page. */
  readonly path: string;
  readonly back: CalculatorMeta['back'];
  /** The category that lists it first. */
  readonly category: CategoryId;
}

export interface CatalogSubcategory {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Its page; null when it lists no calculators and so has none. */
  readonly path: string | null;
  readonly calculators: readonly CatalogEntry[];
}

export type CategoryIcon = (typeof CATEGORIES)[number]['icon'];
export type CategoryColor = (typeof CATEGORIES)[number]['color'];

export interface CatalogCategory {
  readonly id: CategoryId;
  readonly name: string;
  readonly icon: CategoryIcon;
  /** Name of the theme's colour that its icon has. */
  readonly color: CategoryColor;
  readonly description: string;
  readonly path: string;
  /** Biology and chemistry: the entries of all lists, repeats included. Others: the number of subcategories. */
  readonly count: number;
  readonly counts: 'calculators' | 'subcategories';
  readonly subcategories: readonly CatalogSubcategory[];
}

export interface Catalog {
  readonly categories: readonly CatalogCategory[];
  /** Every calculator once, in the order of its first listing. */
  readonly calculators: readonly CatalogEntry[];
  /** The block on Home, under the names it uses there. */
  readonly popular: readonly CatalogEntry[];
}

/** Categories whose count is that of their calculators. */
const COUNTED_BY_CALCULATORS: ReadonlySet<CategoryId> = new Set(['biology', 'chemistry']);

/**
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

  const categories = CATEGORIES.map(({ id, name, icon, color }): CatalogCategory => {
    const path = `/category/${id}`;
    const subcategories = SUBCATEGORIES.filter(({ category }) => category === id).map(
      (subcategory): CatalogSubcategory => ({
        id: subcategory.id,
        name: subcategory.name,
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
    return { id, name, icon, color, description: descriptionOf(id), path, count, counts, subcategories };
  });

  return {
    categories,
    calculators: [...entries.values()],
    popular: POPULAR.flatMap(({ id, name }) => existing([id]).map((entry) => ({ ...entry, name }))),
  };
}

const modules = import.meta.glob<CalculatorMeta>('../calculators/*/meta.ts', { eager: true, import: 'default' });

/** The site's own. */
export const catalog: Catalog = createCatalog(
  Object.fromEntries(Object.entries(modules).map(([file, meta]) => [file.split('/').at(-2) ?? '', meta])),
);

/** @returns undefined when the id is missing or unknown */
export function findCategory(id: string | undefined): CatalogCategory | undefined {
  return catalog.categories.find((category) => category.id === id);
}

/** @returns undefined when the category has no such subcategory, or when that has no page */
export function findSubcategory(category: CatalogCategory, id: string | undefined): CatalogSubcategory | undefined {
  return category.subcategories.find((subcategory) => subcategory.id === id && subcategory.path !== null);
}

/** @returns undefined when no such calculator exists */
export function findCalculator(id: string | undefined): CatalogEntry | undefined {
  return catalog.calculators.find((calculator) => calculator.id === id);
}

/** Every address that the menu gives rise to, Home first. */
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
