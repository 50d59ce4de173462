/** One section of a calculator's page as a function: what `--ask` answers on the command line. */

import { fragmentOf } from '#src/engine/form/onDemand/permalink.ts';
import type { AnyAnalysisDefinition } from '#src/engine/kit/defineAnalysis.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import type { AnalysisEntry } from '#src/site/catalog/analyses.ts';
import { questionFragment } from '#src/site/pages/calculator/onDemand/analysisLink.ts';
import { type AskedSection, askedAnswer, askedSection, pageDraft } from '#src/tools/cli/askedSection.ts';
import type { AnyFormula } from '#workers/contract.ts';
import type { Source } from '#workers/reference/sources.ts';
import { type AnsweringFunction, answeringFunction } from './answeringFunction.ts';

export interface SectionParts {
  /** Id of the calculator on whose page it is asked. */
  readonly page: string;
  readonly calculator: AnyCalculatorDefinition;
  readonly entry: AnalysisEntry;
  readonly analysis: AnyAnalysisDefinition;
  /** The formulas that it calls: that of the page as well, where it is asked of the page's text. */
  readonly formulas: readonly AnyFormula[];
  /** The citations of its method. */
  readonly sources: readonly Source[];
}

/** Makes the function of a section. */
export function sectionFunction(parts: SectionParts): AnsweringFunction {
  const { page, calculator, entry, analysis, formulas, sources } = parts;
  const asked = askedSection(entry, analysis, page, calculator);
  return answeringFunction({
    calculator: page,
    ask: entry.id,
    definition: asked.definition,
    warning: calculator.warning,
    formulas,
    sources,
    answer: (host, draft) => askedAnswer(host, asked, draft),
    fragment: (draft) => fragmentTo(asked, draft),
  });
}

/** Opens the page with the section; with its settings where they fit into a link. */
function fragmentTo(asked: AskedSection, draft: Values): string {
  const { entry, fields, page } = asked;
  const ofPage = page === null ? '' : fragmentOf(page.fields, pageDraft(asked, page, draft));
  return questionFragment(ofPage, entry.id, fragmentOf(fields, draft)) ?? `ask=${entry.id}`;
}
