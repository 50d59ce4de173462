import { firstOf, orderField } from '#src/calculators/families/listedPlaces.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { counted } from '#src/engine/kit/format.ts';
import { cellText } from '#src/engine/kit/onDemand/presentationText.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Block, ResultKey } from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type lowComplexity from '#workers/formulas/low-complexity.ts';
import type { LowComplexityInput, LowComplexityResult } from '#workers/formulas/low-complexity.ts';

type Key = ResultKey<LowComplexityResult>;

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
    order: orderField('Longest first'),
  },
  example: { level: '20', window: '64', maskedAs: 'lower', order: 'position' },
  sources: ['morgulis2006'],
  outputs: {
    masked: {
      ...count('Masked', ({ result }) => `In ${counted(result.total, 'stretch', 'stretches')}.`),
      unit: 'nt',
    },
    share: { kind: 'number', label: 'Of the sequence', unit: '%', written: decimals(2) },
    total: count('Stretches'),
    longest: { ...count('Longest stretch'), unit: 'nt' },
    length: { ...count('Length of the strand'), unit: 'nt' },
    listed: {
      kind: 'rows',
      label: 'Masked stretches',
      of: ({ row }) => `${row.start} to ${row.end}`,
      row: {
        start: count('First base'),
        end: count('Last base'),
        length: { ...count('Length (nt)'), columnUnit: 'nt' },
      },
    },
    fasta: { kind: 'sequence', label: 'Masked strand as FASTA' },
  },
  present: (result, input, figure) => {
    const { masked, longest, listed } = result;
    const share = figure('share');
    return {
      headline: figure('masked'),
      status: `${counted(masked, 'letter', 'letters')} of low complexity, ${cellText(share)}.`,
      blocks: [
        { kind: 'facts', figures: [share, ...(longest === null ? [] : [figure('longest')])] },
        ...(listed.length === 0 ? [] : [stretchTable(result, figure)]),
        maskedFile(result, input),
      ],
      working: [],
    };
  },
});

function stretchTable({ listed, total }: LowComplexityResult, figure: FigureOf<Key>): Block<Key> {
  return rowsTable(figure, {
    title: 'Masked stretches',
    list: 'listed',
    rows: listed.length,
    columns: ['start', 'end', ['length', 'Length (nt)']],
    drawnRows: 60,
    isFolded: false,
    note: `${firstOf(listed.length, total)}By symmetric DUST: triplets that occur again and again within a window.`,
  });
}

function maskedFile({ fasta }: LowComplexityResult, { maskedAs }: LowComplexityInput): Block<Key> {
  const title = maskedAs === 'N' ? 'FASTA with masked letters as N' : 'FASTA with masked letters in lower case';
  return { kind: 'text-file', field: 'fasta', title, text: fasta, format: 'FASTA' };
}
