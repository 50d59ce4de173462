/** The routes of the specification. Every page is a chunk of its own; a calculator's page also waits for its definition and text. */
import type { RouteObject } from 'react-router-dom';
import { backLink, catalog, findCalculator } from '#src/catalog/catalog.ts';
import { relatedCalculators } from '#src/catalog/related.ts';
import type { CalculatorContent } from '#src/kit/content.ts';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import { AppFrame } from './AppFrame.tsx';
import { RouteError } from './RouteError.tsx';

/** Where the page for unknown addresses is rendered from; hosts serve it as 404.html. */
export const NOT_FOUND_PATH = '/404';

const DEFINITIONS = import.meta.glob<AnyCalculatorDefinition>('../calculators/*/calculator.ts', { import: 'default' });
const CONTENTS = import.meta.glob<CalculatorContent>('../calculators/*/content.ts', { import: 'default' });

export const routes: RouteObject[] = [
  {
    element: <AppFrame />,
    errorElement: <RouteError />,
    children: [
      { index: true, lazy: () => import('#src/pages/home/HomePage.tsx') },
      { path: 'category', lazy: () => import('#src/pages/category/CategoryPage.tsx') },
      { path: 'category/:categoryId', lazy: () => import('#src/pages/category/CategoryPage.tsx') },
      { path: 'category/:categoryId/:subcategoryId', lazy: () => import('#src/pages/subcategory/SubcategoryPage.tsx') },
      ...Object.entries(DEFINITIONS).map(([path, loadDefinition]) => calculatorRoute(folderOf(path), loadDefinition)),
      { path: '*', lazy: () => import('#src/pages/not-found/NotFoundPage.tsx') },
    ],
  },
];

function calculatorRoute(id: string, loadDefinition: () => Promise<AnyCalculatorDefinition>): RouteObject {
  return {
    path: `calculator/${id}`,
    async lazy() {
      const loadContent = CONTENTS[`../calculators/${id}/content.ts`];
      const entry = findCalculator(id);
      if (entry === undefined || loadContent === undefined) throw new Error(`'${id}' is not listed or has no text`);
      const [{ CalculatorPage, prepareCalculatorPage }, definition, content] = await Promise.all([
        import('#src/pages/calculator/CalculatorPage.tsx'),
        loadDefinition(),
        loadContent(),
      ]);
      await prepareCalculatorPage(definition);
      const page = { id: entry.id, meta: entry, back: backLink(entry), related: relatedCalculators(catalog, id) };
      // Keyed, so that going from one calculator to another starts a new machine.
      return { Component: () => <CalculatorPage key={id} {...page} definition={definition} content={content} /> };
    },
  };
}

function folderOf(path: string): string {
  return path.split('/').at(-2) ?? '';
}
