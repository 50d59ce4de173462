import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Block, CrossTableBlock, FactsBlock, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import type { ChiSquareTestResult, FitResult, TableResult } from '#workers/formulas/chi-square-test.ts';
import { FAR } from './charts.ts';

type Key = ResultKey<ChiSquareTestResult>;

/** Returns observed and expected counts with residuals, a line for each category. */
export function categoryTable({ categories }: FitResult, figure: FigureOf<Key>): TableBlock<Key> {
  return rowsTable(figure, {
    title: 'Categories',
    note: `A standardized residual beyond ±${FAR} names a category that does not fit.`,
    list: 'categories',
    rows: categories.length,
    columns: ['name', 'observed', 'expected', 'standardizedResidual'],
    isFolded: false,
  });
}

/** Returns the cells, and of a 2 × 2 table its exact test and ratios. */
export function contingencyTables(result: TableResult, figure: FigureOf<Key>): readonly Block<Key>[] {
  return [
    { kind: 'facts', figures: [figure('cramerV')] },
    ...(result.fisher === null ? [fourfoldMissing(figure)] : fourfold(figure)),
    residualTable(result, figure),
    countTables(result, figure),
  ];
}

function fourfold(figure: FigureOf<Key>): readonly Block<Key>[] {
  const row = (key: 'oddsRatio' | 'relativeRisk' | 'fisher' | 'fisher.asInR') => {
    const estimate = figure(key === 'oddsRatio' || key === 'relativeRisk' ? `${key}.estimate` : `${key}.oddsRatio`);
    return [estimate.label, estimate, figure(`${key}.lower`), figure(`${key}.upper`)];
  };
  return [
    {
      kind: 'facts',
      title: 'Tests of the 2 × 2 table',
      figures: [figure('fisher.pValue'), figure('yates.statistic'), figure('yates.pValue')],
    },
    {
      kind: 'table',
      title: 'Ratios of the 2 × 2 table',
      note: 'First row against second row, for the first column. R stops its search for the conditional ratio early, so that its limits are a little off; the line above has the exact ones.',
      columns: [
        { label: 'Ratio' },
        ...['Estimate', 'Lower limit', 'Upper limit'].map((label) => ({ label, numeric: true })),
      ],
      rows: [row('oddsRatio'), row('fisher'), row('fisher.asInR'), row('relativeRisk')],
    },
  ];
}

function fourfoldMissing(figure: FigureOf<Key>): FactsBlock<Key> {
  return {
    kind: 'facts',
    title: 'Tests of 2 × 2 tables',
    figures: [figure('yates'), figure('fisher'), figure('oddsRatio'), figure('relativeRisk')],
  };
}

const GROUPS = ['More than expected', 'Within ±2', 'Fewer than expected'] as const;

function residualTable({ columnNames, adjustedResiduals }: TableResult, figure: FigureOf<Key>): CrossTableBlock<Key> {
  return {
    kind: 'cross-table',
    title: 'Adjusted residuals of the cells',
    axes: { rows: 'Row', columns: 'Column' },
    columns: columnNames.map((_, at) => figure(`columnNames.${at}`)),
    rows: adjustedResiduals.map((row, r) => ({
      header: figure(`rowNames.${r}`),
      cells: row.map((residual, c) => ({
        figure: figure(`adjustedResiduals.${r}.${c}`),
        group: residual > FAR ? 0 : residual < -FAR ? 2 : 1,
      })),
    })),
    groups: GROUPS,
  };
}

function countTables({ rowNames, columnNames, counts, total }: TableResult, figure: FigureOf<Key>): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Observed and expected counts',
    note: 'Below each observed count, the count expected if rows and columns had nothing to do with each other.',
    columns: [{ label: 'Row' }, ...[...columnNames, 'Total'].map((label) => ({ label, numeric: true }))],
    rows: [
      ...counts.flatMap((row, r) => [
        [`${rowNames[r]}, observed`, ...row.map((_, c) => figure(`counts.${r}.${c}`)), figure(`rowTotals.${r}`)],
        [`${rowNames[r]}, expected`, ...row.map((_, c) => figure(`expected.${r}.${c}`)), ''],
      ]),
      ['Total', ...columnNames.map((_, c) => figure(`columnTotals.${c}`)), String(total)],
    ],
    isFolded: false,
  };
}
