import { acrossOrigin, firstOf, orderField } from '#src/calculators/families/listedPlaces.ts';
import { REGION_OF_REPEATS } from '#src/calculators/families/regionFields.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type directRepeats from '#workers/formulas/direct-repeats.ts';
import type { ListedDirectRepeat } from '#workers/formulas/direct-repeats.ts';

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
    order: orderField('Longest copies first'),
    ...REGION_OF_REPEATS,
  },
  example: { leastLength: '8', mostDistance: '', order: 'length', from: '', to: '', shape: 'entry' },
  sources: [],
  outputs: {
    shape: { kind: 'inner', label: 'Shape of the strand' },
    total: count('Direct repeats', 'Pairs of copies.'),
    longest: { ...count('Longest copy'), unit: 'nt' },
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
  present: ({ shape, total, longest, listed, searchedTo, to }, _, figure) => ({
    headline: figure('total'),
    status: total === 1 ? '1 pair of copies.' : `${total} pairs of copies.`,
    blocks: [
      ...(searchedTo === null
        ? []
        : [
            {
              kind: 'notice',
              tone: 'caution',
              text: `The search ended at base ${grouped(searchedTo)} of ${grouped(to)}, because the strand has very many copies of the same letters. Longer copies, a shorter distance or a region let it go on.`,
            } as const,
          ]),
      ...(longest === null ? [] : [{ kind: 'facts', figures: [figure('longest')] } as const]),
      ...(listed.length === 0
        ? []
        : [
            rowsTable(figure, {
              title: 'Direct repeats',
              list: 'listed',
              rows: listed.length,
              columns: ['firstStart', 'firstEnd', 'secondStart', 'secondEnd', 'length', 'gap', ['letters', 'Copy']],
              drawnRows: 60,
              isFolded: false,
              note: `${firstOf(listed.length, total)}Copies are exact, as long as they can be, and do not overlap; three copies are three pairs.${acrossOrigin(shape)}`,
            }),
          ]),
    ],
    working: [],
  }),
});

function placesOf({ firstStart, secondStart }: ListedDirectRepeat): string {
  return `${firstStart} and ${secondStart}`;
}
