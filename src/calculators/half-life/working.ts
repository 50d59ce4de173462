import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type { HalfLifeInput, HalfLifeResult } from '#workers/formulas/half-life.ts';
import { toldUnit } from './toldTimes.ts';

/** Returns the lines from the entered numbers to the answer. */
export function workingOf(
  result: HalfLifeResult,
  input: HalfLifeInput,
  figure: FigureOf<ResultKey<HalfLifeResult>>,
): readonly WorkingStep[] {
  const { hours } = toldUnit(result, input);
  const inUnit = (time: number): string => workingNumber(time / hours);
  const [half, time] = [inUnit(result.effectiveHalfLife), inUnit(result.time)];
  const [start, left] = [workingNumber(result.initialAmount), workingNumber(result.remainingAmount)];
  const halvings = `log₂(${start} ÷ ${left})`;
  const [label, formula, substituted] = {
    remainingAmount: ['Amount that is left', 'N = N₀·2^(−t ÷ T)', `${start}·2^(−${time} ÷ ${half})`] as const,
    initialAmount: ['Amount at the start', 'N₀ = N·2^(t ÷ T)', `${left}·2^(${time} ÷ ${half})`] as const,
    time: ['Time', 't = T·log₂(N₀ ÷ N)', `${half}·${halvings}`] as const,
    halfLife: ['Half-life', 'T = t ÷ log₂(N₀ ÷ N)', `${time} ÷ ${halvings}`] as const,
  }[input.solveFor];
  const told = (key: ResultKey<HalfLifeResult>): string => {
    const { text, unit } = figure(key);
    return unit === undefined ? text : `${text} ${unit}`;
  };
  return [
    ...(input.biologicalHalfLife === undefined
      ? []
      : [
          {
            label: 'Effective half-life',
            formula: 'T·T_b ÷ (T + T_b)',
            substituted: `1 ÷ (1 ÷ ${inUnit(result.halfLife)} + 1 ÷ ${inUnit(input.biologicalHalfLife)})`,
            value: told('effectiveHalfLife'),
          },
        ]),
    { label, formula, substituted, value: told(input.solveFor) },
    {
      label: 'Decay constant',
      formula: 'λ = ln 2 ÷ T',
      substituted: `ln 2 ÷ ${half}`,
      value: told('decayConstant'),
    },
    {
      label: 'Mean lifetime',
      formula: 'τ = T ÷ ln 2',
      substituted: `${half} ÷ ln 2`,
      value: told('meanLifetime'),
    },
  ];
}
