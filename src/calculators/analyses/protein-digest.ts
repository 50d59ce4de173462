import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { counted } from '#src/engine/kit/format.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Block, NoticeBlock, Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type proteinDigest from '#workers/formulas/protein-digest.ts';
import type { ProteinDigestInput, ProteinDigestResult } from '#workers/formulas/protein-digest.ts';

type Key = ResultKey<ProteinDigestResult>;

const MOST_LETTERS = 60;
const MOST_DRAWN = 100;
const MOST_MARKS = 400;

export default defineAnalysis<typeof proteinDigest>()({
  formula: 'protein-digest',
  perRecord: [
    { key: 'cuts', label: 'Bonds cut' },
    { key: 'total', label: 'Peptides' },
    { key: 'coverage', label: 'Covered without missed cleavages (%)', decimals: 2 },
  ],
  action: 'Digest the protein',
  fields: {
    protease: {
      kind: 'choice',
      label: 'Protease',
      look: 'menu',
      options: [
        { value: 'trypsin', label: 'Trypsin: after K or R, not before P' },
        { value: 'trypsin-keil', label: 'Trypsin with Keil’s exceptions' },
        { value: 'trypsin-p', label: 'Trypsin/P: after K or R' },
        { value: 'lys-c', label: 'Lys-C: after K' },
        { value: 'arg-c', label: 'Arg-C: after R' },
        { value: 'glu-c-e', label: 'Glu-C: after E' },
        { value: 'glu-c-de', label: 'Glu-C in phosphate: after D or E' },
        { value: 'asp-n', label: 'Asp-N: before D' },
        { value: 'chymotrypsin', label: 'Chymotrypsin: after F, Y or W' },
      ],
      initial: 'trypsin',
    },
    missedCleavages: {
      kind: 'number',
      label: 'Missed cleavages',
      isExact: true,
      min: 0,
      max: 5,
      initial: 0,
    },
    masses: {
      kind: 'choice',
      label: 'Masses',
      look: 'radios',
      options: [
        { value: 'monoisotopic', label: 'Monoisotopic' },
        { value: 'average', label: 'Average' },
      ],
      initial: 'monoisotopic',
    },
    cysteines: {
      kind: 'choice',
      label: 'Cysteines',
      look: 'radios',
      options: [
        { value: 'free', label: 'Free' },
        { value: 'carbamidomethyl', label: 'Carbamidomethyl' },
      ],
      initial: 'free',
    },
    charge: {
      kind: 'number',
      label: 'Charge of the m/z',
      hint: 'Protons added, from 1 to 10.',
      isExact: true,
      min: 1,
      max: 10,
      initial: 1,
    },
    lightest: { kind: 'number', label: 'Lowest mass', hint: 'Blank: none.', unit: 'Da', optional: true, min: 0 },
    heaviest: { kind: 'number', label: 'Highest mass', hint: 'Blank: none.', unit: 'Da', optional: true, min: 0 },
  },
  example: {
    protease: 'trypsin',
    missedCleavages: '1',
    masses: 'monoisotopic',
    cysteines: 'carbamidomethyl',
    charge: '1',
    lightest: '',
    heaviest: '',
  },
  sources: ['keil1992', 'gasteiger2005', 'wang2021', 'unimod2004'],
  outputs: {
    cuts: count('Bonds cut'),
    total: count('Peptides', ({ result: { cuts }, input: { missedCleavages: missed } }) => {
      const missing = missed === 0 ? 'none is missed' : `up to ${counted(missed, 'is missed', 'are missed')}`;
      return `${counted(cuts, 'bond is', 'bonds are')} cut; ${missing}.`;
    }),
    listed: {
      kind: 'rows',
      label: 'Peptides',
      row: {
        sequence: { kind: 'words', label: 'Sequence', words: shortened },
        from: count('From'),
        to: count('To'),
        missed: count('Missed'),
        mass: { kind: 'number', label: 'Mass', columnUnit: 'Da', written: decimals(4) },
        mz: { kind: 'number', label: ({ input }) => mzAt(input), written: decimals(4) },
      },
    },
    coverage: {
      kind: 'number',
      label: 'Covered without missed cleavages',
      unit: '%',
      written: decimals(1),
      note: 'Of the residues, by peptides within the limits of mass.',
    },
    length: count('Residues'),
    digested: count('Residues digested'),
  },
  present,
});

function present(result: ProteinDigestResult, input: ProteinDigestInput, figure: FigureOf<Key>): Presentation<Key> {
  const { total } = result;
  return {
    headline: figure('total'),
    status: `${total} ${total === 1 ? 'peptide' : 'peptides'}.`,
    blocks: [
      ...notices(result),
      ...peptideTable(result, input, figure),
      ...massChart(result, input),
      { kind: 'facts', figures: [figure('cuts'), figure('coverage')] },
    ],
    working: [],
  };
}

function shortened(sequence: string): string {
  return sequence.length <= MOST_LETTERS ? sequence : `${sequence.slice(0, MOST_LETTERS)}… (${sequence.length} aa)`;
}

function mzAt({ charge }: ProteinDigestInput): string {
  return charge === 1 ? '[M + H]⁺' : `m/z at ${charge}+`;
}

function notices({ total, listed, length, digested }: ProteinDigestResult): readonly NoticeBlock[] {
  return cautionNotices([
    [
      listed.length < total,
      `Only the first ${counted(listed.length, 'peptide is', 'peptides are')} listed.`,
      'neutral',
    ],
    [digested < length, `Only the first ${counted(digested, 'residue was', 'residues were')} digested.`, 'neutral'],
    [total === 0, 'No peptide lies within the limits of mass.', 'neutral'],
  ]);
}

function peptideTable(
  { listed }: ProteinDigestResult,
  input: ProteinDigestInput,
  figure: FigureOf<Key>,
): readonly Block<Key>[] {
  if (listed.length === 0) return [];
  return [
    rowsTable(figure, {
      title: 'Peptides',
      list: 'listed',
      rows: listed.length,
      columns: ['from', 'to', 'sequence', 'missed', 'mass', ['mz', mzAt(input)]],
      drawnRows: MOST_DRAWN,
      isFolded: false,
      note: `${input.masses === 'monoisotopic' ? 'Monoisotopic' : 'Average'} masses, cysteines ${input.cysteines === 'free' ? 'free' : 'as carbamidomethyl'}, no other modification.`,
    }),
  ];
}

function massChart({ listed }: ProteinDigestResult, { charge }: ProteinDigestInput): readonly Block<Key>[] {
  const shown = listed.slice(0, MOST_MARKS);
  if (shown.length < 2) return [];
  return [
    {
      kind: 'chart',
      chart: {
        type: 'xy',
        title: 'Where the peptides appear',
        summary: 'Each peptide at its m/z, by the number of its first residue.',
        x: { label: 'm/z', decimals: 4 },
        y: { label: 'First residue', counted: true },
        series: [
          {
            name: `Peptides at ${charge}+`,
            marks: 'points',
            points: shown.map(({ mz, from, to }) => ({ x: mz, y: from, label: `${from}–${to}` })),
          },
        ],
      },
    },
  ];
}
