import { entryNotices } from '#src/calculators/families/entryNotices.ts';
import { readingNotices } from '#src/calculators/families/readingNotices.ts';
import { skippedNotices } from '#src/calculators/families/skippedRecords.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import { isHeldText } from '#src/engine/kit/fields.ts';
import { counted } from '#src/engine/kit/format.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ComparisonBlock, Presentation, ResultKey, SequenceBlock } from '#src/engine/kit/presentation.ts';
import type proteinSynthesis from '#workers/formulas/protein-synthesis.ts';
import type { ProteinSynthesisInput, ProteinSynthesisResult } from '#workers/formulas/protein-synthesis.ts';
import { GENETIC_CODE_IDS, GENETIC_CODES, STANDARD_CODE_ID } from '#workers/reference/geneticCodes.ts';
import { chargeChart, compositionChart } from './charts.ts';
import { otherPrograms, whatMovesMass } from './differences.ts';
import { madeOfBases, notices } from './notices.ts';
import { OUTPUTS } from './outputs.ts';
import { compositionTable, recordTable } from './tables.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<ProteinSynthesisResult>;

const FACTS = [
  'length',
  'isoelectricPoint',
  'properties.hydrophobic',
  'properties.polar',
  'properties.charged',
] as const;
const PHYSICS = [
  'extinction280Reduced',
  'extinction280Cystines',
  'absorbance280Reduced',
  'absorbance280Cystines',
  'gravy',
  'aliphaticIndex',
  'instabilityIndex',
] as const;

/** Lysozyme C of hen egg white, without its signal peptide. */
const LYSOZYME =
  'KVFGRCELAAAMKRHGLDNYRGYSLGNWVCAAKFESNFNTQATNRNTDGSTDYGILQINSRWWCNDGRTPGSRNLCNIPCSALLSSDITASVNCAKKIVSDGNGMNAWVAWRNRCKGTDVQAWIRGCRL';

export default defineCalculator<typeof proteinSynthesis>()({
  formula: 'protein-synthesis',
  subject: 'protein',
  fixed: {},
  fields: {
    inputType: {
      kind: 'choice',
      label: 'Input type',
      hint: 'Another type clears the sequence and the result.',
      look: 'radios',
      options: [
        { value: 'DNA', label: 'DNA' },
        { value: 'RNA', label: 'RNA' },
        { value: 'PROTEIN', label: 'Protein' },
      ],
      initial: 'DNA',
      resetsOthers: true,
    },
    sequence: {
      kind: 'sequence',
      recognizedBy: 'recognize',
      label: 'Sequence',
      hint: 'DNA: A, T, G, C. RNA: A, U, G, C. Protein: one-letter codes from the amino end. Either case; spaces are ignored.',
    },
    geneticCode: {
      kind: 'choice',
      label: 'Genetic code',
      hint: 'The protein begins at the first AUG in every code.',
      look: 'menu',
      options: GENETIC_CODE_IDS.map((id) => ({ value: id, label: `${id}. ${GENETIC_CODES[id].name}` })),
      initial: STANDARD_CODE_ID,
      visibleWhen: ({ inputType }) => inputType !== 'PROTEIN',
    },
    readAsFasta: {
      kind: 'checkbox',
      label: 'Read as FASTA',
      hint: 'Lines that begin with > name records.',
    },
    recognize: {
      kind: 'checkbox',
      label: 'Recognize and clean up',
      hint: 'FASTA, GenBank, EMBL, UniProt, FASTQ, alignments, tables, numbered lines and three-letter codes. Digits, gaps, marks of the ends, quotes, invisible characters and a final * are left out; the result says how many. Files need no tick.',
    },
    record: {
      kind: 'number',
      label: 'Record',
      hint: 'Which record of the text to look at, counted from 1. Left blank, it is the first with a protein.',
      optional: true,
      min: 1,
      visibleWhen: ({ sequence, readAsFasta, recognize }) => readAsFasta || recognize || isHeldText(sequence),
    },
  },
  example: {
    inputType: 'PROTEIN',
    sequence: LYSOZYME,
    geneticCode: '1',
    readAsFasta: false,
    recognize: false,
    record: '',
  },
  errorStyle: 'inline',
  outputs: OUTPUTS,
  present,
  evidence: 'estimate',
  sources: [
    'emboss',
    'biopython',
    'pirIssue4',
    'wang2021',
    'bjellqvist1993',
    'bjellqvist1994',
    'alberts',
    'kyteDoolittle1982',
    'pace1995',
    'ikai1980',
    'guruprasad1990',
    'lehninger',
    'ncbiGeneticCodes',
  ],
});

function present(
  result: ProteinSynthesisResult,
  input: ProteinSynthesisInput,
  figure: FigureOf<Key>,
): Presentation<Key> {
  const headline = figure('molecularWeight');
  return {
    headline,
    status: `Molecular weight ${headline.text} Da, ${counted(result.length, 'amino acid', 'amino acids')}.`,
    blocks: [
      ...readingNotices(result.recognized),
      ...madeOfBases(result, input),
      ...entryNotices(result.entryFaults, result.recordCount, input.inputType === 'PROTEIN' ? 'aa' : 'bp'),
      ...notices(result, input),
      ...skippedNotices(result.skipped),
      { kind: 'facts', figures: FACTS.map((key) => figure(key)) },
      pkSets(figure),
      otherPrograms(figure),
      whatMovesMass(result, figure),
      {
        kind: 'facts',
        title: 'Absorbance at 280 nm and hydropathy',
        figures: PHYSICS.map((key) => figure(`reference.${key}`)),
      },
      compositionTable(result, figure),
      compositionChart(result),
      chargeChart(result),
      sequence(result, input),
      ...recordTable(result, figure),
    ],
    working: workingOf(result, input, figure),
  };
}

function pkSets(figure: FigureOf<Key>): ComparisonBlock<Key> {
  return {
    kind: 'comparison',
    title: 'Isoelectric point and charge by pK set',
    methods: ['Bjellqvist', 'EMBOSS'],
    rows: [
      {
        label: 'Isoelectric point (pI)',
        figures: [figure('reference.isoelectricPointBjellqvist'), figure('reference.isoelectricPointEmboss')],
      },
      {
        label: 'Net charge at pH 7',
        figures: [figure('reference.netChargePh7Bjellqvist'), figure('reference.netChargePh7Emboss')],
      },
    ],
    why: 'The equation is the same, the pK values are not; Bjellqvist’s depend on the first and last residue as well. How far they lie apart tells how uncertain a computed pI is.',
    sources: ['bjellqvist1993', 'bjellqvist1994', 'emboss'],
  };
}

function sequence(
  { sequence: text, reading, recordName }: ProteinSynthesisResult,
  { geneticCode }: ProteinSynthesisInput,
): SequenceBlock<Key> {
  const code =
    geneticCode === STANDARD_CODE_ID ? '' : ` Genetic code ${geneticCode}: ${GENETIC_CODES[geneticCode].name}.`;
  return {
    kind: 'sequence',
    field: 'sequence',
    title: 'Protein sequence',
    recordName,
    text,
    ends: ['N', 'C'],
    unit: 'aa',
    note:
      reading === null
        ? 'As entered, in upper case and without white space.'
        : `Read from the first AUG, at position ${grouped(reading.startPosition)}, to ${reading.stopCodon === null ? 'the last whole codon' : `the stop codon ${reading.stopCodon}, which is not part of the protein`}.${code}`,
  };
}
