import { entryNotices } from '#src/calculators/families/entryNotices.ts';
import { readingNotices } from '#src/calculators/families/readingNotices.ts';
import { shareBar } from '#src/calculators/families/shareBar.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import { isHeldText } from '#src/engine/kit/fields.ts';
import { counted } from '#src/engine/kit/format.ts';
import type { Block, ChartBlock, Figure, ResultKey } from '#src/engine/kit/presentation.ts';
import type dnaSequence from '#workers/formulas/dna-sequence.ts';
import type { DnaSequenceResult } from '#workers/formulas/dna-sequence.ts';
import { GENETIC_CODE_IDS, GENETIC_CODES } from '#workers/reference/geneticCodes.ts';
import { LEAST_CODONS, SHORT_STRAND, USUAL_LEAST_CODONS } from '#workers/reference/openFrameLimits.ts';
import { frameBlocks } from './frameBlocks.ts';
import { OUTPUTS } from './outputs.ts';
import { recordBlocks } from './recordBlocks.ts';
import { complementBlocks, proteinBlock, rnaBlock } from './strandBlocks.ts';
import { gcStep, proteinStep } from './working.ts';

type Key = ResultKey<DnaSequenceResult>;

const SHORT_STRAND_MILLIONS = SHORT_STRAND / 1e6;

export default defineCalculator<typeof dnaSequence>()({
  formula: 'dna-sequence',
  fixed: {},
  fields: {
    sequence: {
      kind: 'sequence',
      recognizedBy: 'recognize',
      label: 'DNA sequence',
      hint: 'One strand, 5′ to 3′: A, T, G and C in either case. Spaces and line breaks are ignored.',
    },
    readAsFasta: {
      kind: 'checkbox',
      label: 'Read as FASTA',
      hint: 'Lines that begin with “>” are headers.',
    },
    recognize: {
      kind: 'checkbox',
      label: 'Recognize and clean up',
      hint: 'Reads FASTA, GenBank, EMBL, FASTQ, alignments and tables. Leaves out digits, gaps, end marks, quotes and invisible characters, reads U as T, and says how many. Files need no tick.',
    },
    record: {
      kind: 'number',
      label: 'Record',
      hint: 'Which record of the file to look at, counted from 1. All of them are listed below the result.',
      optional: true,
      min: 1,
      visibleWhen: ({ sequence, readAsFasta, recognize }) => readAsFasta || recognize || isHeldText(sequence),
    },
    allowAmbiguous: {
      kind: 'checkbox',
      label: 'Allow IUPAC letters (N, R, Y …)',
      hint: 'GC content is then the share among A, C, G and T.',
    },
    geneticCode: {
      kind: 'choice',
      label: 'Genetic code',
      look: 'menu',
      options: GENETIC_CODE_IDS.map((id) => ({ value: id, label: `${id}. ${GENETIC_CODES[id].name}` })),
      initial: '1',
    },
    openFrames: {
      kind: 'choice',
      label: 'Open reading frames',
      look: 'menu',
      options: [
        { value: 'short', label: `In up to ${SHORT_STRAND_MILLIONS} million bases` },
        { value: 'always', label: 'Always, however long' },
        { value: 'never', label: 'Do not look for them' },
      ],
      initial: 'short',
    },
    startCodons: {
      kind: 'choice',
      label: 'Start codons',
      hint: 'Where open reading frames begin.',
      look: 'menu',
      options: [
        { value: 'atg', label: 'ATG only' },
        { value: 'code', label: 'ATG and the other starts of the genetic code' },
        { value: 'sense', label: 'Any sense codon (stop to stop)' },
      ],
      initial: 'atg',
      visibleWhen: ({ openFrames }) => openFrames !== 'never',
    },
    minimumOrfLength: {
      kind: 'number',
      label: 'Shortest reading frame',
      hint: `Codons without the stop, at least ${LEAST_CODONS}; in more than ${SHORT_STRAND_MILLIONS} million bases at least ${USUAL_LEAST_CODONS}.`,
      unit: 'codons',
      min: LEAST_CODONS,
      step: 10,
      initial: USUAL_LEAST_CODONS,
      visibleWhen: ({ openFrames }) => openFrames !== 'never',
    },
  },
  example: {
    sequence: 'ATGGCCATTGTAATGGGCCGCTGAAAGGGTGCCCGATAG',
    readAsFasta: false,
    recognize: false,
    record: '',
    allowAmbiguous: false,
    geneticCode: '1',
    openFrames: 'short',
    startCodons: 'atg',
    minimumOrfLength: '10',
  },
  errorStyle: 'inline',
  subject: 'dna',
  evidence: 'definition',
  sources: ['crick1968', 'ncbiGeneticCodes', 'ncIub1984'],
  outputs: OUTPUTS,
  present: (result, { geneticCode: code, startCodons }, figure) => {
    const headline = figure('gcContent');
    return {
      headline,
      status: statusOf(result, headline),
      blocks: [
        ...recordNotice(result),
        ...readingNotices(result.recognized),
        ...entryNotices(result.entryFaults, result.recordCount, 'bp'),
        { kind: 'facts', figures: [figure('length')] },
        ...complementBlocks(result),
        rnaBlock(result),
        proteinBlock(result, code),
        {
          kind: 'facts',
          title: 'Base composition',
          figures: [
            ...(['A', 'T', 'G', 'C'] as const).map((base) => figure(`counts.${base}`)),
            ...(result.otherLetters === 0 ? [] : [figure('otherLetters')]),
          ],
        },
        baseChart(result),
        ...frameBlocks(result, code, startCodons, figure),
        ...recordBlocks(result, figure),
      ],
      working: [gcStep(result, headline), proteinStep(result, code)],
    };
  },
});

function statusOf({ length, gcContent, otherLetters }: DnaSequenceResult, { text }: Figure<Key>): string {
  const letters = otherLetters === 0 ? counted(length, 'base', 'bases') : counted(length, 'letter', 'letters');
  return gcContent === null
    ? `GC content is ${text}: ${letters}, all ambiguous.`
    : `GC content ${text} % of ${letters}.`;
}

/** Names the record of the figures, where there is more than one or it has a name. */
function recordNotice({ record, recordCount }: DnaSequenceResult): readonly Block<Key>[] {
  if (recordCount === 1 && record.name === '') return [];
  const name = record.name === '' ? '' : `: “${record.name}”`;
  return [
    { kind: 'notice', tone: 'neutral', text: `Record ${grouped(record.number)} of ${grouped(recordCount)}${name}` },
  ];
}

const BASES = ['A', 'C', 'G', 'T'] as const;

function baseChart({ counts, otherLetters }: DnaSequenceResult): ChartBlock {
  const parts = [...BASES.map((base) => [base, counts[base]] as const), ['Other', otherLetters] as const];
  return shareBar(
    'Base counts',
    `${BASES.map((base) => `${base}: ${counts[base]}`).join(', ')}.`,
    parts.map(([base, count]) => [base, count, grouped(count)]),
  );
}
