import { workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/kit/presentation.ts';
import type { AnovaResult } from '#workers/formulas/anova.ts';

/** Returns the mean squares, F and η². */
export function workingOf(result: AnovaResult, figure: FigureOf<ResultKey<AnovaResult>>): readonly WorkingStep[] {
  const { between, within, total } = result;
  const meanSquare = (key: 'between' | 'within'): WorkingStep => {
    const { text, written } = figure(`${key}.meanSquare`);
    return {
      label: `Mean square ${key} groups`,
      formula: 'MS = SS ÷ df',
      substituted: `${workingNumber(result[key].sumOfSquares, written)} ÷ ${result[key].degreesOfFreedom}`,
      value: text,
    };
  };
  const [f, eta] = [figure('statistic'), figure('etaSquared')];
  return [
    meanSquare('between'),
    meanSquare('within'),
    {
      label: 'F',
      formula: 'F = MS between ÷ MS within',
      substituted: `${workingNumber(between.meanSquare, f.written)} ÷ ${workingNumber(within.meanSquare, f.written)}`,
      value: f.text,
    },
    {
      label: 'Effect size',
      formula: 'η² = SS between ÷ SS total',
      substituted: `${workingNumber(between.sumOfSquares, eta.written)} ÷ ${workingNumber(total.sumOfSquares, eta.written)}`,
      value: eta.text,
    },
  ];
}
