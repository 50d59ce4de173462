import { fragmentOf } from '#src/form/permalink.ts';
import { valuesInWords } from '#src/form/valuesInWords.ts';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import type { Values } from '#src/kit/fields.ts';
import type { Presentation } from '#src/kit/presentation.ts';
import type { Outcome } from '#src/machine/calculatorMachine.ts';
import { ResultTools } from '#src/results/ResultTools.tsx';
import { ResultView } from '#src/results/ResultView.tsx';
import type { ReadText } from './useCalculator.ts';

export interface ShownResultProps {
  readonly title: string;
  readonly calculatorId: string;
  readonly definition: AnyCalculatorDefinition;
  readonly outcome: Outcome;
  /** What was in the boxes when the outcome was computed. */
  readonly draft: Values;
  readonly presentation: Presentation;
  readonly readText: ReadText;
}

/** A result, and what can be done with it. */
export function ShownResult({
  title,
  calculatorId,
  definition,
  outcome,
  draft,
  presentation,
  readText,
}: ShownResultProps) {
  const { Result, fields, formula } = definition;
  const { input, result } = outcome;
  const entered = valuesInWords(fields, draft);
  return (
    <>
      {Result === undefined ? (
        <ResultView presentation={presentation} readText={readText} />
      ) : (
        <Result result={result} input={input} />
      )}
      <ResultTools
        computed={{ title, calculatorId, formula, presentation, entered, input, result }}
        fragment={() => fragmentOf(fields, draft)}
        calendar={definition.calendar}
        printLabel={definition.printLabel}
        {...onlyText(definition, presentation)}
      />
    </>
  );
}

/** On pages on toxicity and medicine, Copy gives what the share text gives. */
function onlyText({ resultAfterEdit, shareText }: AnyCalculatorDefinition, presentation: Presentation) {
  return resultAfterEdit === 'removed' && shareText !== undefined ? { onlyText: shareText(presentation) } : {};
}
