/** Lists every page that the build writes, with its file and the modules that it needs first. */

import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { AGREEMENT_PATH, ANIMALS_PATH, NOTEBOOK_PATH, picturePath } from '#src/engine/kit/siteAddress.ts';
import type { GuideId } from '#src/engine/kit/taxonomy.ts';
import { catalog, catalogPaths } from '#src/site/catalog/catalog.ts';
import { isGuide } from '#src/site/catalog/isGuide.ts';
import { firstModules } from '#src/site/pages/calculator/firstParts.ts';
import { NOT_FOUND_PATH } from './routes.tsx';

export interface Page {
  readonly path: string;
  /** Path below the output folder. */
  readonly file: string;
  /** Path of its preview picture below the output folder; null for a page that must not be indexed. */
  readonly picture: string | null;
  /** Keys of the build's manifest, preloaded with the page. */
  readonly modules: readonly string[];
}

const DEFINITIONS = import.meta.glob<AnyCalculatorDefinition>('../../calculators/*/calculator.ts', {
  import: 'default',
});

/** The page of each guide, as in `routes.tsx`. */
const GUIDE_FILES: Readonly<Record<GuideId, string>> = {
  'pet-emergency': 'src/site/pages/emergency/EmergencyPage.tsx',
  'animal-emergency': 'src/site/pages/emergency/TroublePage.tsx',
};

const calculatorPages = new Map(
  await Promise.all(
    catalog.calculators.map(async ({ id, path }) => {
      const definition = await DEFINITIONS[`../../calculators/${id}/calculator.ts`]?.();
      if (definition !== undefined) return [path, firstModules(id, definition)] as const;
      return [path, isGuide(id) ? guideModules(id) : []] as const;
    }),
  ),
);

/** Pages that search engines are not to list. */
export const UNLISTED: readonly string[] = [NOTEBOOK_PATH, ANIMALS_PATH, NOT_FOUND_PATH];

export const pages: readonly Page[] = [...catalogPaths(), AGREEMENT_PATH, ...UNLISTED].map((path) => ({
  path,
  file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
  picture: UNLISTED.includes(path) ? null : picturePath(path).slice(1),
  modules: modulesOf(path),
}));

function modulesOf(path: string): readonly string[] {
  // From a page of links, the next page is a calculator.
  return calculatorPages.get(path) ?? [pageOfLinks(path), 'src/site/app/onDemand/pageModules.ts'];
}

function pageOfLinks(path: string): string {
  if (path === '/') return 'src/site/pages/home/HomePage.tsx';
  if (path === NOTEBOOK_PATH) return 'src/site/pages/notebook/NotebookPage.tsx';
  if (path === ANIMALS_PATH) return 'src/site/pages/animals/AnimalsPage.tsx';
  if (path === AGREEMENT_PATH) return 'src/site/pages/agreement/AgreementPage.tsx';
  if (path === NOT_FOUND_PATH) return 'src/site/pages/not-found/NotFoundPage.tsx';
  const isSubcategory = path.split('/').length === 4;
  return isSubcategory ? 'src/site/pages/subcategory/SubcategoryPage.tsx' : 'src/site/pages/category/CategoryPage.tsx';
}

/** Returns the modules that a guide's page needs before it renders, as named in the build's manifest. */
function guideModules(id: GuideId): readonly string[] {
  return [GUIDE_FILES[id], 'src/site/pages/emergency/guidePage.ts', `src/calculators/${id}/content.ts?guide`];
}
