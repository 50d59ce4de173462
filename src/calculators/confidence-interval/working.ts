import { statisticText } from '#src/calculators/families/statisticsNumbers.ts';
import { asTerm, workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { numeral } from '#src/engine/kit/writing.ts';
import type { ConfidenceIntervalInput, ConfidenceIntervalResult } from '#workers/formulas/confidence-interval.ts';

/** Returns how the interval of the headline was computed. */
export function workingOf(
  result: ConfidenceIntervalResult,
  input: ConfidenceIntervalInput,
  figure: FigureOf<ResultKey<ConfidenceIntervalResult>>,
): readonly WorkingStep[] {
  switch (result.mode) {
    case 'mean': {
      const { standardDeviation, count, standardError, criticalValue, marginOfError, estimate } = result;
      const [error, margin, limit] = [figure('standardError'), figure('marginOfError'), figure('upper')];
      return [
        {
          label: 'Standard error of the mean',
          formula: 'SE = s ÷ √n',
          substituted: `${workingNumber(standardDeviation, error.written)} ÷ √${count}`,
          value: error.text,
        },
        {
          label: `Margin of error, t of ${result.degreesOfFreedom} degrees of freedom`,
          formula: 't·SE',
          substituted: `${workingNumber(criticalValue, margin.written)} · ${workingNumber(standardError, margin.written)}`,
          value: margin.text,
        },
        {
          label: 'Upper limit',
          formula: 'mean + margin',
          substituted: `${asTerm(workingNumber(estimate, limit.written))} + ${workingNumber(marginOfError, limit.written)}`,
          value: limit.text,
        },
      ];
    }
    case 'proportion':
      return [
        {
          label: 'Proportion in percent',
          formula: '100·x ÷ n',
          substituted: `100 · ${input.successes} ÷ ${input.trials}`,
          value: figure('estimate').text,
        },
        {
          label: 'Wilson score limits',
          formula: '(p + z² ÷ 2n ± z·√(p(1 − p) ÷ n + z² ÷ 4n²)) ÷ (1 + z² ÷ n)',
          substituted: `p = ${statisticText(result.estimate / 100)}, n = ${input.trials}`,
          value: `${figure('lower').text} % to ${figure('upper').text} %`,
        },
      ];
    case 'difference-of-means': {
      const margin = numeral(statisticText(result.criticalValue * result.standardError));
      return [
        {
          label: 'Standard error of the difference',
          formula: 'SE = √(s₁² ÷ n₁ + s₂² ÷ n₂)',
          substituted: `√(${input.standardDeviation1}² ÷ ${input.sampleSize1} + ${input.standardDeviation2}² ÷ ${input.sampleSize2})`,
          value: figure('standardError').text,
        },
        {
          label: 'Margin of error, t with Welch’s degrees of freedom',
          formula: 't·SE',
          substituted: `${workingNumber(result.criticalValue, margin)} · ${workingNumber(result.standardError, margin)}`,
          value: margin.text,
        },
      ];
    }
    case 'difference-of-proportions':
      return [
        {
          label: 'Difference in percentage points',
          formula: '100·x₁ ÷ n₁ − 100·x₂ ÷ n₂',
          substituted: `100 · ${input.successes1} ÷ ${input.trials1} − 100 · ${input.successes2} ÷ ${input.trials2}`,
          value: figure('estimate').text,
        },
      ];
    case 'count':
      return [
        {
          label: 'Rate',
          formula: 'events ÷ exposure',
          substituted: `${input.events} ÷ ${workingNumber(input.exposure ?? 1, figure('estimate').written)}`,
          value: figure('estimate').text,
        },
      ];
  }
}
