/** The site's routes. Every page is a separate chunk; a calculator's page also waits for its definition and text. */
import { matchPath, Route, Routes, useLocation } from 'react-router-dom';
import { backLink } from '#src/catalog/backLink.ts';
import { isListed } from '#src/catalog/isListed.ts';
import type { CalculatorContent, CalculatorOpening } from '#src/kit/content.ts';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import type { CalculatorMeta } from '#src/kit/meta.ts';
import { calculatorPath } from '#src/kit/siteAddress.ts';
import { type Preloadable, preloadable } from '#src/ui/preloadable.tsx';
import { AppFrame } from './AppFrame.tsx';

/** The path from which the page for unknown URLs is rendered; hosts serve it as 404.html. */
export const NOT_FOUND_PATH = '/404';

/** One module per calculator: `src/build/calculatorPages.ts`. */
interface PageModule {
  readonly definition: AnyCalculatorDefinition;
  readonly meta: CalculatorMeta;
  readonly opening: CalculatorOpening;
  readonly loadContent: () => Promise<CalculatorContent>;
}

const PAGES = import.meta.glob<PageModule>('../calculators/*/calculator.ts', { query: '?page' });

/** The pages of `GUIDES`, which calculate nothing. */
const GUIDE_PAGES = import.meta.glob<Omit<PageModule, 'definition'>>('../calculators/pet-emergency/content.ts', {
  query: '?guide',
});

const HomePage = preloadable(async () => (await import('#src/pages/home/HomePage.tsx')).HomePage);
const CategoryPage = preloadable(async () => (await import('#src/pages/category/CategoryPage.tsx')).CategoryPage);
const SubcategoryPage = preloadable(
  async () => (await import('#src/pages/subcategory/SubcategoryPage.tsx')).SubcategoryPage,
);
const NotFoundPage = preloadable(async () => (await import('#src/pages/not-found/NotFoundPage.tsx')).NotFoundPage);

interface SiteRoute {
  readonly path: string;
  readonly Page: Preloadable<object>;
}

/** The first route that matches a URL is used. */
const ROUTES: readonly SiteRoute[] = [
  { path: '/', Page: HomePage },
  { path: '/category', Page: CategoryPage },
  { path: '/category/:categoryId', Page: CategoryPage },
  { path: '/category/:categoryId/:subcategoryId', Page: SubcategoryPage },
  ...Object.entries(PAGES).map(([file, loadPage]) => calculatorRoute(folderOf(file), loadPage)),
  ...Object.entries(GUIDE_PAGES).map(([file, loadPage]) => guideRoute(folderOf(file), loadPage)),
];
const UNKNOWN: SiteRoute = { path: '*', Page: NotFoundPage };

/** True until the prerendered page has hydrated: its text is in the document, that of a later page is not. */
let isServedPage = true;

/**
 * All pages in their frame. The router would warn about a URL that cannot be decoded, so that is treated as unknown.
 */
export function Site() {
  const { pathname } = useLocation();
  return (
    <Routes {...(isDecodable(pathname) ? {} : { location: NOT_FOUND_PATH })}>
      <Route element={<AppFrame />}>
        {[...ROUTES, UNKNOWN].map(({ path, Page }) => (
          <Route key={path} path={path} caseSensitive element={<Page />} />
        ))}
      </Route>
    </Routes>
  );
}

function isDecodable(pathname: string): boolean {
  try {
    // Compared, because the bundler would drop a call whose result is unused.
    return decodeURI(pathname) !== '';
  } catch {
    return false;
  }
}

/** Returns whether a URL path names a page. */
export function isPage(pathname: string): boolean {
  return routeOf(pathname) !== UNKNOWN;
}

/** Loads the code and text of the page at a path. */
export async function preloadPage(pathname: string): Promise<void> {
  await routeOf(pathname).Page.preload();
  isServedPage = false;
}

function routeOf(pathname: string): SiteRoute {
  return ROUTES.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname) !== null) ?? UNKNOWN;
}

function calculatorRoute(id: string, loadPage: () => Promise<PageModule>): SiteRoute {
  const Page = preloadable(async () => {
    if (!isListed(id)) throw new Error(`'${id}' is not listed`);
    const [{ CalculatorPage, prepareCalculatorPage }, { definition, meta, opening, loadContent }] = await Promise.all([
      import('#src/pages/calculator/CalculatorPage.tsx'),
      loadPage(),
    ]);
    const Introduction = introductionFrom(loadContent, { definition });
    const Explanation = explanationFrom(loadContent);
    const page = { id, meta, back: backLink(meta), definition, opening, Introduction, Explanation };
    await prepareCalculatorPage(page, import.meta.env.SSR || !isServedPage);
    return () => <CalculatorPage {...page} />;
  });
  return { path: calculatorPath(id), Page };
}

function guideRoute(id: string, loadPage: () => Promise<Omit<PageModule, 'definition'>>): SiteRoute {
  const Page = preloadable(async () => {
    const [{ EmergencyPage, prepareEmergencyPage }, { meta, opening, loadContent }] = await Promise.all([
      import('#src/pages/emergency/EmergencyPage.tsx'),
      loadPage(),
    ]);
    const Introduction = introductionFrom(loadContent, { lead: meta.description });
    const page = { meta, back: backLink(meta), opening, Introduction, Explanation: explanationFrom(loadContent) };
    await prepareEmergencyPage(page, import.meta.env.SSR || !isServedPage);
    return () => <EmergencyPage {...page} />;
  });
  return { path: calculatorPath(id), Page };
}

interface IntroductionParts {
  /** A calculator outside the page frame shows no keywords. */
  readonly definition?: AnyCalculatorDefinition;
  /** A paragraph before the others. */
  readonly lead?: string;
}

function introductionFrom(
  loadContent: PageModule['loadContent'],
  { definition, lead }: IntroductionParts,
): Preloadable<object> {
  return preloadable<object>(async () => {
    const [{ Introduction: Drawn }, { keywords, introduction }] = await Promise.all([
      import('#src/pages/calculator/article/Introduction.tsx'),
      loadContent(),
    ]);
    const paragraphs = lead === undefined ? introduction : [lead, ...introduction];
    return () => <Drawn keywords={definition?.frame === 'bare' ? [] : keywords} introduction={paragraphs} />;
  });
}

function explanationFrom(loadContent: PageModule['loadContent']): Preloadable<object> {
  return preloadable<object>(async () => {
    const [{ Explanation: Drawn }, content] = await Promise.all([
      import('#src/pages/calculator/article/Explanation.tsx'),
      loadContent(),
    ]);
    return () => <Drawn content={content} />;
  });
}

function folderOf(path: string): string {
  return path.split('/').at(-2) ?? '';
}
