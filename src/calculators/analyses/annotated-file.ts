import { firstBase, LAST_BASE, SHAPE_OF_REGION } from '#src/calculators/families/regionFields.ts';
import { count, name } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import { counted } from '#src/engine/kit/format.ts';
import type { Block, ResultKey } from '#src/engine/kit/presentation.ts';
import type annotatedFile from '#workers/formulas/annotated-file.ts';
import type { AnnotatedFileInput, AnnotatedFileResult } from '#workers/formulas/annotated-file.ts';

type Key = ResultKey<AnnotatedFileResult>;

export default defineAnalysis<typeof annotatedFile>()({
  formula: 'annotated-file',
  action: 'Write the file',
  fields: {
    format: {
      kind: 'choice',
      label: 'Format',
      look: 'menu',
      options: [
        { value: 'genbank', label: 'GenBank, with the features' },
        { value: 'fasta', label: 'FASTA, the letters only' },
      ],
      initial: 'genbank',
    },
    from: firstBase(),
    to: LAST_BASE,
    reading: {
      kind: 'choice',
      label: 'Strand',
      look: 'menu',
      options: [
        { value: 'forward', label: 'As entered' },
        { value: 'reverseComplement', label: 'Reverse complement' },
      ],
      initial: 'forward',
    },
    shape: {
      ...SHAPE_OF_REGION,
      hint: 'A whole circle may begin at any base: the last base is then the one before the first.',
    },
    date: {
      kind: 'date',
      label: 'Date in the entry',
      hint: 'Blank: none is written.',
      optional: true,
      initial: 'today',
      visibleWhen: ({ format }) => format === 'genbank',
    },
  },
  example: { format: 'genbank', from: '', to: '', reading: 'reverseComplement', shape: 'entry', date: '2026-11-30' },
  sources: ['insdcFeatures'],
  outputs: {
    shape: { kind: 'inner', label: 'Shape of the strand' },
    text: { kind: 'sequence', label: 'File' },
    entry: {
      kind: 'group',
      keys: {
        topology: { kind: 'words', label: 'Shape of the entry' },
        length: { ...count('Letters in the file'), unit: 'nt' },
        letters: { kind: 'sequence', label: 'Letters' },
        features: {
          kind: 'rows',
          label: 'Features in the file',
          of: ({ at }) => String(Number(at) + 1),
          row: {
            type: name('Type'),
            location: name('Location'),
            label: name('Label'),
            codonStart: count('First whole codon begins at letter'),
            cut: { kind: 'flag', label: 'Is cut' },
          },
        },
      },
    },
    name: { kind: 'words', label: 'Name of the file' },
    written: count('Features in the file'),
    cut: count('Features that are cut'),
    outside: count('Features outside'),
    unreadable: count('Features not written'),
  },
  present: (result, input, figure) => ({
    headline: figure('entry.length'),
    status: `${counted(result.entry.length, 'letter', 'letters')}, ${result.entry.topology}${featureWords(result, input)}.`,
    blocks: [
      ...(input.format === 'fasta' ? [] : [{ kind: 'facts', figures: [figure('written'), figure('cut')] } as const]),
      ...notices(result),
      {
        kind: 'text-file',
        field: 'text',
        title: input.format === 'fasta' ? 'FASTA' : 'GenBank entry',
        text: result.text,
        format: input.format === 'fasta' ? 'FASTA' : 'GenBank',
        fileName: result.name,
      },
    ],
    working: [],
  }),
});

function featureWords({ written }: AnnotatedFileResult, { format }: AnnotatedFileInput): string {
  return format === 'fasta' ? '' : `, with ${counted(written, 'feature', 'features')}`;
}

function notices({ cut, unreadable }: AnnotatedFileResult): readonly Block<Key>[] {
  const texts = [
    ...(cut === 0
      ? []
      : [
          `${counted(cut, 'feature is', 'features are')} cut at an end of the region, and ${cut === 1 ? 'has' : 'have'} < or > there. A coding sequence that is cut is written without its translation.`,
        ]),
    ...(unreadable === 0
      ? []
      : [
          `${grouped(unreadable)} ${unreadable === 1 ? 'feature is' : 'features are'} left out: ${unreadable === 1 ? 'its place' : 'their places'} cannot be read, or ${unreadable === 1 ? 'is' : 'are'} in another entry.`,
        ]),
  ];
  return texts.map((text) => ({ kind: 'notice', tone: 'neutral', text }));
}
