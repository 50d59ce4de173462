import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { counted, fixed } from '#src/kit/format.ts';
import type { Block, NoticeBlock, Presentation, ResultKey } from '#src/kit/presentation.ts';
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
      hint: 'From 0 to 5.',
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
  present,
});

function present(result: ProteinDigestResult, input: ProteinDigestInput): Presentation<Key> {
  const { total, cuts, coverage } = result;
  return {
    headline: {
      field: 'total',
      label: 'Peptides',
      value: total,
      text: String(total),
      note: `${counted(cuts, 'bond is', 'bonds are')} cut; ${input.missedCleavages === 0 ? 'none is missed' : `up to ${counted(input.missedCleavages, 'is missed', 'are missed')}`}.`,
    },
    status: `${total} ${total === 1 ? 'peptide' : 'peptides'}.`,
    blocks: [
      ...notices(result),
      ...peptideTable(result, input),
      ...massChart(result, input),
      {
        kind: 'facts',
        figures: [
          { field: 'cuts', label: 'Bonds cut', value: cuts, text: String(cuts) },
          {
            field: 'coverage',
            label: 'Covered without missed cleavages',
            value: coverage,
            text: fixed(coverage, 1),
            unit: '%',
            note: 'Of the residues, by peptides within the limits of mass.',
          },
        ],
      },
    ],
    working: [],
  };
}

function notices({ total, listed, length, digested }: ProteinDigestResult): readonly NoticeBlock[] {
  const texts = [
    ...(listed.length < total
      ? [`Only the first ${counted(listed.length, 'peptide is', 'peptides are')} listed.`]
      : []),
    ...(digested < length ? [`Only the first ${counted(digested, 'residue was', 'residues were')} digested.`] : []),
    ...(total === 0 ? ['No peptide lies within the limits of mass.'] : []),
  ];
  return texts.map((text) => ({ kind: 'notice', tone: 'neutral', text }));
}

function peptideTable(
  { listed }: ProteinDigestResult,
  { charge, masses, cysteines }: ProteinDigestInput,
): readonly Block<Key>[] {
  if (listed.length === 0) return [];
  const mz = charge === 1 ? '[M + H]⁺' : `m/z at ${charge}+`;
  return [
    {
      kind: 'table',
      title: 'Peptides',
      columns: [
        { label: 'From', numeric: true },
        { label: 'To', numeric: true },
        { label: 'Sequence' },
        { label: 'Missed', numeric: true },
        { label: 'Mass (Da)', numeric: true },
        { label: mz, numeric: true },
      ],
      drawnRows: MOST_DRAWN,
      isFolded: false,
      note: `${masses === 'monoisotopic' ? 'Monoisotopic' : 'Average'} masses, cysteines ${cysteines === 'free' ? 'free' : 'as carbamidomethyl'}, no other modification.`,
      rows: listed.map(({ sequence, from, to, missed, mass, mz: ratio }, at) => [
        { field: `listed.${at}.from`, label: 'From', value: from, text: String(from) },
        { field: `listed.${at}.to`, label: 'To', value: to, text: String(to) },
        {
          field: `listed.${at}.sequence`,
          label: 'Sequence',
          value: sequence,
          text:
            sequence.length <= MOST_LETTERS ? sequence : `${sequence.slice(0, MOST_LETTERS)}… (${sequence.length} aa)`,
        },
        { field: `listed.${at}.missed`, label: 'Missed', value: missed, text: String(missed) },
        { field: `listed.${at}.mass`, label: 'Mass', value: mass, text: fixed(mass, 4) },
        { field: `listed.${at}.mz`, label: mz, value: ratio, text: fixed(ratio, 4) },
      ]),
    },
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
