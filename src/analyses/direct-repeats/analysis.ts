import { recordTable } from '#src/families/recordTable.ts';
import { CROSSES_ORIGIN, firstBase, LAST_BASE, SHAPE_OF_REPEATS } from '#src/families/regionFields.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { grouped } from '#src/kit/displayNumber.ts';
import type { Block, ResultKey } from '#src/kit/presentation.ts';
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
  present: (result) => {
    const { total, longest, listed, searchedTo, to } = result;
    return {
      headline: {
        field: 'total',
        label: 'Direct repeats',
        value: total,
        text: String(total),
        note: 'Pairs of copies.',
      },
      status: total === 1 ? '1 pair of copies.' : `${total} pairs of copies.`,
      blocks: [
        ...(searchedTo === null ? [] : [searchEnd(searchedTo, to)]),
        ...(longest === null
          ? []
          : [
              {
                kind: 'facts' as const,
                figures: [
                  {
                    field: 'longest' as const,
                    label: 'Longest copy',
                    value: longest,
                    text: String(longest),
                    unit: 'nt',
                  },
                ],
              },
            ]),
        ...(listed.length === 0 ? [] : [repeatTable(result)]),
      ],
      working: [],
    };
  },
});

function searchEnd(searchedTo: number, to: number): Block<Key> {
  const text = `The search ended at base ${grouped(searchedTo)} of ${grouped(to)}, because the strand has very many copies of the same letters. Longer copies, a shorter distance or a region let it go on.`;
  return { kind: 'notice', tone: 'caution', text };
}

function repeatTable({ shape, listed, total }: DirectRepeatsResult): Block<Key> {
  const some = listed.length < total ? `The first ${grouped(listed.length)} of ${grouped(total)} are listed. ` : '';
  return recordTable<Key, ListedDirectRepeat>({
    title: 'Direct repeats',
    list: 'listed',
    items: listed,
    nameOf: ({ firstStart, secondStart }) => `${firstStart} and ${secondStart}`,
    columns: [
      { key: 'firstStart', label: 'First copy from', of: ({ firstStart }) => firstStart, text: String },
      { key: 'firstEnd', label: 'First copy to', of: ({ firstEnd }) => firstEnd, text: String },
      { key: 'secondStart', label: 'Second copy from', of: ({ secondStart }) => secondStart, text: String },
      { key: 'secondEnd', label: 'Second copy to', of: ({ secondEnd }) => secondEnd, text: String },
      { key: 'length', label: 'Copy (nt)', of: ({ length }) => length, text: String },
      { key: 'gap', label: 'Between them (nt)', of: ({ gap }) => gap, text: String },
      { key: 'letters', label: 'Copy', of: ({ letters }) => letters },
    ],
    drawnRows: DRAWN_ROWS,
    isFolded: false,
    note: `${some}Copies are exact, as long as they can be, and do not overlap; three copies are three pairs.${shape.used === 'circular' ? CROSSES_ORIGIN : ''}`,
  });
}
