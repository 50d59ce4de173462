import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type { PopulationInput, PopulationResult } from '#workers/formulas/population-growth.ts';

/** Returns rate, final population and, where the population grows, the doubling times. */
export function workingOf(
  result: PopulationResult,
  input: PopulationInput,
  figure: FigureOf<ResultKey<PopulationResult>>,
): readonly WorkingStep[] {
  const rate = String(Number((input.growthRate / 100).toPrecision(12)));
  const { logisticDoublingTime } = result.reference;
  return [
    { label: 'Rate as a share', formula: 'r = rate ÷ 100', substituted: `${input.growthRate} ÷ 100`, value: rate },
    finalStep(input, rate, figure('finalPopulation').text),
    ...(result.timeToDouble === null
      ? []
      : [
          {
            label: 'Time to double, without limit',
            formula: 'ln 2 ÷ r',
            substituted: `ln 2 ÷ ${rate}`,
            value: figure('timeToDouble').text,
          },
        ]),
    ...(logisticDoublingTime === null || input.carryingCapacity === undefined
      ? []
      : [
          {
            label: 'Time to double on the logistic curve',
            formula: 'ln(2·(K − N₀) ÷ (K − 2·N₀)) ÷ r',
            substituted: `ln(2·(${input.carryingCapacity} − ${input.initialPopulation}) ÷ (${input.carryingCapacity} − 2·${input.initialPopulation})) ÷ ${rate}`,
            value: figure('reference.logisticDoublingTime').text,
          },
        ]),
  ];
}

function finalStep(
  { initialPopulation, timeSpan, carryingCapacity }: PopulationInput,
  rate: string,
  value: string,
): WorkingStep {
  if (carryingCapacity === undefined)
    return {
      label: 'Final population',
      formula: 'N₀·e^(r·t)',
      substituted: `${initialPopulation}·e^(${rate}·${timeSpan})`,
      value,
    };
  if (initialPopulation === 0)
    return { label: 'Final population', formula: 'no individuals, no growth: N₀ = 0', substituted: '0', value };
  return {
    label: 'Final population',
    formula: 'K ÷ (1 + ((K − N₀) ÷ N₀)·e^(−r·t))',
    substituted: `${carryingCapacity} ÷ (1 + ((${carryingCapacity} − ${initialPopulation}) ÷ ${initialPopulation})·e^(−(${rate})·${timeSpan}))`,
    value,
  };
}
