import type { CalculatorMeta } from '#src/engine/kit/content.ts';
import { SUBCATEGORIES } from '#src/engine/kit/taxonomy.ts';
import { type Catalog, createCatalog } from '#src/site/catalog/catalog.ts';

/** Fixture names and descriptions for every listed calculator: 'cat-age' is 'Name of cat-age', 'What cat-age does'. */
export const METAS: Readonly<Record<string, CalculatorMeta>> = Object.fromEntries(
  SUBCATEGORIES.flatMap(({ calculators }) => calculators).map((id) => [
    id,
    { name: `Name of ${id}`, description: `What ${id} does`, purpose: 'what it does', back: null },
  ]),
);

/** The menu as it is when every listed calculator exists. */
export const fullCatalog: Catalog = createCatalog(METAS);
