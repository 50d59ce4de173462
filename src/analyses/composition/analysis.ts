import { CROSSES_ORIGIN } from '#src/families/regionFields.ts';
import { WINDOW, WINDOW_STEP } from '#src/families/windowFields.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { grouped } from '#src/kit/displayNumber.ts';
import { fixed } from '#src/kit/format.ts';
import { SHAPE } from '#src/kit/onDemand/strandShape.ts';
import type { Block, ResultKey } from '#src/kit/presentation.ts';
import type composition from '#workers/formulas/composition.ts';
import type { CompositionResult, CompositionWindow } from '#workers/formulas/composition.ts';

type Key = ResultKey<CompositionResult>;

const DRAWN_ROWS = 60;

export default defineAnalysis<typeof composition>()({
  formula: 'composition',
  perRecord: [
    { key: 'walk.lowest.place', label: 'Cumulative GC skew lowest at' },
    { key: 'walk.highest.place', label: 'Cumulative GC skew highest at' },
  ],
  action: 'Draw the composition',
  fields: { size: WINDOW, step: WINDOW_STEP, shape: SHAPE },
  example: { size: '', step: '', shape: 'entry' },
  sources: ['lobry1996', 'gardinerGardenFrommer1987'],
  present: (result) => {
    const { count, size, step, walk } = result;
    return {
      headline: {
        field: 'count',
        label: 'Windows',
        value: count,
        text: String(count),
        note: `Of ${grouped(size)} nt, a step of ${grouped(step)} nt.`,
      },
      status: `${count} ${count === 1 ? 'window' : 'windows'}.`,
      blocks: [
        chart(result, 'gcContent', 'GC content along the sequence', 'GC content', '%'),
        {
          kind: 'facts',
          title: 'Sum of G less C along the sequence',
          figures: [
            {
              field: 'walk.lowest.place',
              label: 'Lowest after base',
              value: walk.lowest.place,
              text: String(walk.lowest.place),
              note: 'Near the origin of replication in many circular bacterial chromosomes.',
            },
            {
              field: 'walk.highest.place',
              label: 'Highest after base',
              value: walk.highest.place,
              text: String(walk.highest.place),
              note: 'Near the terminus of replication in these.',
            },
          ],
        },
        chart(result, 'gcSkew', 'GC skew along the sequence', 'GC skew'),
        skewSumChart(result),
        windowTable(result),
      ],
      working: [],
    };
  },
});

/** At the middle of each window. */
function chart(
  { windows, size, length }: CompositionResult,
  key: 'gcContent' | 'gcSkew',
  title: string,
  label: string,
  unit?: string,
): Block<Key> {
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title,
      summary: `${label} of windows of ${grouped(size)} bases, each at its middle, on a sequence of ${grouped(length)} bases.`,
      x: { label: 'Position', unit: 'nt', decimals: 1, reaches: [1, length] },
      y: { label, ...(unit === undefined ? {} : { unit }), decimals: key === 'gcContent' ? 2 : 4 },
      series: [
        {
          name: label,
          marks: windows.length === 1 ? 'points' : 'line',
          points: windows.map((each) => ({ x: middleOf(each, size, length), y: each[key] ?? Number.NaN })).sort(byX),
        },
      ],
    },
  };
}

function middleOf({ start }: CompositionWindow, size: number, length: number): number {
  const middle = start + (size - 1) / 2;
  return middle > length ? middle - length : middle;
}

/** Windows across the origin of a circle come last, and lie at its beginning. */
function byX(one: { readonly x: number }, other: { readonly x: number }): number {
  return one.x - other.x;
}

/** At the end of each window, from the beginning of the sequence on. */
function skewSumChart({ windows, length }: CompositionResult): Block<Key> {
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Cumulative GC skew',
      summary: `The sum of G less C from the beginning of a sequence of ${grouped(length)} bases to the end of each window.`,
      x: { label: 'Position', unit: 'nt', decimals: 0, reaches: [1, length] },
      y: { label: 'G less C', decimals: 0 },
      series: [
        {
          name: 'G less C',
          marks: windows.length === 1 ? 'points' : 'line',
          points: windows.map(({ end, skewSum }) => ({ x: end, y: skewSum })).sort(byX),
        },
      ],
    },
  };
}

const COLUMNS = [
  { key: 'gcContent', label: 'GC content (%)', decimals: 2 },
  { key: 'gcSkew', label: 'GC skew', decimals: 4 },
  { key: 'atSkew', label: 'AT skew', decimals: 4 },
  { key: 'cpgRatio', label: 'CpG, observed/expected', decimals: 3 },
  { key: 'skewSum', label: 'G less C up to here', decimals: 0 },
] as const;

function windowTable({ shape, windows }: CompositionResult): Block<Key> {
  return {
    kind: 'table',
    title: 'Windows',
    columns: [
      { label: 'First base', numeric: true },
      { label: 'Last base', numeric: true },
      ...COLUMNS.map(({ label }) => ({ label, numeric: true })),
    ],
    rows: windows.map((each, index) => [
      { field: `windows.${index}.start`, label: 'First base', value: each.start, text: String(each.start) },
      { field: `windows.${index}.end`, label: 'Last base', value: each.end, text: String(each.end) },
      ...COLUMNS.map(({ key, label, decimals }) => ({
        field: `windows.${index}.${key}` as const,
        label,
        value: each[key],
        text: numberText(each, key, decimals),
      })),
    ]),
    drawnRows: DRAWN_ROWS,
    isFolded: true,
    note: `A dash: not defined, because the bases that it compares do not occur.${shape.used === 'circular' ? CROSSES_ORIGIN : ''}`,
  };
}

function numberText(each: CompositionWindow, key: (typeof COLUMNS)[number]['key'], decimals: number): string {
  const value = each[key];
  return value === null ? '–' : fixed(value, decimals);
}
