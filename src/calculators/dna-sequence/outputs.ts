import { count } from '#src/engine/kit/countAndName.ts';
import { counted, fixedApart } from '#src/engine/kit/format.ts';
import type { Here, NumberOutput, Outputs } from '#src/engine/kit/outputs.ts';
import { numeral, plain } from '#src/engine/kit/writing.ts';
import type { DnaSequenceInput, DnaSequenceResult } from '#workers/formulas/dna-sequence.ts';

const GC_CONTENT = {
  kind: 'number',
  label: 'GC content',
  unit: '%',
  missing: 'not defined',
  written: (value: number) => numeral(percentText(value)),
} as const;
const LENGTH = { ...count('Length'), unit: 'nt' };

/** The strands, the protein, the frames and the records. */
export const OUTPUTS: Outputs<DnaSequenceResult, DnaSequenceResult, DnaSequenceInput> = {
  length: LENGTH,
  gcContent: {
    ...GC_CONTENT,
    note: ({ result: { otherLetters } }) =>
      otherLetters === 0
        ? undefined
        : `Among A, C, G and T. ${counted(otherLetters, 'other letter is', 'other letters are')} left out.`,
  },
  counts: {
    kind: 'group',
    keys: {
      A: lettersOf('Adenine (A)'),
      T: lettersOf('Thymine (T)'),
      G: lettersOf('Guanine (G)'),
      C: lettersOf('Cytosine (C)'),
    },
  },
  otherLetters: lettersOf('Other letters'),
  complementary: { kind: 'sequence', label: 'Complementary strand' },
  rna: { kind: 'sequence', label: 'RNA' },
  protein: { kind: 'sequence', label: 'Protein from the first AUG' },
  startPosition: count('Position of the first AUG'),
  stopCodon: { kind: 'words', label: 'Stop codon' },
  firstCodons: { kind: 'inner', label: 'First codons' },
  format: { kind: 'words', label: 'Format' },
  record: { kind: 'inner', label: 'Record' },
  recordCount: count('Records'),
  records: {
    kind: 'rows',
    label: 'Records',
    row: { name: { kind: 'words', label: 'Record' }, length: LENGTH, gcContent: GC_CONTENT },
  },
  entryFaults: { kind: 'inner', label: 'Records that are not whole' },
  recognized: { kind: 'inner', label: 'How the text was read' },
  openFrames: {
    kind: 'group',
    label: 'Open reading frames',
    keys: {
      leastCodons: { ...count('Shortest reading frame'), unit: 'codons' },
      total: count('Open reading frames'),
      listed: {
        kind: 'rows',
        label: 'Longest reading frames',
        row: {
          start: count('Start'),
          end: count('End'),
          strand: { kind: 'words', label: 'Strand' },
          frame: count('Frame'),
          codons: { ...count('Length'), unit: 'aa' },
          hasStop: { kind: 'flag', label: 'Stop codon' },
        },
      },
      protein: { kind: 'sequence', label: 'Protein of the longest reading frame' },
    },
  },
  reference: { kind: 'group', keys: { reverseComplement: { kind: 'sequence', label: 'Reverse complement' } } },
};

/** How many there are, and their share of all letters. */
function lettersOf(label: string): NumberOutput<Here<DnaSequenceResult, unknown, unknown>> {
  return {
    kind: 'number',
    label,
    written: (value, { result }) => ({ ...plain(value), note: `${percentText((100 * value) / result.length)} %` }),
  };
}

/**
 * Formats a percentage without its sign: two decimals, and as many more as distinguish one base from none and all but
 * one from all.
 */
function percentText(percent: number): string {
  return fixedApart(percent, 2, [0, 100]);
}
