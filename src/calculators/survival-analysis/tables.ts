import { cellText } from '#src/engine/kit/onDemand/presentationText.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Block, Cell, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import type { SurvivalAnalysisResult } from '#workers/formulas/survival-analysis.ts';

type Key = ResultKey<SurvivalAnalysisResult>;

const DRAWN = 50;
const AT_RISK_TIMES = 5;

/** Returns how many are still at risk at evenly spaced times. */
export function atRiskTable({ groups }: SurvivalAnalysisResult): TableBlock<Key> {
  const last = Math.max(...groups.map(({ table }) => table.at(-1)?.time ?? 0));
  const times = Array.from({ length: AT_RISK_TIMES + 1 }, (_, at) =>
    Number(((last * at) / AT_RISK_TIMES).toPrecision(3)),
  );
  return {
    kind: 'table',
    title: 'Number at risk',
    columns: [{ label: 'Group' }, ...times.map((time) => ({ label: String(time), numeric: true }))],
    rows: groups.map(({ name, table }) => [
      name,
      ...times.map((time) => String(table.find((step) => step.time >= time)?.atRisk ?? 0)),
    ]),
  };
}

/** Returns counts and medians of the groups. */
export function groupTable({ groups }: SurvivalAnalysisResult, headline: Key, figure: FigureOf<Key>): TableBlock<Key> {
  const table = rowsTable(figure, {
    title: 'Groups in numbers',
    list: 'groups',
    rows: groups.length,
    columns: [
      'name',
      'count',
      'events',
      'censored',
      'medianSurvival',
      ['medianLower', 'Lower limit'],
      ['medianUpper', 'Upper limit'],
    ],
  });
  const isHeadline = (cell: Cell) => typeof cell !== 'string' && cell.field === headline;
  return { ...table, rows: table.rows.map((row) => row.map((cell) => (isHeadline(cell) ? cellText(cell) : cell))) };
}

/** Returns both tests and the hazard ratio; with one group, facts that say that a second group is needed. */
export function testBlocks(
  { logRank, hazardRatio }: SurvivalAnalysisResult,
  headline: Key,
  figure: FigureOf<Key>,
): readonly Block<Key>[] {
  if (logRank === null)
    return [
      { kind: 'facts', title: 'Comparison', figures: [figure('logRank'), figure('petoPeto'), figure('hazardRatio')] },
    ];
  return [
    {
      kind: 'facts',
      title: 'Hazard ratio',
      figures: hazardRatio === null ? [figure('hazardRatio')] : RATIO.map((key) => figure(key)),
    },
    { kind: 'facts', title: 'Tests', figures: TESTS.filter((key) => key !== headline).map((key) => figure(key)) },
    rowsTable(figure, {
      title: 'Events observed and expected',
      list: 'logRank.groups',
      rows: logRank.groups.length,
      columns: ['name', ['observed', 'Observed'], ['expected', 'Expected']],
    }),
  ];
}

const RATIO: readonly Key[] = [
  'hazardRatio.group',
  'hazardRatio.reference',
  'hazardRatio.lower',
  'hazardRatio.upper',
  'hazardRatio.observedExpectedRatio',
];
const TESTS: readonly Key[] = [
  'logRank.statistic',
  'logRank.degreesOfFreedom',
  'logRank.pValue',
  'petoPeto.statistic',
  'petoPeto.degreesOfFreedom',
  'petoPeto.pValue',
];

const STEP = ['time', 'atRisk', 'events', 'censored', 'survival', 'standardError', 'lower', 'upper'] as const;

/** Returns the Kaplan-Meier table of every group, a row for every time. */
export function survivalTables({ groups }: SurvivalAnalysisResult, figure: FigureOf<Key>): readonly TableBlock<Key>[] {
  const columns = STEP.map((key) => ({ key, label: figure.column(`groups.0.table.0.${key}`).label }));
  return groups.map(({ name, table }, group) => ({
    kind: 'table',
    title: groups.length === 1 ? 'Kaplan-Meier table' : `Kaplan-Meier table, ${name}`,
    isFolded: true,
    columns: columns.map(({ key, label }) => (key === 'time' ? { label } : { label, numeric: true })),
    rows: table.map((_, at) =>
      columns.map(({ key, label }) =>
        figure(`groups.${group}.table.${at}.${key}`, { label: `${label}, ${name}, row ${at + 1}` }),
      ),
    ),
    ...(table.length > DRAWN ? { drawnRows: DRAWN } : {}),
  }));
}
