import { CROSSES_ORIGIN, firstBase, LAST_BASE, SHAPE_OF_REPEATS } from '#src/families/regionFields.ts';
import { count } from '#src/families/statisticsOutputs.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { grouped } from '#src/kit/displayNumber.ts';
import { counted, fixed } from '#src/kit/format.ts';
import type { FigureOf, Outputs } from '#src/kit/outputs.ts';
import type { Block, ResultKey } from '#src/kit/presentation.ts';
import { rowsTable } from '#src/kit/rowsTable.ts';
import { numeral, plain, type WrittenNumber } from '#src/kit/writing.ts';
import type tandemRepeats from '#workers/formulas/tandem-repeats.ts';
import type { ListedTandem, TandemRepeatsResult, UnitTally } from '#workers/formulas/tandem-repeats.ts';

type Key = ResultKey<TandemRepeatsResult>;

const DRAWN_ROWS = 60;
const OF_UNITS: Outputs<UnitTally, unknown, unknown> = {
  unitLength: count('Unit (nt)'),
  count: count('Repeats'),
  letters: count('Bases in them'),
  mostCopies: { kind: 'number', label: 'Most copies', written: writtenCopies },
};

export default defineAnalysis<typeof tandemRepeats>()({
  formula: 'tandem-repeats',
  perRecord: [
    { key: 'total', label: 'Repeats' },
    { key: 'longest', label: 'Longest (letters)', noneWhere: 'there are no repeats' },
  ],
  action: 'Find tandem repeats',
  fields: {
    shortestUnit: {
      kind: 'number',
      label: 'Shortest unit',
      hint: '1: runs of one base.',
      unit: 'nt',
      isExact: true,
      min: 1,
      max: 1000,
      step: 1,
      initial: 1,
    },
    longestUnit: {
      kind: 'number',
      label: 'Longest unit',
      hint: 'Microsatellites: up to 6.',
      unit: 'nt',
      isExact: true,
      min: 1,
      max: 1000,
      step: 1,
      initial: 6,
    },
    leastCopies: { kind: 'number', label: 'Fewest copies', hint: 'At least 2.', min: 2, step: 1, initial: 3 },
    leastLength: {
      kind: 'number',
      label: 'Shortest repeat',
      hint: 'All copies together.',
      unit: 'nt',
      isExact: true,
      min: 1,
      step: 1,
      initial: 12,
    },
    order: {
      kind: 'choice',
      label: 'Order',
      look: 'menu',
      options: [
        { value: 'position', label: 'Along the strand' },
        { value: 'length', label: 'Longest first' },
        { value: 'copies', label: 'Most copies first' },
      ],
      initial: 'position',
    },
    from: firstBase('Blank: the first.'),
    to: LAST_BASE,
    shape: SHAPE_OF_REPEATS,
  },
  example: {
    shortestUnit: '1',
    longestUnit: '6',
    leastCopies: '2',
    leastLength: '4',
    order: 'position',
    from: '',
    to: '',
    shape: 'entry',
  },
  sources: [],
  outputs: {
    shape: { kind: 'inner', label: 'Shape of the strand' },
    total: count('Tandem repeats'),
    longest: { kind: 'number', label: 'Longest', unit: 'nt', written: plain },
    from: count('First base'),
    to: count('Last base'),
    lengths: {
      kind: 'rows',
      label: 'By length of the unit',
      of: ({ row }) => `units of ${row.unitLength}`,
      row: OF_UNITS,
    },
    families: {
      kind: 'rows',
      label: 'By unit',
      of: ({ row }) => row.family,
      row: { family: { kind: 'words', label: ({ row }) => `Unit, ${row.family}` }, ...OF_UNITS },
    },
    listed: {
      kind: 'rows',
      label: 'Tandem repeats',
      of: ({ row }) => placeOf(row),
      row: {
        start: count('First base'),
        end: count('Last base'),
        length: count('Length (nt)'),
        unitLength: count('Unit (nt)'),
        copies: { kind: 'number', label: 'Copies', written: writtenCopies },
        unit: { kind: 'words', label: ({ row }) => `Unit, ${placeOf(row)}` },
      },
    },
  },
  present: (result, _, figure) => {
    const { total, longest, lengths, families, listed } = result;
    return {
      headline: figure('total'),
      status: `${counted(total, 'tandem repeat', 'tandem repeats')}.`,
      blocks: [
        ...(longest === null ? [] : [{ kind: 'facts' as const, figures: [figure('longest')] }]),
        ...(lengths.length === 0 ? [] : [lengthTable(result, figure)]),
        ...(listed.length === 0 ? [] : [repeatTable(result, figure)]),
        ...(families.length === 0 ? [] : [familyTable(result, figure)]),
      ],
      working: [],
    };
  },
});

function placeOf({ start, end }: ListedTandem): string {
  return `${start} to ${end}`;
}

function writtenCopies(copies: number): WrittenNumber {
  return Number.isInteger(copies) ? plain(copies) : numeral(fixed(copies, 2));
}

function lengthTable({ lengths }: TandemRepeatsResult, figure: FigureOf<Key>): Block<Key> {
  return rowsTable(figure, {
    title: 'By length of the unit',
    list: 'lengths',
    rows: lengths.length,
    columns: ['unitLength', 'count', 'letters', 'mostCopies'],
    drawnRows: DRAWN_ROWS,
    isFolded: false,
  });
}

function familyTable({ families }: TandemRepeatsResult, figure: FigureOf<Key>): Block<Key> {
  return rowsTable(figure, {
    title: 'By unit, up to 6 bases',
    list: 'families',
    rows: families.length,
    columns: [['family', 'Unit'], 'count', 'letters', 'mostCopies'],
    drawnRows: DRAWN_ROWS,
    isFolded: true,
    note: 'Units that differ only in the base that they begin with, or in the strand, are one: AC, CA, GT and TG are AC.',
  });
}

function repeatTable({ shape, listed, total }: TandemRepeatsResult, figure: FigureOf<Key>): Block<Key> {
  const some = listed.length < total ? `The first ${grouped(listed.length)} of ${grouped(total)} are listed. ` : '';
  return rowsTable(figure, {
    title: 'Tandem repeats',
    list: 'listed',
    rows: listed.length,
    columns: ['start', 'end', ['unit', 'Unit'], 'unitLength', 'copies', 'length'],
    drawnRows: DRAWN_ROWS,
    isFolded: false,
    note: `${some}Copies are exact; the last one counts as far as it goes.${shape.used === 'circular' ? CROSSES_ORIGIN : ''}`,
  });
}
