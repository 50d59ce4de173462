import { recordTable } from '#src/families/recordTable.ts';
import { CROSSES_ORIGIN, firstBase, LAST_BASE, SHAPE_OF_REPEATS } from '#src/families/regionFields.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { grouped } from '#src/kit/displayNumber.ts';
import { counted, fixed } from '#src/kit/format.ts';
import type { Block, ResultKey } from '#src/kit/presentation.ts';
import type tandemRepeats from '#workers/formulas/tandem-repeats.ts';
import type { ListedTandem, TandemRepeatsResult, UnitTally } from '#workers/formulas/tandem-repeats.ts';

type Key = ResultKey<TandemRepeatsResult>;

const DRAWN_ROWS = 60;

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
  present: (result) => {
    const { total, longest, lengths, families, listed } = result;
    return {
      headline: { field: 'total', label: 'Tandem repeats', value: total, text: String(total) },
      status: `${counted(total, 'tandem repeat', 'tandem repeats')}.`,
      blocks: [
        ...(longest === null
          ? []
          : [
              {
                kind: 'facts' as const,
                figures: [
                  { field: 'longest' as const, label: 'Longest', value: longest, text: String(longest), unit: 'nt' },
                ],
              },
            ]),
        ...(lengths.length === 0 ? [] : [lengthTable(result)]),
        ...(listed.length === 0 ? [] : [repeatTable(result)]),
        ...(families.length === 0 ? [] : [familyTable(result)]),
      ],
      working: [],
    };
  },
});

const TALLY_COLUMNS = [
  { key: 'count', label: 'Repeats', of: ({ count }: UnitTally) => count, text: String },
  { key: 'letters', label: 'Bases in them', of: ({ letters }: UnitTally) => letters, text: String },
  { key: 'mostCopies', label: 'Most copies', of: ({ mostCopies }: UnitTally) => mostCopies, text: copiesText },
] as const;

function lengthTable({ lengths }: TandemRepeatsResult): Block<Key> {
  return recordTable<Key, UnitTally>({
    title: 'By length of the unit',
    list: 'lengths',
    items: lengths,
    nameOf: ({ unitLength }) => `units of ${unitLength}`,
    columns: [
      { key: 'unitLength', label: 'Unit (nt)', of: ({ unitLength }) => unitLength, text: String },
      ...TALLY_COLUMNS,
    ],
    drawnRows: DRAWN_ROWS,
    isFolded: false,
  });
}

function familyTable({ families }: TandemRepeatsResult): Block<Key> {
  return recordTable<Key, TandemRepeatsResult['families'][number]>({
    title: 'By unit, up to 6 bases',
    list: 'families',
    items: families,
    nameOf: ({ family }) => family,
    columns: [{ key: 'family', label: 'Unit', of: ({ family }) => family }, ...TALLY_COLUMNS],
    drawnRows: DRAWN_ROWS,
    isFolded: true,
    note: 'Units that differ only in the base that they begin with, or in the strand, are one: AC, CA, GT and TG are AC.',
  });
}

function repeatTable({ shape, listed, total }: TandemRepeatsResult): Block<Key> {
  const some = listed.length < total ? `The first ${grouped(listed.length)} of ${grouped(total)} are listed. ` : '';
  return recordTable<Key, ListedTandem>({
    title: 'Tandem repeats',
    list: 'listed',
    items: listed,
    nameOf: ({ start, end }) => `${start} to ${end}`,
    columns: [
      { key: 'start', label: 'First base', of: ({ start }) => start, text: String },
      { key: 'end', label: 'Last base', of: ({ end }) => end, text: String },
      { key: 'unit', label: 'Unit', of: ({ unit }) => unit },
      { key: 'unitLength', label: 'Unit (nt)', of: ({ unitLength }) => unitLength, text: String },
      { key: 'copies', label: 'Copies', of: ({ copies }) => copies, text: copiesText },
      { key: 'length', label: 'Length (nt)', of: ({ length }) => length, text: String },
    ],
    drawnRows: DRAWN_ROWS,
    isFolded: false,
    note: `${some}Copies are exact; the last one counts as far as it goes.${shape.used === 'circular' ? CROSSES_ORIGIN : ''}`,
  });
}

function copiesText(copies: number): string {
  return Number.isInteger(copies) ? String(copies) : fixed(copies, 2);
}
