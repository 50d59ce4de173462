import { statisticText } from '#src/families/statisticsNumbers.ts';
import { fixed } from '#src/kit/format.ts';
import type { Figure, ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type { LeslieMatrixResult } from '#workers/formulas/leslie-matrix.ts';

type Key = ResultKey<LeslieMatrixResult>;

/** Cells that a table draws at most; the CSV file has all. */
const MOST_CELLS = 4000;

function figure(field: Key, label: string, value: number | null, text = statisticText): Figure<Key> {
  return { field, label, value, text: value === null ? '–' : text(value) };
}

/** Returns stable shares and reproductive values of the stages. */
export function structureTable({ stableDistribution, reproductiveValues }: LeslieMatrixResult): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Stable structure and reproductive values',
    columns: [
      { label: 'Stage' },
      { label: 'Stable share', numeric: true },
      { label: 'Reproductive value', numeric: true },
    ],
    rows: stableDistribution.map((share, at) => [
      String(at + 1),
      figure(`stableDistribution.${at}`, `Stable share of stage ${at + 1}`, share),
      reproductiveValues === null
        ? '–'
        : figure(`reproductiveValues.${at}`, `Reproductive value of stage ${at + 1}`, reproductiveValues[at] ?? null),
    ]),
    isFolded: false,
  };
}

/** Returns elasticities, sensitivities, and the matrix itself. */
export function matrixTables({ elasticities, sensitivities, matrix }: LeslieMatrixResult): readonly TableBlock<Key>[] {
  const four = (value: number) => fixed(value, 4);
  const table = (
    key: 'elasticities' | 'sensitivities' | 'matrix',
    title: string,
    values: LeslieMatrixResult['matrix'],
    text: (value: number) => string,
  ): TableBlock<Key> => ({
    kind: 'table',
    title,
    columns: [{ label: 'To stage' }, ...values.map((_, at) => ({ label: `From ${at + 1}`, numeric: true }))],
    rows: values.map((row, at) => [
      String(at + 1),
      ...row.map((value, from) => figure(`${key}.${at}.${from}`, `${title}, ${from + 1} to ${at + 1}`, value, text)),
    ]),
    isFolded: key !== 'elasticities',
  });
  return [
    ...(elasticities === null
      ? []
      : [
          {
            ...table('elasticities', 'Elasticities', elasticities, four),
            note: 'Share of each rate in λ; together 1.',
          },
        ]),
    ...(sensitivities === null ? [] : [table('sensitivities', 'Sensitivities', sensitivities, statisticText)]),
    table('matrix', 'Projection matrix', matrix, statisticText),
  ];
}

/** Returns the numbers of every step. */
export function projectionTable({ projection, matrix }: LeslieMatrixResult): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Numbers at every step',
    columns: [
      { label: 'Step', numeric: true },
      { label: 'Total', numeric: true },
      ...matrix.map((_, at) => ({ label: `Stage ${at + 1}`, numeric: true })),
    ],
    rows: projection.map(({ time, total, stages }, at) => [
      figure(`projection.${at}.time`, `Step ${time}`, time, String),
      figure(`projection.${at}.total`, `Total at step ${time}`, total),
      ...stages.map((count, stage) =>
        figure(`projection.${at}.stages.${stage}`, `Stage ${stage + 1} at step ${time}`, count),
      ),
    ]),
    drawnRows: Math.min(200, Math.floor(MOST_CELLS / (matrix.length + 2))),
    isFolded: true,
  };
}
