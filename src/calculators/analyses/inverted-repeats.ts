import { acrossOrigin, firstOf, orderField } from '#src/calculators/families/listedPlaces.ts';
import { REGION_OF_REPEATS } from '#src/calculators/families/regionFields.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type invertedRepeats from '#workers/formulas/inverted-repeats.ts';
import type { ListedRepeat } from '#workers/formulas/inverted-repeats.ts';

export default defineAnalysis<typeof invertedRepeats>()({
  formula: 'inverted-repeats',
  perRecord: [
    { key: 'total', label: 'Repeats' },
    { key: 'palindromes', label: 'Without a gap' },
    { key: 'longestArm', label: 'Longest arm (letters)', noneWhere: 'there are no repeats' },
  ],
  action: 'Find the repeats',
  fields: {
    leastArm: {
      kind: 'number',
      label: 'Shortest arm',
      unit: 'nt',
      isExact: true,
      min: 4,
      step: 1,
      initial: 10,
    },
    mostGap: {
      kind: 'number',
      label: 'Longest gap between the arms',
      hint: '0: palindromes only.',
      unit: 'nt',
      isExact: true,
      min: 0,
      max: 10_000,
      step: 10,
      initial: 100,
    },
    order: orderField('Longest arms first'),
    ...REGION_OF_REPEATS,
  },
  example: { leastArm: '4', mostGap: '20', order: 'position', from: '', to: '', shape: 'entry' },
  sources: [],
  outputs: {
    shape: { kind: 'inner', label: 'Shape of the strand' },
    total: count('Inverted repeats'),
    palindromes: count('Palindromes', 'Without a gap.'),
    longestArm: { ...count('Longest arm'), unit: 'nt' },
    from: count('First base'),
    to: count('Last base'),
    listed: {
      kind: 'rows',
      label: 'Inverted repeats',
      of: ({ row }) => placeOf(row),
      row: {
        leftStart: count('Left arm from'),
        leftEnd: count('Left arm to'),
        rightStart: count('Right arm from'),
        rightEnd: count('Right arm to'),
        arm: count('Arm (nt)'),
        gap: count('Gap (nt)'),
        letters: { kind: 'words', label: ({ row }) => `Left arm, ${placeOf(row)}` },
      },
    },
  },
  present: ({ shape, total, longestArm, listed }, _, figure) => ({
    headline: figure('total'),
    status: total === 1 ? '1 inverted repeat.' : `${total} inverted repeats.`,
    blocks: [
      { kind: 'facts', figures: [figure('palindromes'), ...(longestArm === null ? [] : [figure('longestArm')])] },
      ...(listed.length === 0
        ? []
        : [
            rowsTable(figure, {
              title: 'Inverted repeats',
              list: 'listed',
              rows: listed.length,
              columns: ['leftStart', 'leftEnd', 'rightStart', 'rightEnd', 'arm', 'gap', ['letters', 'Left arm']],
              isFolded: false,
              note: `${firstOf(listed.length, total)}The right arm is the reverse complement of the left one. Each is as long as it can be.${acrossOrigin(shape)}`,
            }),
          ]),
    ],
    working: [],
  }),
});

function placeOf({ leftStart, rightEnd }: ListedRepeat): string {
  return `${leftStart} to ${rightEnd}`;
}
