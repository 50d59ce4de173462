import { fragmentOf } from '#src/engine/form/onDemand/permalink.ts';
import { questionFragment } from '#src/engine/form/onDemand/questionLink.ts';
import { valuesInWords } from '#src/engine/form/onDemand/valuesInWords.ts';
import type { AnyAnalysisDefinition } from '#src/engine/kit/defineAnalysis.ts';
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';
import { ResultTools } from '#src/engine/results/ResultTools.tsx';
import type { AnalysisEntry } from '#src/site/catalog/analyses.ts';
import type { Analysis } from './useAnalysis.ts';

/** The page whose text is asked about, with the result that it shows. */
export interface AskedPage {
  /** The calculator's id. */
  readonly id: string;
  readonly title: string;
  readonly fields: AnyFields;
  /** The draft of the page's result. */
  readonly draft: Values;
  /** The input of the page's result; null while it has none, undefined where the analysis does not need it. */
  readonly given: unknown;
}

interface AnalysisToolsProps {
  readonly definition: AnyAnalysisDefinition;
  readonly entry: AnalysisEntry;
  readonly page: AskedPage;
  readonly answer: NonNullable<Analysis['answer']>;
}

/** Copy, link, save and print of one answer. */
export function AnalysisTools({ definition, entry, page, answer }: AnalysisToolsProps) {
  const { formula, fields } = definition;
  const { outcome, presentation, draft } = answer;
  const { given: _, ...input } = outcome.input as { readonly given: unknown };
  return (
    <ResultTools
      computed={{
        title: `${page.title}: ${entry.title}`,
        calculatorId: page.id,
        formula,
        presentation,
        entered: [...valuesInWords(page.fields, page.draft), ...valuesInWords(fields, draft)],
        input,
        result: outcome.result,
      }}
      fileName={`${page.id}-${entry.id}`}
      fragment={() => questionFragment(fragmentOf(page.fields, page.draft), entry.id, fragmentOf(fields, draft))}
    />
  );
}
