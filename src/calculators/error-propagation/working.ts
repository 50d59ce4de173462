import { statisticText } from '#src/families/statisticsNumbers.ts';
import type { WorkingStep } from '#src/kit/presentation.ts';
import type { ErrorPropagationInput, ErrorPropagationResult } from '#workers/formulas/error-propagation.ts';

/** The steps of the linear law. */
export function workingOf(
  { value, standardUncertainty, contributions }: ErrorPropagationResult,
  { formula, variables }: ErrorPropagationInput,
): readonly WorkingStep[] {
  return [
    {
      label: 'Result',
      formula: formula.trim(),
      substituted: variables.map((each) => `${each.name} = ${each.value}`).join(', '),
      value: statisticText(value),
    },
    ...contributions.map(({ name, sensitivity, contribution }, at) => ({
      label: `Contribution of ${name}`,
      formula: `|∂f/∂${name}| × u(${name})`,
      substituted: `${statisticText(Math.abs(sensitivity))} × ${variables[at]?.standardUncertainty ?? 0}`,
      value: statisticText(contribution),
    })),
    {
      label: 'Standard uncertainty',
      formula: 'u = √(sum of the squared contributions)',
      substituted: `√(${contributions.map(({ contribution }) => `${statisticText(contribution)}²`).join(' + ')})`,
      value: statisticText(standardUncertainty),
    },
  ];
}
