import { workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/kit/presentation.ts';
import type { ChiSquareTestResult } from '#workers/formulas/chi-square-test.ts';

const MOST_TERMS = 6;

/** Returns χ² as a sum over the cells, if they are few, and Cramér's V. */
export function workingOf(
  result: ChiSquareTestResult,
  figure: FigureOf<ResultKey<ChiSquareTestResult>>,
): readonly WorkingStep[] {
  const { text: value, written } = figure('statistic');
  const cells =
    result.mode === 'contingency'
      ? result.counts.flatMap((row, r) =>
          row.map((observed, c) => ({ observed, expected: result.expected[r]?.[c] ?? 1 })),
        )
      : result.categories;
  const terms = cells.map(({ observed, expected }) => {
    const mean = workingNumber(expected, written);
    return `(${observed} − ${mean})² ÷ ${mean}`;
  });
  const steps: WorkingStep[] =
    terms.length > MOST_TERMS
      ? []
      : [{ label: 'Chi-square', formula: 'χ² = Σ (O − E)² ÷ E', substituted: terms.join(' + '), value }];
  if (result.mode !== 'contingency') return steps;
  const smaller = Math.min(result.rowTotals.length, result.columnTotals.length) - 1;
  const cramer = figure('cramerV');
  return [
    ...steps,
    {
      label: 'Cramér’s V',
      formula: 'V = √(χ² ÷ (N·min(r − 1, c − 1)))',
      substituted: `√(${workingNumber(result.statistic, cramer.written)} ÷ (${result.total}·${smaller}))`,
      value: cramer.text,
    },
  ];
}
