/** The site's routes. Every page is a separate chunk; a calculator's page also waits for its definition and text. */
import type { ReactNode } from 'react';
import { matchPath, Route, Routes, useLocation } from 'react-router-dom';
import type { CalculatorMeta } from '#src/engine/kit/content.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { AGREEMENT_PATH, ANIMALS_PATH, calculatorPath, NOTEBOOK_PATH } from '#src/engine/kit/siteAddress.ts';
import {
  type BackLinkTarget,
  CATEGORIES,
  type CalculatorId,
  type GuideId,
  SUBCATEGORIES,
} from '#src/engine/kit/taxonomy.ts';
import { type Preloadable, preloadable } from '#src/engine/ui/preloadable.tsx';
import { isGuide } from '#src/site/catalog/isGuide.ts';
import type { MethodAndSourcesProps } from '#src/site/pages/calculator/article/MethodAndSources.tsx';
import type { GuidePageProps } from '#src/site/pages/emergency/guidePage.ts';
import { AppFrame } from './AppFrame.tsx';
import { type CalculatorModule, loadPageModule, type PageModule } from './pageModule.ts';

/** The path from which the page for unknown URLs is rendered; hosts serve it as 404.html. */
export const NOT_FOUND_PATH = '/404';

const HomePage = preloadable(async () => {
  const { HomePage: Drawn } = await import('#src/site/pages/home/HomePage.tsx');
  return () => <Drawn load={loadDefinition} />;
});
const CategoryPage = preloadable(async () => (await import('#src/site/pages/category/CategoryPage.tsx')).CategoryPage);
const SubcategoryPage = preloadable(
  async () => (await import('#src/site/pages/subcategory/SubcategoryPage.tsx')).SubcategoryPage,
);
const NotebookPage = preloadable(async () => {
  const { NotebookPage: Drawn } = await import('#src/site/pages/notebook/NotebookPage.tsx');
  return () => <Drawn load={loadDefinition} />;
});
const AnimalsPage = preloadable(async () => {
  const { AnimalsPage: Drawn } = await import('#src/site/pages/animals/AnimalsPage.tsx');
  return () => <Drawn load={loadDefinition} />;
});
const AgreementPage = preloadable(
  async () => (await import('#src/site/pages/agreement/AgreementPage.tsx')).AgreementPage,
);
const NotFoundPage = preloadable(async () => (await import('#src/site/pages/not-found/NotFoundPage.tsx')).NotFoundPage);

interface SiteRoute {
  readonly path: string;
  readonly Page: Preloadable<object>;
}

/** The first route that matches a URL is used. */
const ROUTES: readonly SiteRoute[] = [
  { path: '/', Page: HomePage },
  { path: NOTEBOOK_PATH, Page: NotebookPage },
  { path: ANIMALS_PATH, Page: AnimalsPage },
  { path: AGREEMENT_PATH, Page: AgreementPage },
  { path: '/category', Page: CategoryPage },
  { path: '/category/:categoryId', Page: CategoryPage },
  { path: '/category/:categoryId/:subcategoryId', Page: SubcategoryPage },
  ...[...new Set(SUBCATEGORIES.flatMap(({ calculators }): readonly CalculatorId[] => calculators))].map((id) => ({
    path: calculatorPath(id),
    Page: isGuide(id) ? guidePage(id) : calculatorPage(id),
  })),
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

function calculatorPage(id: CalculatorId): Preloadable<object> {
  return preloadable(async () => {
    const [{ CalculatorPage, prepareCalculatorPage }, { definition, meta, opening, loadContent }] = await Promise.all([
      import('#src/site/pages/calculator/CalculatorPage.tsx'),
      loadPageModule(id) as Promise<CalculatorModule>,
    ]);
    const Introduction = introductionFrom(loadContent, { definition });
    const { evidence, sources } = definition;
    const Ghost = ghostFrom(loadContent, id);
    const Explanation = explanationFrom(loadContent, definition.frame !== 'bare', {
      id,
      title: opening.title ?? meta.name,
      evidence,
      sources,
    });
    const page = { id, meta, back: backLink(meta), definition, opening, Introduction, Ghost, Explanation };
    await prepareCalculatorPage(page, import.meta.env.SSR || !isServedPage);
    return () => <CalculatorPage {...page} />;
  });
}

/** The page of each guide. */
const GUIDE_PAGES: Readonly<Record<GuideId, () => Promise<(props: GuidePageProps) => ReactNode>>> = {
  'pet-emergency': async () => (await import('#src/site/pages/emergency/EmergencyPage.tsx')).EmergencyPage,
  'animal-emergency': async () => (await import('#src/site/pages/emergency/TroublePage.tsx')).TroublePage,
};

function guidePage(id: GuideId): Preloadable<object> {
  return preloadable(async () => {
    const [Drawn, { prepareGuide }, { meta, opening, loadContent }] = await Promise.all([
      GUIDE_PAGES[id](),
      import('#src/site/pages/emergency/guidePage.ts'),
      loadPageModule(id),
    ]);
    const Introduction = introductionFrom(loadContent, { lead: meta.description });
    const page = {
      meta,
      back: backLink(meta),
      opening,
      Introduction,
      Explanation: explanationFrom(loadContent, true, null),
    };
    await prepareGuide(page, import.meta.env.SSR || !isServedPage);
    return () => <Drawn {...page} />;
  });
}

/** For the notebook, whose steps are of any calculator, and for Home, where a table may be for any. */
async function loadDefinition(id: string): Promise<AnyCalculatorDefinition> {
  return ((await loadPageModule(id)) as CalculatorModule).definition;
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
      import('#src/site/pages/calculator/article/Introduction.tsx'),
      loadContent(),
    ]);
    const paragraphs = lead === undefined ? introduction : [lead, ...introduction];
    return () => (
      <Drawn
        heading={definition === undefined ? 'About this guide' : 'About this calculator'}
        keywords={definition?.frame === 'bare' ? [] : keywords}
        introduction={paragraphs}
      />
    );
  });
}

function ghostFrom(loadContent: CalculatorModule['loadContent'], id: CalculatorId): Preloadable<object> {
  return preloadable<object>(async () => {
    const [{ Ghost }, { example }] = await Promise.all([
      import('#src/site/pages/calculator/outcome/Ghost.tsx'),
      loadContent(),
    ]);
    return () => example && <Ghost id={id} example={example} />;
  });
}

function explanationFrom(
  loadContent: PageModule['loadContent'],
  hasFrame: boolean,
  method: MethodAndSourcesProps | null,
): Preloadable<object> {
  return preloadable<object>(async () => {
    const [{ Explanation: Drawn }, content] = await Promise.all([
      import('#src/site/pages/calculator/article/Explanation.tsx'),
      loadContent(),
    ]);
    return () => <Drawn content={hasFrame ? content : null} method={method} />;
  });
}

interface BackLink {
  readonly to: string;
  readonly label: string;
}

/** Returns the target and text of a calculator's back link; null: the page has none. */
export function backLink({ back }: Pick<CalculatorMeta, 'back'>): BackLink | null {
  if (back === null) return null;
  return { to: `/category/${back.to}`, label: back.label ?? `Back to ${targetName(back.to)} Calculators` };
}

function targetName(target: BackLinkTarget): string {
  const [categoryId, subcategoryId] = target.split('/');
  const subcategory = SUBCATEGORIES.find(({ category, id }) => category === categoryId && id === subcategoryId);
  return subcategory?.name ?? CATEGORIES.find(({ id }) => id === categoryId)?.name ?? '';
}
