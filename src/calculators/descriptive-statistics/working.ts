import { decimalsOf, inDecimals } from '#src/calculators/families/statisticsNumbers.ts';
import { asTerm, workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { numeral } from '#src/engine/kit/writing.ts';
import type {
  DescribedColumn,
  DescriptiveStatisticsInput,
  DescriptiveStatisticsResult,
} from '#workers/formulas/descriptive-statistics.ts';

/** Returns mean, SD, SEM and interval of the first column. */
export function workingOf(
  column: DescribedColumn,
  { confidenceLevel }: DescriptiveStatisticsInput,
  figure: FigureOf<ResultKey<DescriptiveStatisticsResult>>,
): readonly WorkingStep[] {
  const { name, count, sum, variance, standardDeviation, standardError, confidenceInterval } = column;
  const mean = figure('columns.0.mean');
  const first: WorkingStep = {
    label: `Mean of ${name}`,
    formula: 'x̄ = Σx ÷ n',
    substituted: `${asTerm(workingNumber(sum, mean.written))} ÷ ${count}`,
    value: mean.text,
  };
  const { lower, upper } = confidenceInterval;
  if (variance === null || standardDeviation === null || standardError === null || lower === null || upper === null)
    return [first];
  const [deviation, error] = [figure('columns.0.standardDeviation'), figure('columns.0.standardError')];
  const half = numeral(inDecimals((upper - lower) / 2, decimalsOf(column) + 1));
  return [
    first,
    {
      label: 'Standard deviation',
      formula: 's = √(Σ(x − x̄)² ÷ (n − 1))',
      substituted: `√(${workingNumber(variance * (count - 1), deviation.written)} ÷ ${count - 1})`,
      value: deviation.text,
    },
    {
      label: 'Standard error of the mean',
      formula: 'SEM = s ÷ √n',
      substituted: `${workingNumber(standardDeviation, error.written)} ÷ √${count}`,
      value: error.text,
    },
    {
      label: `Half of the ${confidenceLevel} % interval, t of ${count - 1} degrees of freedom`,
      formula: 't·SEM',
      substituted: `${workingNumber((upper - lower) / 2 / (standardError || 1), half)} · ${workingNumber(standardError, half)}`,
      value: half.text,
    },
  ];
}
