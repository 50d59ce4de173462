import { CROSSES_ORIGIN, firstBase, LAST_BASE, SHAPE_OF_REPEATS } from '#src/families/regionFields.ts';
import { count } from '#src/families/statisticsOutputs.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { grouped } from '#src/kit/displayNumber.ts';
import type { FigureOf } from '#src/kit/outputs.ts';
import type { Block, ResultKey } from '#src/kit/presentation.ts';
import { rowsTable } from '#src/kit/rowsTable.ts';
import { plain } from '#src/kit/writing.ts';
import type directRepeats from '#workers/formulas/direct-repeats.ts';
import type { DirectRepeatsResult, ListedDirectRepeat } from '#workers/formulas/direct-repeats.ts';

type Key = ResultKey<DirectRepeatsResult>;

const DRAWN_ROWS = 60;

export default defineAnalysis<typeof directRepeats>()({
  formula: 'direct-repeats',
  perRecord: [
    { key: 'total', label: 'Pairs of copies' },
    { key: 'longest', label: 'Longest copy (letters)', noneWhere: 'there are no copies' },
  ],
  action: 'Find direct repeats',
  fields: {
    leastLength: {
      kind: 'number',
      label: 'Shortest copy',
      hint: 'At least 8.',
      unit: 'nt',
      isExact: true,
      min: 8,
      step: 1,
      initial: 20,
    },
    mostDistance: {
      kind: 'number',
      label: 'Farthest apart',
      hint: 'From the beginning of one copy to that of the other. Blank: anywhere.',
      unit: 'nt',
      optional: true,
      isExact: true,
      min: 1,
      step: 100,
    },
    order: {
      kind: 'choice',
      label: 'Order',
      look: 'menu',
      options: [
        { value: 'position', label: 'Along the strand' },
        { value: 'length', label: 'Longest copies first' },
      ],
      initial: 'position',
    },
    from: firstBase('Blank: the first.'),
    to: LAST_BASE,
    shape: SHAPE_OF_REPEATS,
  },
  example: { leastLength: '8', mostDistance: '', order: 'length', from: '', to: '', shape: 'entry' },
  sources: [],
  outputs: {
    shape: { kind: 'inner', label: 'Shape of the strand' },
    total: count('Direct repeats', 'Pairs of copies.'),
    longest: { kind: 'number', label: 'Longest copy', unit: 'nt', written: plain },
    from: count('First base'),
    to: count('Last base'),
    searchedTo: count('Searched up to base'),
    listed: {
      kind: 'rows',
      label: 'Pairs of copies',
      of: ({ row }) => placesOf(row),
      row: {
        firstStart: count('First copy from'),
        firstEnd: count('First copy to'),
        secondStart: count('Second copy from'),
        secondEnd: count('Second copy to'),
        length: count('Copy (nt)'),
        gap: count('Between them (nt)'),
        letters: { kind: 'words', label: ({ row }) => `Copy, ${placesOf(row)}` },
      },
    },
  },
  present: (result, _, figure) => {
    const { total, longest, listed, searchedTo, to } = result;
    return {
      headline: figure('total'),
      status: total === 1 ? '1 pair of copies.' : `${total} pairs of copies.`,
      blocks: [
        ...(searchedTo === null ? [] : [searchEnd(searchedTo, to)]),
        ...(longest === null ? [] : [{ kind: 'facts', figures: [figure('longest')] } as const]),
        ...(listed.length === 0 ? [] : [repeatTable(result, figure)]),
      ],
      working: [],
    };
  },
});

function placesOf({ firstStart, secondStart }: ListedDirectRepeat): string {
  return `${firstStart} and ${secondStart}`;
}

function searchEnd(searchedTo: number, to: number): Block<Key> {
  const text = `The search ended at base ${grouped(searchedTo)} of ${grouped(to)}, because the strand has very many copies of the same letters. Longer copies, a shorter distance or a region let it go on.`;
  return { kind: 'notice', tone: 'caution', text };
}

function repeatTable({ shape, listed, total }: DirectRepeatsResult, figure: FigureOf<Key>): Block<Key> {
  const some = listed.length < total ? `The first ${grouped(listed.length)} of ${grouped(total)} are listed. ` : '';
  return rowsTable(figure, {
    title: 'Direct repeats',
    list: 'listed',
    rows: listed.length,
    columns: ['firstStart', 'firstEnd', 'secondStart', 'secondEnd', 'length', 'gap', ['letters', 'Copy']],
    drawnRows: DRAWN_ROWS,
    isFolded: false,
    note: `${some}Copies are exact, as long as they can be, and do not overlap; three copies are three pairs.${shape.used === 'circular' ? CROSSES_ORIGIN : ''}`,
  });
}
