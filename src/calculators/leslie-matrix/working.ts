import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type { LeslieMatrixResult } from '#workers/formulas/leslie-matrix.ts';

/** Most terms shown of a sum. */
const TERMS = 5;

/** Returns the first stage after one step, λ from the stable structure, and its logarithm. */
export function workingOf(
  { matrix, projection, lambda, stableDistribution }: LeslieMatrixResult,
  figure: FigureOf<ResultKey<LeslieMatrixResult>>,
): readonly WorkingStep[] {
  const sum = (row: readonly number[], values: readonly number[]) => {
    const terms = row.map((rate, at) => `${workingNumber(rate)}·${workingNumber(values[at] ?? 0)}`);
    return `${terms.slice(0, TERMS).join(' + ')}${terms.length > TERMS ? ' + …' : ''}`;
  };
  const [start, next] = projection;
  const factor = figure('lambda');
  const total = stableDistribution.reduce(
    (all, share, at) => all + share * matrix.reduce((column, row) => column + (row[at] ?? 0), 0),
    0,
  );
  return [
    ...(start === undefined || next === undefined
      ? []
      : [
          {
            label: 'First stage after one step',
            formula: 'n₁(1) = Σ a₁ⱼ·nⱼ(0)',
            substituted: sum(matrix[0] ?? [], start.stages),
            value: figure('projection.1.stages.0').text,
          },
        ]),
    {
      label: 'Growth of the stable structure in one step',
      formula: 'λ = Σ(A·w) ÷ Σw',
      substituted: `${workingNumber(total, factor.written)} ÷ 1`,
      value: factor.text,
    },
    {
      label: 'Rate of increase',
      formula: 'r = ln λ',
      substituted: `ln ${workingNumber(lambda)}`,
      value: figure('intrinsicRate').text,
    },
  ];
}
