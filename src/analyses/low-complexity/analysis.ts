import { recordTable } from '#src/families/recordTable.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { grouped } from '#src/kit/displayNumber.ts';
import { counted, fixed } from '#src/kit/format.ts';
import type { Block, ResultKey } from '#src/kit/presentation.ts';
import type lowComplexity from '#workers/formulas/low-complexity.ts';
import type { LowComplexityInput, LowComplexityResult, MaskedStretch } from '#workers/formulas/low-complexity.ts';

type Key = ResultKey<LowComplexityResult>;

const DRAWN_ROWS = 60;

export default defineAnalysis<typeof lowComplexity>()({
  formula: 'low-complexity',
  perRecord: [
    { key: 'masked', label: 'Masked letters' },
    { key: 'share', label: 'Masked (%)', decimals: 2 },
    { key: 'total', label: 'Stretches' },
    { key: 'longest', label: 'Longest stretch', noneWhere: 'nothing is masked' },
  ],
  action: 'Mask low complexity',
  fields: {
    level: {
      kind: 'number',
      label: 'Level',
      hint: 'Stretches that score above a tenth of it are masked. A lower level masks more.',
      isExact: true,
      min: 2,
      max: 64,
      step: 1,
      initial: 20,
    },
    window: {
      kind: 'number',
      label: 'Window',
      hint: 'The longest stretch that is scored: 8 to 64.',
      unit: 'nt',
      isExact: true,
      min: 8,
      max: 64,
      step: 1,
      initial: 64,
    },
    maskedAs: {
      kind: 'choice',
      label: 'Masked letters in the FASTA',
      look: 'menu',
      options: [
        { value: 'lower', label: 'In lower case' },
        { value: 'N', label: 'As N' },
      ],
      initial: 'lower',
    },
    order: {
      kind: 'choice',
      label: 'Order',
      look: 'menu',
      options: [
        { value: 'position', label: 'Along the strand' },
        { value: 'length', label: 'Longest first' },
      ],
      initial: 'position',
    },
  },
  example: { level: '20', window: '64', maskedAs: 'lower', order: 'position' },
  sources: ['morgulis2006'],
  present: (result, input) => {
    const { masked, share, total, longest, listed } = result;
    return {
      headline: {
        field: 'masked',
        label: 'Masked',
        value: masked,
        text: String(masked),
        unit: 'nt',
        note: `In ${counted(total, 'stretch', 'stretches')}.`,
      },
      status: `${counted(masked, 'letter', 'letters')} of low complexity, ${fixed(share, 2)} %.`,
      blocks: [
        {
          kind: 'facts',
          figures: [
            { field: 'share', label: 'Of the sequence', value: share, text: fixed(share, 2), unit: '%' },
            ...(longest === null
              ? []
              : [
                  {
                    field: 'longest' as const,
                    label: 'Longest stretch',
                    value: longest,
                    text: String(longest),
                    unit: 'nt',
                  },
                ]),
          ],
        },
        ...(listed.length === 0 ? [] : [stretchTable(result)]),
        maskedFile(result, input),
      ],
      working: [],
    };
  },
});

function stretchTable({ listed, total }: LowComplexityResult): Block<Key> {
  const some = listed.length < total ? `The first ${grouped(listed.length)} of ${grouped(total)} are listed. ` : '';
  return recordTable<Key, MaskedStretch>({
    title: 'Masked stretches',
    list: 'listed',
    items: listed,
    nameOf: ({ start, end }) => `${start} to ${end}`,
    columns: [
      { key: 'start', label: 'First base', of: ({ start }) => start, text: String },
      { key: 'end', label: 'Last base', of: ({ end }) => end, text: String },
      { key: 'length', label: 'Length (nt)', of: ({ length }) => length, text: String },
    ],
    drawnRows: DRAWN_ROWS,
    isFolded: false,
    note: `${some}By symmetric DUST: triplets that occur again and again within a window.`,
  });
}

function maskedFile({ fasta }: LowComplexityResult, { maskedAs }: LowComplexityInput): Block<Key> {
  const title = maskedAs === 'N' ? 'FASTA with masked letters as N' : 'FASTA with masked letters in lower case';
  return { kind: 'text-file', field: 'fasta', title, text: fasta, format: 'FASTA' };
}
