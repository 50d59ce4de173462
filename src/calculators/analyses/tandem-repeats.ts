import { acrossOrigin, firstOf, orderField } from '#src/calculators/families/listedPlaces.ts';
import { REGION_OF_REPEATS } from '#src/calculators/families/regionFields.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { counted } from '#src/engine/kit/format.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { Outputs } from '#src/engine/kit/outputs.ts';
import { decimals, plain, type WrittenNumber } from '#src/engine/kit/writing.ts';
import type tandemRepeats from '#workers/formulas/tandem-repeats.ts';
import type { ListedTandem, UnitTally } from '#workers/formulas/tandem-repeats.ts';

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
    leastCopies: { kind: 'number', label: 'Fewest copies', min: 2, step: 1, initial: 3 },
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
    order: orderField('Longest first', { value: 'copies', label: 'Most copies first' }),
    ...REGION_OF_REPEATS,
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
    longest: { ...count('Longest'), unit: 'nt' },
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
  present: ({ shape, total, longest, lengths, families, listed }, _, figure) => ({
    headline: figure('total'),
    status: `${counted(total, 'tandem repeat', 'tandem repeats')}.`,
    blocks: [
      ...(longest === null ? [] : [{ kind: 'facts' as const, figures: [figure('longest')] }]),
      ...(lengths.length === 0
        ? []
        : [
            rowsTable(figure, {
              title: 'By length of the unit',
              list: 'lengths',
              rows: lengths.length,
              columns: ['unitLength', 'count', 'letters', 'mostCopies'],
              drawnRows: DRAWN_ROWS,
              isFolded: false,
            }),
          ]),
      ...(listed.length === 0
        ? []
        : [
            rowsTable(figure, {
              title: 'Tandem repeats',
              list: 'listed',
              rows: listed.length,
              columns: ['start', 'end', ['unit', 'Unit'], 'unitLength', 'copies', 'length'],
              drawnRows: DRAWN_ROWS,
              isFolded: false,
              note: `${firstOf(listed.length, total)}Copies are exact; the last one counts as far as it goes.${acrossOrigin(shape)}`,
            }),
          ]),
      ...(families.length === 0
        ? []
        : [
            rowsTable(figure, {
              title: 'By unit, up to 6 bases',
              list: 'families',
              rows: families.length,
              columns: [['family', 'Unit'], 'count', 'letters', 'mostCopies'],
              drawnRows: DRAWN_ROWS,
              isFolded: true,
              note: 'Units that differ only in the base that they begin with, or in the strand, are one: AC, CA, GT and TG are AC.',
            }),
          ]),
    ],
    working: [],
  }),
});

function placeOf({ start, end }: ListedTandem): string {
  return `${start} to ${end}`;
}

function writtenCopies(copies: number): WrittenNumber {
  return (Number.isInteger(copies) ? plain : decimals(2))(copies);
}
