import { fixed } from '#src/kit/format.ts';
import type { Block, CrossTableBlock, Figure, ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type { BetaDiversityResult } from '#workers/formulas/beta-diversity.ts';

type Key = ResultKey<BetaDiversityResult>;
type MatrixKey = 'dissimilarity' | 'turnover' | 'nestedness';

/** Shades of the heat map, by hundredths. */
const STEPS = 100;
/** A larger matrix is drawn as a table, of which the CSV file has the rest. */
const MOST_SHADED = 40;
const DRAWN = 200;
const two = (value: number) => fixed(value, 2);
const GROUPS = Array.from({ length: STEPS + 1 }, (_, at) => two((STEPS - at) / STEPS));

function cellOf(
  { sites }: BetaDiversityResult,
  key: MatrixKey,
  label: string,
  value: number,
  at: number,
  to: number,
): Figure<Key> {
  return {
    field: `${key}.${at}.${to}`,
    label: `${label}, ${sites[at]} and ${sites[to]}`,
    value,
    text: two(value),
  };
}

/** Returns the dissimilarities in the order of the tree, shaded. */
export function heatMap(result: BetaDiversityResult): Block<Key> {
  const { sites, leaves, order, dissimilarity } = result;
  if (sites.length > MOST_SHADED) return matrixTable(result, 'dissimilarity', 'Dissimilarity', false);
  const cells = leaves.map((at) =>
    leaves.map((to) => {
      const value = dissimilarity[at]?.[to] ?? 0;
      return {
        figure: cellOf(result, 'dissimilarity', 'Dissimilarity', value, at, to),
        group: GROUPS.indexOf(two(value)),
      };
    }),
  );
  const heatMapTable: CrossTableBlock<Key> = {
    kind: 'cross-table',
    title: 'Dissimilarity, sites in the order of the tree',
    axes: { rows: 'Site', columns: 'Site' },
    columns: leaves.map((site) => nameOf(`sites.${site}`, sites[site] ?? '')),
    rows: order.map((name, at) => ({ header: nameOf(`order.${at}`, name), cells: cells[at] ?? [] })),
    groups: GROUPS,
  };
  return heatMapTable;
}

function nameOf(field: Key, name: string): Figure<Key> {
  return { field, label: 'Site', value: name, text: name };
}

/** Returns similarities, and for Sørensen its two parts. */
export function matrixTables(result: BetaDiversityResult): readonly TableBlock<Key>[] {
  const { sites, dissimilarity, turnover } = result;
  return [
    ...(turnover === null
      ? []
      : [
          matrixTable(result, 'turnover', 'Turnover: species that replace each other', true),
          matrixTable(result, 'nestedness', 'Nestedness: species that are only missing', true),
        ]),
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

function matrixTable(result: BetaDiversityResult, key: MatrixKey, title: string, isFolded: boolean): TableBlock<Key> {
  const { sites } = result;
  return {
    kind: 'table',
    title,
    columns: headings(sites),
    rows: sites.map((name, at) => [
      name,
      ...(result[key]?.[at] ?? []).map((value, to) => cellOf(result, key, title, value, at, to)),
    ]),
    drawnRows: MOST_SHADED,
    isFolded,
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
export function clusterTable({ merges }: BetaDiversityResult): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Clusters, from the nearest on',
    columns: [{ label: 'Cluster' }, { label: 'Joined at', numeric: true }, { label: 'Sites' }],
    rows: merges.flatMap(({ members, height }, at) =>
      members.map((name, member) => [
        member === 0 ? String(at + 1) : '',
        member === 0
          ? {
              field: `merges.${at}.height` as const,
              label: `Height of cluster ${at + 1}`,
              value: height,
              text: fixed(height, 4),
            }
          : '',
        {
          field: `merges.${at}.members.${member}` as const,
          label: `Site of cluster ${at + 1}`,
          value: name,
          text: name,
        },
      ]),
    ),
    drawnRows: DRAWN,
    isFolded: true,
  };
}
