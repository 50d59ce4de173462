import { CROSSES_ORIGIN } from '#src/families/regionFields.ts';
import { count } from '#src/families/statisticsOutputs.ts';
import { WINDOW, WINDOW_STEP } from '#src/families/windowFields.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { grouped } from '#src/kit/displayNumber.ts';
import { SHAPE } from '#src/kit/onDemand/strandShape.ts';
import type { GroupOutput } from '#src/kit/outputs.ts';
import type { Block, ResultKey } from '#src/kit/presentation.ts';
import { rowsTable } from '#src/kit/rowsTable.ts';
import { decimals } from '#src/kit/writing.ts';
import type composition from '#workers/formulas/composition.ts';
import type { CompositionResult, CompositionWindow } from '#workers/formulas/composition.ts';
import type { WalkEnd } from '#workers/lib/sequences/windowCounts.ts';

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
  outputs: {
    shape: { kind: 'inner', label: 'Shape of the strand' },
    length: count('Length'),
    size: count('Letters of a window'),
    step: count('Letters from one window to the next'),
    count: count('Windows', ({ result: { size, step } }) => `Of ${grouped(size)} nt, a step of ${grouped(step)} nt.`),
    windows: {
      kind: 'rows',
      label: 'Windows',
      row: {
        start: count('First base'),
        end: count('Last base'),
        gcContent: { kind: 'number', label: 'GC content (%)', written: decimals(2) },
        gcSkew: { kind: 'number', label: 'GC skew', written: decimals(4) },
        atSkew: { kind: 'number', label: 'AT skew', written: decimals(4) },
        cpgRatio: { kind: 'number', label: 'CpG, observed/expected', written: decimals(3) },
        skewSum: count('G less C up to here'),
      },
    },
    walk: {
      kind: 'group',
      keys: {
        lowest: walkEnd('Lowest', 'Near the origin of replication in many circular bacterial chromosomes.'),
        highest: walkEnd('Highest', 'Near the terminus of replication in these.'),
      },
    },
  },
  present: (result, _, figure) => ({
    headline: figure('count'),
    status: `${result.count} ${result.count === 1 ? 'window' : 'windows'}.`,
    blocks: [
      chart(result, 'gcContent', 'GC content along the sequence', 'GC content', '%'),
      {
        kind: 'facts',
        title: 'Sum of G less C along the sequence',
        figures: [figure('walk.lowest.place'), figure('walk.highest.place')],
      },
      chart(result, 'gcSkew', 'GC skew along the sequence', 'GC skew'),
      skewSumChart(result),
      rowsTable(figure, {
        title: 'Windows',
        list: 'windows',
        rows: result.windows.length,
        columns: ['start', 'end', 'gcContent', 'gcSkew', 'atSkew', 'cpgRatio', 'skewSum'],
        drawnRows: DRAWN_ROWS,
        isFolded: true,
        note: `A dash: not defined, because the bases that it compares do not occur.${result.shape.used === 'circular' ? CROSSES_ORIGIN : ''}`,
      }),
    ],
    working: [],
  }),
});

function walkEnd(name: string, note: string): GroupOutput<WalkEnd, unknown, unknown, unknown> {
  return { kind: 'group', keys: { place: count(`${name} after base`, note), sum: count(`${name} sum`) } };
}

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
