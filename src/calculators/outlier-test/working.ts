import { statisticText } from '#src/families/statisticsNumbers.ts';
import { asTerm, workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { WorkingStep } from '#src/kit/presentation.ts';
import type { OutlierTestInput, OutlierTestResult } from '#workers/formulas/outlier-test.ts';

/** Returns how the statistic, or the fences, came about. */
export function workingOf(result: OutlierTestResult, { fenceMultiplier }: OutlierTestInput): readonly WorkingStep[] {
  switch (result.method) {
    case 'grubbs': {
      const text = statisticText(result.statistic);
      const [value, mean, deviation] = [result.suspectValue, result.mean, result.standardDeviation].map((number) =>
        asTerm(String(number)),
      );
      return [
        {
          label: 'Grubbs’ statistic',
          formula: 'G = |x − x̄| ÷ s',
          substituted: `|${value} − ${mean}| ÷ ${deviation}`,
          value: text,
        },
      ];
    }
    case 'dixon':
      return [
        {
          label: `Dixon’s ratio for ${result.count} values`,
          formula: 'gap ÷ range',
          substituted: result.ratio,
          value: statisticText(result.statistic),
        },
      ];
    case 'generalized-esd':
      return result.steps.slice(0, 3).map(({ step, value, statistic }) => ({
        label: `Step ${step}, of the values that are left`,
        formula: 'R = |x − x̄| ÷ s',
        substituted: `x = ${statisticText(value)}`,
        value: statisticText(statistic),
      }));
    case 'iqr-fences': {
      const [low, high] = [statisticText(result.lowerFence), statisticText(result.upperFence)];
      const [q1, q3] = [result.quartile1, result.quartile3].map((quartile) => asTerm(workingNumber(quartile, low)));
      return [
        {
          label: 'Lower fence',
          formula: 'Q₁ − multiplier·(Q₃ − Q₁)',
          substituted: `${q1} − ${fenceMultiplier} · (${q3} − ${q1})`,
          value: low,
        },
        {
          label: 'Upper fence',
          formula: 'Q₃ + multiplier·(Q₃ − Q₁)',
          substituted: `${q3} + ${fenceMultiplier} · (${q3} − ${q1})`,
          value: high,
        },
      ];
    }
  }
}
