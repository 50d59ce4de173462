import { statisticText } from '#src/families/statisticsNumbers.ts';
import { workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { WorkingStep } from '#src/kit/presentation.ts';
import type { ChiSquareTestResult } from '#workers/formulas/chi-square-test.ts';

const MOST_TERMS = 6;

/** Returns χ² as a sum over the cells, if they are few, and Cramér's V. */
export function workingOf(result: ChiSquareTestResult): readonly WorkingStep[] {
  const value = statisticText(result.statistic);
  const cells =
    result.mode === 'contingency'
      ? result.counts.flatMap((row, r) =>
          row.map((observed, c) => ({ observed, expected: result.expected[r]?.[c] ?? 1 })),
        )
      : result.categories;
  const terms = cells.map(({ observed, expected }) => {
    const mean = workingNumber(expected, value);
    return `(${observed} − ${mean})² ÷ ${mean}`;
  });
  const steps: WorkingStep[] =
    terms.length > MOST_TERMS
      ? []
      : [{ label: 'Chi-square', formula: 'χ² = Σ (O − E)² ÷ E', substituted: terms.join(' + '), value }];
  if (result.mode !== 'contingency') return steps;
  const smaller = Math.min(result.rowTotals.length, result.columnTotals.length) - 1;
  const cramer = statisticText(result.cramerV);
  return [
    ...steps,
    {
      label: 'Cramér’s V',
      formula: 'V = √(χ² ÷ (N·min(r − 1, c − 1)))',
      substituted: `√(${workingNumber(result.statistic, cramer)} ÷ (${result.total}·${smaller}))`,
      value: cramer,
    },
  ];
}
