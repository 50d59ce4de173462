import { statisticText } from '#src/calculators/families/statisticsNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type { ErrorPropagationInput, ErrorPropagationResult } from '#workers/formulas/error-propagation.ts';

/** The steps of the linear law. */
export function workingOf(
  { value, contributions }: ErrorPropagationResult,
  { formula, variables }: ErrorPropagationInput,
  figure: FigureOf<ResultKey<ErrorPropagationResult>>,
): readonly WorkingStep[] {
  return [
    {
      label: 'Result',
      formula: formula.trim(),
      substituted: variables.map((each) => `${each.name} = ${each.value}`).join(', '),
      value: statisticText(value),
    },
    ...contributions.map(({ name, sensitivity }, at) => ({
      label: `Contribution of ${name}`,
      formula: `|∂f/∂${name}| × u(${name})`,
      substituted: `${statisticText(Math.abs(sensitivity))} × ${variables[at]?.standardUncertainty ?? 0}`,
      value: figure(`contributions.${at}.contribution`).text,
    })),
    {
      label: 'Standard uncertainty',
      formula: 'u = √(sum of the squared contributions)',
      substituted: `√(${contributions.map((_, at) => `${figure(`contributions.${at}.contribution`).text}²`).join(' + ')})`,
      value: figure('standardUncertainty').text,
    },
  ];
}
