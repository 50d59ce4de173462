import { asTerm, workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type { OutlierTestInput, OutlierTestResult } from '#workers/formulas/outlier-test.ts';

/** Returns how the statistic, or the fences, came about. */
export function workingOf(
  result: OutlierTestResult,
  { fenceMultiplier }: OutlierTestInput,
  figure: FigureOf<ResultKey<OutlierTestResult>>,
): readonly WorkingStep[] {
  switch (result.method) {
    case 'grubbs': {
      const [value, mean, deviation] = [result.suspectValue, result.mean, result.standardDeviation].map((number) =>
        asTerm(String(number)),
      );
      return [
        {
          label: 'Grubbs’ statistic',
          formula: 'G = |x − x̄| ÷ s',
          substituted: `|${value} − ${mean}| ÷ ${deviation}`,
          value: figure('statistic').text,
        },
      ];
    }
    case 'dixon':
      return [
        {
          label: `Dixon’s ratio for ${result.count} values`,
          formula: 'gap ÷ range',
          substituted: result.ratio,
          value: figure('statistic').text,
        },
      ];
    case 'generalized-esd':
      return result.steps.slice(0, 3).map(({ step }, at) => ({
        label: `Step ${step}, of the values that are left`,
        formula: 'R = |x − x̄| ÷ s',
        substituted: `x = ${figure(`steps.${at}.value`).text}`,
        value: figure(`steps.${at}.statistic`).text,
      }));
    case 'iqr-fences': {
      const [low, high] = [figure('lowerFence'), figure('upperFence')];
      const [q1, q3] = [result.quartile1, result.quartile3].map((quartile) =>
        asTerm(workingNumber(quartile, low.written)),
      );
      return [
        {
          label: 'Lower fence',
          formula: 'Q₁ − multiplier·(Q₃ − Q₁)',
          substituted: `${q1} − ${fenceMultiplier} · (${q3} − ${q1})`,
          value: low.text,
        },
        {
          label: 'Upper fence',
          formula: 'Q₃ + multiplier·(Q₃ − Q₁)',
          substituted: `${q3} + ${fenceMultiplier} · (${q3} − ${q1})`,
          value: high.text,
        },
      ];
    }
  }
}
