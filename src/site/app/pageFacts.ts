/**
 * The facts about a page for its structured data and its preview picture. For the build only: no page needs them in the
 * browser.
 */

import type { CalculatorContent } from '#src/engine/kit/content.ts';
import type { AnyCalculatorDefinition, StandingWarning } from '#src/engine/kit/defineCalculator.ts';
import { AGREEMENT_PATH } from '#src/engine/kit/siteAddress.ts';
import { findCalculator, findCategory, findSubcategory } from '#src/site/catalog/catalog.ts';
import { isGuide } from '#src/site/catalog/isGuide.ts';
import { AGREEMENT_HEADING } from '#src/site/pages/agreement/facts.ts';
import { QUESTIONS as BIOLOGY_QUESTIONS } from '#src/site/pages/category/content/biology.ts';
import { TITLE } from '#src/site/pages/home/content.ts';

/** A page by its name and path. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

export interface PageFacts {
  /** The text of its heading. */
  readonly heading: string;
  /** The breadcrumb trail: Home, the pages above it, and itself. */
  readonly trail: readonly Crumb[];
  /** Questions and answers on the page. */
  readonly questions: CalculatorContent['faq'];
  /** The purpose of a calculator or a guide in one sentence; null for other pages. */
  readonly purpose: string | null;
  /** False for pages without a calculation. */
  readonly calculates: boolean;
  /** Whom the warning above the form says to call; null without a warning. */
  readonly call: StandingWarning['call'] | null;
}

const DEFINITIONS = import.meta.glob<AnyCalculatorDefinition>('../../calculators/*/calculator.ts', {
  import: 'default',
});
const CONTENTS = import.meta.glob<CalculatorContent>('../../calculators/*/content.ts', { import: 'default' });

const HOME: Crumb = { name: 'Home', path: '/' };

/** Facts of a page that only links to others. */
const LEADS_ON = { purpose: null, calculates: false, call: null } as const;

/** @param path of Home, the page of agreement, a category, a subcategory or a calculator; anything else is an error */
export async function pageFacts(path: string): Promise<PageFacts> {
  if (path === '/') return { heading: TITLE, trail: [HOME], questions: [], ...LEADS_ON };
  if (path === AGREEMENT_PATH)
    return { heading: AGREEMENT_HEADING, trail: [HOME, { name: AGREEMENT_HEADING, path }], questions: [], ...LEADS_ON };
  const [, kind, id = ''] = path.split('/');
  return kind === 'calculator' ? await calculatorFacts(id) : categoryFacts(path);
}

async function calculatorFacts(id: string): Promise<PageFacts> {
  const entry = findCalculator(id);
  const content = await CONTENTS[`../../calculators/${id}/content.ts`]?.();
  const definition = await DEFINITIONS[`../../calculators/${id}/calculator.ts`]?.();
  if (entry === undefined || content === undefined || (definition === undefined && !isGuide(id)))
    throw new Error(`no calculator '${id}'`);
  const heading = content.title ?? entry.name;
  return {
    heading,
    trail: [...trailOf(`/category/${entry.back?.to ?? entry.category}`), { name: heading, path: entry.path }],
    questions: definition?.frame === 'bare' ? [] : content.faq,
    purpose: entry.description,
    calculates: definition !== undefined,
    call: definition?.warning?.call ?? null,
  };
}

function categoryFacts(path: string): PageFacts {
  const trail = trailOf(path);
  return {
    heading: `${trail.at(-1)?.name} Calculators`,
    trail,
    questions: path === '/category/biology' ? BIOLOGY_QUESTIONS : [],
    ...LEADS_ON,
  };
}

/** Returns Home, the category and, where the path names one, the subcategory. */
function trailOf(path: string): readonly Crumb[] {
  const [, , categoryId, subcategoryId] = path.split('/');
  const category = findCategory(categoryId);
  if (category === undefined) throw new Error(`no page at '${path}'`);
  if (subcategoryId === undefined) return [HOME, { name: category.name, path: category.path }];
  const subcategory = findSubcategory(category, subcategoryId);
  if (subcategory === undefined) throw new Error(`no page at '${path}'`);
  return [HOME, { name: category.name, path: category.path }, { name: subcategory.name, path }];
}
