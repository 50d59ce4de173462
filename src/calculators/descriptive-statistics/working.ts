import { decimalsOf, inDecimals } from '#src/families/statisticsNumbers.ts';
import { asTerm, workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { WorkingStep } from '#src/kit/presentation.ts';
import type { DescribedColumn, DescriptiveStatisticsInput } from '#workers/formulas/descriptive-statistics.ts';

/** Returns mean, SD, SEM and interval of the first column. */
export function workingOf(
  column: DescribedColumn,
  { confidenceLevel }: DescriptiveStatisticsInput,
): readonly WorkingStep[] {
  const { name, count, sum, mean, variance, standardDeviation, standardError, confidenceInterval } = column;
  const decimals = decimalsOf(column);
  const shownMean = inDecimals(mean, decimals);
  const first: WorkingStep = {
    label: `Mean of ${name}`,
    formula: 'x̄ = Σx ÷ n',
    substituted: `${asTerm(workingNumber(sum, shownMean))} ÷ ${count}`,
    value: shownMean,
  };
  const { lower, upper } = confidenceInterval;
  if (variance === null || standardDeviation === null || standardError === null || lower === null || upper === null)
    return [first];
  const [deviation, error] = [inDecimals(standardDeviation, decimals), inDecimals(standardError, decimals + 1)];
  const half = inDecimals((upper - lower) / 2, decimals + 1);
  return [
    first,
    {
      label: 'Standard deviation',
      formula: 's = √(Σ(x − x̄)² ÷ (n − 1))',
      substituted: `√(${workingNumber(variance * (count - 1), deviation)} ÷ ${count - 1})`,
      value: deviation,
    },
    {
      label: 'Standard error of the mean',
      formula: 'SEM = s ÷ √n',
      substituted: `${workingNumber(standardDeviation, error)} ÷ √${count}`,
      value: error,
    },
    {
      label: `Half of the ${confidenceLevel} % interval, t of ${count - 1} degrees of freedom`,
      formula: 't·SEM',
      substituted: `${workingNumber((upper - lower) / 2 / (standardError || 1), half)} · ${workingNumber(standardError, half)}`,
      value: half,
    },
  ];
}
