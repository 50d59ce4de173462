import { fixed } from '#src/engine/kit/format.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Block, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import type { BetaDiversityResult } from '#workers/formulas/beta-diversity.ts';

type Key = ResultKey<BetaDiversityResult>;

/** Shades of the heat map, by hundredths. */
const STEPS = 100;
/** A larger matrix is drawn as a table, of which the CSV file has the rest. */
const MOST_SHADED = 40;
const DRAWN = 200;
const two = (value: number) => fixed(value, 2);
const GROUPS = Array.from({ length: STEPS + 1 }, (_, at) => two((STEPS - at) / STEPS));

/** The two parts of Sørensen dissimilarity. */
export const PARTS = {
  turnover: 'Turnover: species that replace each other',
  nestedness: 'Nestedness: species that are only missing',
} as const;

/** Returns the dissimilarities in the order of the tree, shaded. */
export function heatMap({ sites, leaves }: BetaDiversityResult, figure: FigureOf<Key>): Block<Key> {
  if (sites.length > MOST_SHADED) return matrixTable('dissimilarity', 'Dissimilarity', sites, figure);
  return {
    kind: 'cross-table',
    title: 'Dissimilarity, sites in the order of the tree',
    axes: { rows: 'Site', columns: 'Site' },
    columns: leaves.map((site) => figure(`sites.${site}`)),
    rows: leaves.map((at, place) => ({
      header: figure(`order.${place}`),
      cells: leaves.map((to) => {
        const cell = figure(`dissimilarity.${at}.${to}`);
        return { figure: cell, group: GROUPS.indexOf(cell.text) };
      }),
    })),
    groups: GROUPS,
  };
}

/** Returns similarities, and for Sørensen its two parts. */
export function matrixTables(
  { sites, dissimilarity, turnover }: BetaDiversityResult,
  figure: FigureOf<Key>,
): readonly TableBlock<Key>[] {
  const parts = turnover === null ? [] : (['turnover', 'nestedness'] as const);
  return [
    ...parts.map((key) => ({ ...matrixTable(key, PARTS[key], sites, figure), isFolded: true })),
    {
      kind: 'table',
      title: 'Similarity, 1 − dissimilarity',
      columns: headings(sites),
      rows: sites.map((name, at) => [name, ...(dissimilarity[at] ?? []).map((value) => two(1 - value))]),
      drawnRows: MOST_SHADED,
      isFolded: true,
    },
  ];
}

function matrixTable(
  key: 'dissimilarity' | 'turnover' | 'nestedness',
  title: string,
  sites: readonly string[],
  figure: FigureOf<Key>,
): TableBlock<Key> {
  return {
    kind: 'table',
    title,
    columns: headings(sites),
    rows: sites.map((name, at) => [name, ...sites.map((_, to) => figure(`${key}.${at}.${to}`))]),
    drawnRows: MOST_SHADED,
    isFolded: false,
  };
}

/** Columns are told apart by their headings. */
function headings(sites: readonly string[]): TableBlock['columns'] {
  const isFirst = (name: string, at: number) => sites.indexOf(name) === at && name !== 'Site';
  return [
    { label: 'Site' },
    ...sites.map((name, at) => ({ label: isFirst(name, at) ? name : `${name} (${at + 1})`, numeric: true })),
  ];
}

/** Returns what was joined at which height, a row for each member. */
export function clusterTable({ merges }: BetaDiversityResult, figure: FigureOf<Key>): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Clusters, from the nearest on',
    columns: [{ label: 'Cluster' }, { label: 'Joined at', numeric: true }, { label: 'Sites' }],
    rows: merges.flatMap(({ members }, at) =>
      members.map((_, member) => [
        member === 0 ? String(at + 1) : '',
        member === 0 ? figure(`merges.${at}.height`) : '',
        figure(`merges.${at}.members.${member}`),
      ]),
    ),
    drawnRows: DRAWN,
    isFolded: true,
  };
}
