import { short } from '#src/families/shortFigure.ts';
import { workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { WorkingStep } from '#src/kit/presentation.ts';
import type { HalfLifeInput, HalfLifeResult } from '#workers/formulas/half-life.ts';

/** Returns the lines from the entered numbers to the answer. */
export function workingOf(result: HalfLifeResult, input: HalfLifeInput): readonly WorkingStep[] {
  const [half, time] = [workingNumber(result.effectiveHalfLife), workingNumber(result.time)];
  const [start, left] = [workingNumber(result.initialAmount), workingNumber(result.remainingAmount)];
  return [
    ...(input.biologicalHalfLife === undefined
      ? []
      : [
          {
            label: 'Effective half-life',
            formula: 'T·T_b ÷ (T + T_b)',
            substituted: `1 ÷ (1 ÷ ${workingNumber(result.halfLife)} + 1 ÷ ${workingNumber(input.biologicalHalfLife)})`,
            value: `${short(result.effectiveHalfLife)} h`,
          },
        ]),
    answer(input.solveFor),
    {
      label: 'Decay constant',
      formula: 'λ = ln 2 ÷ T',
      substituted: `ln 2 ÷ ${half}`,
      value: `${short(result.decayConstant)} per h`,
    },
    {
      label: 'Mean lifetime',
      formula: 'τ = T ÷ ln 2',
      substituted: `${half} ÷ ln 2`,
      value: `${short(result.meanLifetime)} h`,
    },
  ];

  function answer(sought: HalfLifeInput['solveFor']): WorkingStep {
    const halvings = `log₂(${start} ÷ ${left})`;
    switch (sought) {
      case 'remainingAmount':
        return {
          label: 'Amount that is left',
          formula: 'N = N₀·2^(−t ÷ T)',
          substituted: `${start}·2^(−${time} ÷ ${half})`,
          value: short(result.remainingAmount),
        };
      case 'initialAmount':
        return {
          label: 'Amount at the start',
          formula: 'N₀ = N·2^(t ÷ T)',
          substituted: `${left}·2^(${time} ÷ ${half})`,
          value: short(result.initialAmount),
        };
      case 'time':
        return {
          label: 'Time',
          formula: 't = T·log₂(N₀ ÷ N)',
          substituted: `${half}·${halvings}`,
          value: `${short(result.time)} h`,
        };
      case 'halfLife':
        return {
          label: 'Half-life',
          formula: 'T = t ÷ log₂(N₀ ÷ N)',
          substituted: `${time} ÷ ${halvings}`,
          value: `${short(result.halfLife)} h`,
        };
    }
  }
}
