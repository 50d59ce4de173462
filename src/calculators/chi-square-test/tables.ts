import { countFigure, nameFigure, pValueFigure, statistic } from '#src/families/statisticsNumbers.ts';
import type { Block, Cell, CrossTableBlock, FactsBlock, ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type { ChiSquareTestResult, FitResult, TableResult } from '#workers/formulas/chi-square-test.ts';
import type { ConditionalOddsRatio } from '#workers/lib/statistics/fisherExact.ts';
import { FAR } from './charts.ts';

type Key = ResultKey<ChiSquareTestResult>;

const OTHER_TABLE = { missing: 'For 2 × 2 tables only.' };
const INFINITE = { missing: 'Without limit: a cell is 0.' };

/** Returns observed and expected counts with residuals, a line for each category. */
export function categoryTable({ categories }: FitResult): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Categories',
    note: `A standardized residual beyond ±${FAR} names a category that does not fit.`,
    columns: [
      { label: 'Category' },
      ...['Observed', 'Expected', 'Standardized residual'].map((label) => ({ label, numeric: true })),
    ],
    rows: categories.map(({ name, observed, expected, standardizedResidual }, at) => [
      nameFigure<Key>(`categories.${at}.name`, 'Category', name),
      countFigure<Key>(`categories.${at}.observed`, `Observed, ${name}`, observed),
      statistic<Key>(`categories.${at}.expected`, `Expected, ${name}`, expected),
      statistic<Key>(`categories.${at}.standardizedResidual`, `Standardized residual, ${name}`, standardizedResidual),
    ]),
    isFolded: false,
  };
}

/** Returns the cells, and of a 2 × 2 table its exact test and ratios. */
export function contingencyTables(result: TableResult): readonly Block<Key>[] {
  return [
    {
      kind: 'facts',
      figures: [statistic<Key>('cramerV', 'Cramér’s V', result.cramerV, { note: '0 none, 1 complete.' })],
    },
    ...fourfold(result),
    residualTable(result),
    countTables(result),
  ];
}

function fourfold({ yates, fisher, oddsRatio, relativeRisk }: TableResult): readonly Block<Key>[] {
  if (yates === null || fisher === null || oddsRatio === null || relativeRisk === null) return [fourfoldMissing()];
  const ratio = (label: string, key: 'oddsRatio' | 'relativeRisk', value: typeof oddsRatio): readonly Cell<Key>[] => [
    label,
    statistic<Key>(`${key}.estimate`, label, value.estimate, INFINITE),
    statistic<Key>(`${key}.lower`, `Lower limit, ${label}`, value.lower, { missing: 'Not defined: a cell is 0.' }),
    statistic<Key>(`${key}.upper`, `Upper limit, ${label}`, value.upper, { missing: 'Not defined: a cell is 0.' }),
  ];
  const conditional = (
    label: string,
    key: 'fisher' | 'fisher.asInR',
    value: ConditionalOddsRatio,
  ): readonly Cell<Key>[] => [
    label,
    statistic<Key>(`${key}.oddsRatio`, label, value.oddsRatio, INFINITE),
    statistic<Key>(`${key}.lower`, `Lower limit, ${label}`, value.lower),
    statistic<Key>(`${key}.upper`, `Upper limit, ${label}`, value.upper, INFINITE),
  ];
  return [
    {
      kind: 'facts',
      title: 'Tests of the 2 × 2 table',
      figures: [
        pValueFigure('fisher.pValue', 'p value, Fisher’s exact test', fisher.pValue),
        statistic('yates.statistic', 'χ² with Yates’ correction', yates.statistic),
        pValueFigure('yates.pValue', 'p value, Yates', yates.pValue),
      ],
    },
    {
      kind: 'table',
      title: 'Ratios of the 2 × 2 table',
      note: 'First row against second row, for the first column. R stops its search for the conditional ratio early, so that its limits are a little off; the line above has the exact ones.',
      columns: [
        { label: 'Ratio' },
        ...['Estimate', 'Lower limit', 'Upper limit'].map((label) => ({ label, numeric: true })),
      ],
      rows: [
        ratio('Odds ratio, ad/bc (Woolf)', 'oddsRatio', oddsRatio),
        conditional('Odds ratio, conditional (exact)', 'fisher', fisher),
        conditional('The same as R prints it', 'fisher.asInR', fisher.asInR),
        ratio('Relative risk (Katz)', 'relativeRisk', relativeRisk),
      ],
    },
  ];
}

function fourfoldMissing(): FactsBlock<Key> {
  return {
    kind: 'facts',
    title: 'Tests of 2 × 2 tables',
    figures: [
      statistic<Key>('yates', 'Yates’ correction', null, OTHER_TABLE),
      statistic<Key>('fisher', 'Fisher’s exact test', null, OTHER_TABLE),
      statistic<Key>('oddsRatio', 'Odds ratio', null, OTHER_TABLE),
      statistic<Key>('relativeRisk', 'Relative risk', null, OTHER_TABLE),
    ],
  };
}

const GROUPS = ['More than expected', 'Within ±2', 'Fewer than expected'] as const;

function residualTable({ rowNames, columnNames, adjustedResiduals }: TableResult): CrossTableBlock<Key> {
  return {
    kind: 'cross-table',
    title: 'Adjusted residuals of the cells',
    axes: { rows: 'Row', columns: 'Column' },
    columns: columnNames.map((name, at) => nameFigure<Key>(`columnNames.${at}`, 'Column', name)),
    rows: adjustedResiduals.map((row, r) => ({
      header: nameFigure<Key>(`rowNames.${r}`, 'Row', rowNames[r] ?? ''),
      cells: row.map((residual, c) => ({
        figure: statistic<Key>(
          `adjustedResiduals.${r}.${c}`,
          `Adjusted residual, ${rowNames[r]}, ${columnNames[c]}`,
          residual,
        ),
        group: residual > FAR ? 0 : residual < -FAR ? 2 : 1,
      })),
    })),
    groups: GROUPS,
  };
}

function countTables({
  rowNames,
  columnNames,
  counts,
  expected,
  rowTotals,
  columnTotals,
  total,
}: TableResult): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Observed and expected counts',
    note: 'Below each observed count, the count expected if rows and columns had nothing to do with each other.',
    columns: [
      { label: 'Row' },
      ...columnNames.map((label) => ({ label, numeric: true })),
      { label: 'Total', numeric: true },
    ],
    rows: [
      ...counts.flatMap((row, r) => [
        [
          `${rowNames[r]}, observed`,
          ...row.map((count, c) =>
            countFigure<Key>(`counts.${r}.${c}`, `Observed, ${rowNames[r]}, ${columnNames[c]}`, count),
          ),
          countFigure<Key>(`rowTotals.${r}`, `Total, ${rowNames[r]}`, rowTotals[r] ?? 0),
        ],
        [
          `${rowNames[r]}, expected`,
          ...(expected[r] ?? []).map((mean, c) =>
            statistic<Key>(`expected.${r}.${c}`, `Expected, ${rowNames[r]}, ${columnNames[c]}`, mean),
          ),
          '',
        ],
      ]),
      [
        'Total',
        ...columnTotals.map((count, c) => countFigure<Key>(`columnTotals.${c}`, `Total, ${columnNames[c]}`, count)),
        String(total),
      ],
    ],
    isFolded: false,
  };
}
