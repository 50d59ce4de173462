import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import type { LeslieMatrixResult } from '#workers/formulas/leslie-matrix.ts';

type Key = ResultKey<LeslieMatrixResult>;

/** Cells that a table draws at most; the CSV file has all. */
const MOST_CELLS = 4000;

/** Returns stable shares and reproductive values of the stages. */
export function structureTable(
  { stableDistribution, reproductiveValues }: LeslieMatrixResult,
  figure: FigureOf<Key>,
): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Stable structure and reproductive values',
    columns: [
      { label: 'Stage' },
      { label: 'Stable share', numeric: true },
      { label: 'Reproductive value', numeric: true },
    ],
    rows: stableDistribution.map((_, at) => [
      String(at + 1),
      figure(`stableDistribution.${at}`),
      reproductiveValues === null ? '–' : figure(`reproductiveValues.${at}`),
    ]),
    isFolded: false,
  };
}

/** Returns elasticities, sensitivities, and the matrix itself. */
export function matrixTables(
  { elasticities, sensitivities, matrix }: LeslieMatrixResult,
  figure: FigureOf<Key>,
): readonly TableBlock<Key>[] {
  const table = (list: 'elasticities' | 'sensitivities' | 'matrix', title: string): TableBlock<Key> =>
    rowsTable(figure, {
      title,
      list,
      rows: matrix.length,
      names: { heading: 'To stage', of: (at) => String(at + 1) },
      columns: matrix.map((_, from) => [`${from}`, `From ${from + 1}`] as const),
      isFolded: list !== 'elasticities',
    });
  return [
    ...(elasticities === null
      ? []
      : [{ ...table('elasticities', 'Elasticities'), note: 'Share of each rate in λ; together 1.' }]),
    ...(sensitivities === null ? [] : [table('sensitivities', 'Sensitivities')]),
    table('matrix', 'Projection matrix'),
  ];
}

/** Returns the numbers of every step. */
export function projectionTable({ projection, matrix }: LeslieMatrixResult, figure: FigureOf<Key>): TableBlock<Key> {
  return rowsTable(figure, {
    title: 'Numbers at every step',
    list: 'projection',
    rows: projection.length,
    columns: [
      ['time', 'Step'],
      ['total', 'Total'],
      ...matrix.map((_, at) => [`stages.${at}`, `Stage ${at + 1}`] as const),
    ],
    drawnRows: Math.min(200, Math.floor(MOST_CELLS / (matrix.length + 2))),
    isFolded: true,
  });
}
