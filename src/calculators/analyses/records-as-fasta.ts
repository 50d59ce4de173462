import { codeMenu } from '#src/calculators/families/codeMenu.ts';
import { NAME_CONTAINS } from '#src/calculators/families/recordFields.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import { counted } from '#src/engine/kit/format.ts';
import { keptNotice } from '#src/engine/kit/onDemand/countedRecords.ts';
import type { Block, ResultKey } from '#src/engine/kit/presentation.ts';
import type recordsAsFasta from '#workers/formulas/records-as-fasta.ts';
import type { RecordsAsFastaResult } from '#workers/formulas/records-as-fasta.ts';

type Key = ResultKey<RecordsAsFastaResult>;

export default defineAnalysis<typeof recordsAsFasta>()({
  formula: 'records-as-fasta',
  about: 'text',
  action: 'Write the records',
  fields: {
    change: {
      kind: 'choice',
      label: 'Letters',
      look: 'menu',
      options: [
        { value: 'none', label: 'As they stand' },
        { value: 'reverseComplement', label: 'Reverse complement' },
        { value: 'complement', label: 'Complement' },
        { value: 'reverse', label: 'Reverse' },
        { value: 'rna', label: 'RNA (U for T)' },
        { value: 'translate', label: 'Translation' },
      ],
      initial: 'none',
    },
    frame: {
      kind: 'choice',
      label: 'Frame',
      look: 'menu',
      options: [
        { value: 'plus1', label: '+1' },
        { value: 'plus2', label: '+2' },
        { value: 'plus3', label: '+3' },
        { value: 'minus1', label: '−1' },
        { value: 'minus2', label: '−2' },
        { value: 'minus3', label: '−3' },
        { value: 'all', label: 'All six' },
      ],
      initial: 'plus1',
      visibleWhen: ({ change }) => change === 'translate',
    },
    geneticCode: { ...codeMenu(), visibleWhen: ({ change }) => change === 'translate' },
    entries: {
      kind: 'choice',
      label: 'Entries',
      hint: 'Pieces and joins are made of the letters as they are written.',
      look: 'menu',
      options: [
        { value: 'records', label: 'One for each record' },
        { value: 'pieces', label: 'Split each record into pieces' },
        { value: 'joined', label: 'Join all records to one' },
      ],
      initial: 'records',
    },
    pieceLength: {
      kind: 'number',
      label: 'Letters of a piece',
      hint: 'The last piece of a record may be shorter.',
      optional: true,
      isExact: true,
      min: 1,
      step: 100,
      visibleWhen: ({ entries }) => entries === 'pieces',
    },
    lineLength: {
      kind: 'choice',
      label: 'Letters per line',
      look: 'menu',
      options: [
        { value: '60', label: '60' },
        { value: '70', label: '70' },
        { value: '80', label: '80' },
        { value: 'whole', label: 'All in one line' },
      ],
      initial: '60',
    },
    letterCase: {
      kind: 'choice',
      label: 'Case',
      look: 'menu',
      options: [
        { value: 'upper', label: 'Upper case' },
        { value: 'lower', label: 'Lower case' },
      ],
      initial: 'upper',
    },
    nameContains: NAME_CONTAINS,
    leastLength: { kind: 'number', label: 'Shortest', unit: 'nt', optional: true, isExact: true, min: 0, step: 100 },
    mostLength: { kind: 'number', label: 'Longest', unit: 'nt', optional: true, isExact: true, min: 0, step: 100 },
  },
  example: {
    change: 'reverseComplement',
    frame: 'plus1',
    geneticCode: 'page',
    entries: 'records',
    pieceLength: '',
    lineLength: '60',
    letterCase: 'upper',
    nameContains: '',
    leastLength: '',
    mostLength: '',
  },
  sources: ['ncbiGeneticCodes', 'ncIub1984'],
  outputs: {
    entryCount: count('Entries', ({ result: { chosenCount, recordCount } }) =>
      chosenCount === recordCount ? undefined : `Of ${grouped(chosenCount)} of ${grouped(recordCount)} records.`,
    ),
    letterCount: { ...count('Letters'), unit: ({ input }) => (input.change === 'translate' ? 'aa' : 'nt') },
    chosenCount: count('Records that were taken'),
    recordCount: count('Records in the text'),
    keptCount: count('Records that were kept'),
    cutNames: count('Descriptions that were cut'),
    fasta: { kind: 'sequence', label: 'Records as FASTA' },
  },
  present: (result, _, figure) => ({
    headline: figure('entryCount'),
    status: `${counted(result.entryCount, 'entry', 'entries')}, ${counted(result.letterCount, 'letter', 'letters')} in all.`,
    blocks: [...keptNotice(result), { kind: 'facts', figures: [figure('letterCount')] }, ...fileOf(result)],
    working: [],
  }),
});

/** Only the first of very many records are known. */
function fileOf({ fasta, entryCount, cutNames }: RecordsAsFastaResult): readonly Block<Key>[] {
  if (entryCount === 0) return [];
  const note =
    cutNames === 0
      ? {}
      : {
          note: `The descriptions of ${counted(cutNames, 'record', 'records')} are longer than 120 characters and end there.`,
        };
  return [{ kind: 'text-file', field: 'fasta', title: 'Records as FASTA', text: fasta, format: 'FASTA', ...note }];
}
