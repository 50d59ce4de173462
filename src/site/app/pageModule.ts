/** The module of one calculator's or guide's page, and how it is found. */
import type { CalculatorContent, CalculatorMeta, CalculatorOpening } from '#src/engine/kit/content.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { calculatorPath } from '#src/engine/kit/siteAddress.ts';
import type { GhostProps } from '#src/site/pages/calculator/outcome/Ghost.tsx';

/** What a guide's page is made of: `src/tools/build/calculatorPages.ts`. */
export interface PageModule {
  readonly meta: CalculatorMeta;
  readonly opening: CalculatorOpening;
  readonly loadContent: () => Promise<CalculatorContent>;
}

/** What a calculator's page is made of. */
export interface CalculatorModule extends PageModule {
  readonly definition: AnyCalculatorDefinition;
  /** With the result of the example, which no development server computes. */
  readonly loadContent: () => Promise<CalculatorContent & { readonly example?: GhostProps['example'] }>;
}

/**
 * Loads the module of the page with this id. The served page names its own, so that a first visit does not load the
 * list of all.
 *
 * @throws when no calculator or guide has this id, or when the module cannot be loaded
 */
export async function loadPageModule(id: string): Promise<PageModule> {
  const address = import.meta.env.SSR ? undefined : servedModule(id);
  try {
    if (address !== undefined) return (await import(/* @vite-ignore */ address)) as PageModule;
  } catch {
    // Requested again below, where a failure is reported to `vite:preloadError`.
  }
  const { loadFromList } = await import('./onDemand/pageModules.ts');
  return loadFromList(id);
}

/** The URL that `src/tools/build/prerender.ts` wrote, where the served page is the one with this id. */
function servedModule(id: string): string | undefined {
  const { path, module } = document.getElementById('root')?.dataset ?? {};
  return path === calculatorPath(id) ? module : undefined;
}
