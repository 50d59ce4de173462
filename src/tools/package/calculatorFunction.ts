/** One calculator as a function: the same fields, formula and sentences as its page. */
import { fragmentOf } from '#src/engine/form/onDemand/permalink.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { uncertainAnswer } from '#src/tools/cli/uncertainAnswer.ts';
import type { AnyFormula } from '#workers/contract.ts';
import type { Source } from '#workers/reference/sources.ts';
import { type AnsweringFunction, answeringFunction } from './answeringFunction.ts';

export interface CalculatorParts {
  readonly id: string;
  readonly definition: AnyCalculatorDefinition;
  /** The formulas that it calls. */
  readonly formulas: readonly AnyFormula[];
  /** The citations of its method. */
  readonly sources: readonly Source[];
}

/** Makes the function of a calculator. */
export function calculatorFunction({ id, definition, formulas, sources }: CalculatorParts): AnsweringFunction {
  const { fields, warning } = definition;
  return answeringFunction({
    calculator: id,
    definition,
    warning,
    formulas,
    sources,
    answer: (host, draft) => uncertainAnswer(host, definition, draft, {}),
    // A dose is computed for the animal that is there: no link fills its page.
    fragment: (draft) => (definition.resultAfterEdit === 'removed' ? null : fragmentOf(fields, draft)),
  });
}
