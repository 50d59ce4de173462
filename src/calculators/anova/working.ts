import { statisticText } from '#src/families/statisticsNumbers.ts';
import { workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { WorkingStep } from '#src/kit/presentation.ts';
import type { AnovaResult } from '#workers/formulas/anova.ts';

/** Returns the mean squares, F and η². */
export function workingOf({ between, within, total, statistic, etaSquared }: AnovaResult): readonly WorkingStep[] {
  const meanSquare = (
    label: string,
    { sumOfSquares, degreesOfFreedom, meanSquare: mean }: typeof between,
  ): WorkingStep => {
    const value = statisticText(mean);
    return {
      label: `Mean square ${label} groups`,
      formula: 'MS = SS ÷ df',
      substituted: `${workingNumber(sumOfSquares, value)} ÷ ${degreesOfFreedom}`,
      value,
    };
  };
  const [f, eta] = [statisticText(statistic), statisticText(etaSquared)];
  return [
    meanSquare('between', between),
    meanSquare('within', within),
    {
      label: 'F',
      formula: 'F = MS between ÷ MS within',
      substituted: `${workingNumber(between.meanSquare, f)} ÷ ${workingNumber(within.meanSquare, f)}`,
      value: f,
    },
    {
      label: 'Effect size',
      formula: 'η² = SS between ÷ SS total',
      substituted: `${workingNumber(between.sumOfSquares, eta)} ÷ ${workingNumber(total.sumOfSquares, eta)}`,
      value: eta,
    },
  ];
}
