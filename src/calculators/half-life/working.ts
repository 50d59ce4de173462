import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type { HalfLifeInput, HalfLifeResult } from '#workers/formulas/half-life.ts';

/** Returns the lines from the entered numbers to the answer. */
export function workingOf(
  result: HalfLifeResult,
  input: HalfLifeInput,
  figure: FigureOf<ResultKey<HalfLifeResult>>,
): readonly WorkingStep[] {
  const [half, time] = [workingNumber(result.effectiveHalfLife), workingNumber(result.time)];
  const [start, left] = [workingNumber(result.initialAmount), workingNumber(result.remainingAmount)];
  const halvings = `log₂(${start} ÷ ${left})`;
  const [label, formula, substituted] = {
    remainingAmount: ['Amount that is left', 'N = N₀·2^(−t ÷ T)', `${start}·2^(−${time} ÷ ${half})`] as const,
    initialAmount: ['Amount at the start', 'N₀ = N·2^(t ÷ T)', `${left}·2^(${time} ÷ ${half})`] as const,
    time: ['Time', 't = T·log₂(N₀ ÷ N)', `${half}·${halvings}`] as const,
    halfLife: ['Half-life', 'T = t ÷ log₂(N₀ ÷ N)', `${time} ÷ ${halvings}`] as const,
  }[input.solveFor];
  const { text, unit } = figure(input.solveFor);
  return [
    ...(input.biologicalHalfLife === undefined
      ? []
      : [
          {
            label: 'Effective half-life',
            formula: 'T·T_b ÷ (T + T_b)',
            substituted: `1 ÷ (1 ÷ ${workingNumber(result.halfLife)} + 1 ÷ ${workingNumber(input.biologicalHalfLife)})`,
            value: `${figure('effectiveHalfLife').text} h`,
          },
        ]),
    { label, formula, substituted, value: unit === undefined ? text : `${text} ${unit}` },
    {
      label: 'Decay constant',
      formula: 'λ = ln 2 ÷ T',
      substituted: `ln 2 ÷ ${half}`,
      value: `${figure('decayConstant').text} per h`,
    },
    {
      label: 'Mean lifetime',
      formula: 'τ = T ÷ ln 2',
      substituted: `${half} ÷ ln 2`,
      value: `${figure('meanLifetime').text} h`,
    },
  ];
}
