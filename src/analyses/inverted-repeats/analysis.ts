import { recordTable } from '#src/families/recordTable.ts';
import { CROSSES_ORIGIN, firstBase, LAST_BASE, SHAPE_OF_REPEATS } from '#src/families/regionFields.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { grouped } from '#src/kit/displayNumber.ts';
import type { Block, ResultKey } from '#src/kit/presentation.ts';
import type invertedRepeats from '#workers/formulas/inverted-repeats.ts';
import type { InvertedRepeatsResult, ListedRepeat } from '#workers/formulas/inverted-repeats.ts';

type Key = ResultKey<InvertedRepeatsResult>;

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
      hint: 'At least 4.',
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
    order: {
      kind: 'choice',
      label: 'Order',
      look: 'menu',
      options: [
        { value: 'position', label: 'Along the strand' },
        { value: 'length', label: 'Longest arms first' },
      ],
      initial: 'position',
    },
    from: firstBase('Blank: the first.'),
    to: LAST_BASE,
    shape: SHAPE_OF_REPEATS,
  },
  example: { leastArm: '4', mostGap: '20', order: 'position', from: '', to: '', shape: 'entry' },
  sources: [],
  present: (result) => {
    const { total, palindromes, longestArm, listed } = result;
    return {
      headline: { field: 'total', label: 'Inverted repeats', value: total, text: String(total) },
      status: total === 1 ? '1 inverted repeat.' : `${total} inverted repeats.`,
      blocks: [
        {
          kind: 'facts',
          figures: [
            {
              field: 'palindromes',
              label: 'Palindromes',
              value: palindromes,
              text: String(palindromes),
              note: 'Without a gap.',
            },
            ...(longestArm === null
              ? []
              : [
                  {
                    field: 'longestArm' as const,
                    label: 'Longest arm',
                    value: longestArm,
                    text: String(longestArm),
                    unit: 'nt',
                  },
                ]),
          ],
        },
        ...(listed.length === 0 ? [] : [repeatTable(result)]),
      ],
      working: [],
    };
  },
});

function repeatTable({ shape, listed, total }: InvertedRepeatsResult): Block<Key> {
  const some = listed.length < total ? `The first ${grouped(listed.length)} of ${grouped(total)} are listed. ` : '';
  return recordTable<Key, ListedRepeat>({
    title: 'Inverted repeats',
    list: 'listed',
    items: listed,
    nameOf: ({ leftStart, rightEnd }) => `${leftStart} to ${rightEnd}`,
    columns: [
      { key: 'leftStart', label: 'Left arm from', of: ({ leftStart }) => leftStart, text: String },
      { key: 'leftEnd', label: 'Left arm to', of: ({ leftEnd }) => leftEnd, text: String },
      { key: 'rightStart', label: 'Right arm from', of: ({ rightStart }) => rightStart, text: String },
      { key: 'rightEnd', label: 'Right arm to', of: ({ rightEnd }) => rightEnd, text: String },
      { key: 'arm', label: 'Arm (nt)', of: ({ arm }) => arm, text: String },
      { key: 'gap', label: 'Gap (nt)', of: ({ gap }) => gap, text: String },
      { key: 'letters', label: 'Left arm', of: ({ letters }) => letters },
    ],
    isFolded: false,
    note: `${some}The right arm is the reverse complement of the left one. Each is as long as it can be.${shape.used === 'circular' ? CROSSES_ORIGIN : ''}`,
  });
}
