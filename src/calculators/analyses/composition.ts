import { acrossOrigin } from '#src/calculators/families/listedPlaces.ts';
import { windowChart } from '#src/calculators/families/windowChart.ts';
import { WINDOW, WINDOW_STEP } from '#src/calculators/families/windowFields.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import type { Axis } from '#src/engine/kit/onDemand/chart.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import { SHAPE } from '#src/engine/kit/onDemand/strandShape.ts';
import type { GroupOutput } from '#src/engine/kit/outputs.ts';
import type { ChartBlock } from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type composition from '#workers/formulas/composition.ts';
import type { CompositionResult, CompositionWindow } from '#workers/formulas/composition.ts';
import type { WalkEnd } from '#workers/lib/sequences/strand/windowCounts.ts';

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
      chart(result, 'gcContent', { label: 'GC content', unit: '%', decimals: 2 }),
      {
        kind: 'facts',
        title: 'Sum of G less C along the sequence',
        figures: [figure('walk.lowest.place'), figure('walk.highest.place')],
      },
      chart(result, 'gcSkew', { label: 'GC skew', decimals: 4 }),
      windowChart({
        title: 'Cumulative GC skew',
        summary: `The sum of G less C from the beginning of a sequence of ${grouped(result.length)} bases to the end of each window.`,
        length: result.length,
        decimals: 0,
        y: { label: 'G less C', decimals: 0 },
        points: result.windows.map(({ end, skewSum }) => ({ x: end, y: skewSum })),
      }),
      rowsTable(figure, {
        title: 'Windows',
        list: 'windows',
        rows: result.windows.length,
        columns: ['start', 'end', 'gcContent', 'gcSkew', 'atSkew', 'cpgRatio', 'skewSum'],
        drawnRows: 60,
        isFolded: true,
        note: `A dash: not defined, because the bases that it compares do not occur.${acrossOrigin(result.shape)}`,
      }),
    ],
    working: [],
  }),
});

function walkEnd(name: string, note: string): GroupOutput<WalkEnd, unknown, unknown, unknown> {
  return { kind: 'group', keys: { place: count(`${name} after base`, note), sum: count(`${name} sum`) } };
}

/** At the middle of each window. */
function chart({ windows, size, length }: CompositionResult, key: 'gcContent' | 'gcSkew', y: Axis): ChartBlock {
  return windowChart({
    title: `${y.label} along the sequence`,
    summary: `${y.label} of windows of ${grouped(size)} bases, each at its middle, on a sequence of ${grouped(length)} bases.`,
    length,
    decimals: 1,
    y,
    points: windows.map((each) => ({ x: middleOf(each, size, length), y: each[key] ?? Number.NaN })),
  });
}

function middleOf({ start }: CompositionWindow, size: number, length: number): number {
  const middle = start + (size - 1) / 2;
  return middle > length ? middle - length : middle;
}
