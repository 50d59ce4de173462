import { count } from '#src/families/statisticsOutputs.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { counted } from '#src/kit/format.ts';
import type { Depends, FigureOf, NumberOutput } from '#src/kit/outputs.ts';
import type { Block, NoticeBlock, Presentation, ResultKey } from '#src/kit/presentation.ts';
import { decimals } from '#src/kit/writing.ts';
import type proteinMass from '#workers/formulas/protein-mass.ts';
import type { ProteinMassInput, ProteinMassResult } from '#workers/formulas/protein-mass.ts';
import { MODIFICATIONS, type Modification } from '#workers/reference/residueFormulas.ts';

type Key = ResultKey<ProteinMassResult>;

const OPTIONS = (Object.keys(MODIFICATIONS) as readonly Modification[]).map((value) => ({
  value,
  label: MODIFICATIONS[value].name,
}));

export default defineAnalysis<typeof proteinMass>()({
  formula: 'protein-mass',
  perRecord: [
    { key: 'average', label: 'Average mass (Da)', decimals: 4 },
    { key: 'monoisotopic', label: 'Monoisotopic mass (Da)', decimals: 4 },
    { key: 'ladder.0.average', label: 'm/z at the lowest charge, average', decimals: 4 },
    { key: 'ladder.0.monoisotopic', label: 'm/z at the lowest charge, monoisotopic', decimals: 4 },
    { key: 'cysteines', label: 'Cysteines' },
  ],
  action: 'Calculate masses and m/z',
  fields: {
    modifications: {
      kind: 'rows',
      label: 'Modifications',
      hint: 'How many of each the whole protein has. Reduced cysteines have no disulfide bonds.',
      rowName: 'modification',
      minRows: 1,
      row: {
        modification: { kind: 'choice', label: 'Modification', look: 'menu', options: OPTIONS },
        count: { kind: 'number', label: 'How many', isExact: true, min: 1, max: 1000 },
      },
    },
    withoutMethionine: { kind: 'checkbox', label: 'The first methionine is cut off' },
    aminoTag: {
      kind: 'text',
      label: 'Tag at the N-terminus',
      hint: 'One-letter codes, such as MHHHHHH.',
      optional: true,
      monospaced: true,
      letterCase: 'upper',
      maxLength: 1000,
    },
    carboxylTag: {
      kind: 'text',
      label: 'Tag at the C-terminus',
      hint: 'One-letter codes, such as DYKDDDDK for FLAG.',
      optional: true,
      monospaced: true,
      letterCase: 'upper',
      maxLength: 1000,
    },
    fromCharge: {
      kind: 'number',
      label: 'Lowest charge',
      hint: 'From 1 to 200.',
      isExact: true,
      min: 1,
      max: 200,
      initial: 1,
    },
    toCharge: {
      kind: 'number',
      label: 'Highest charge',
      hint: 'At most 100 charges in all.',
      isExact: true,
      min: 1,
      max: 200,
      initial: 20,
    },
  },
  example: {
    modifications: [
      { modification: 'disulfide', count: '1' },
      { modification: 'phospho', count: '1' },
    ],
    withoutMethionine: false,
    aminoTag: '',
    carboxylTag: 'HHHHHH',
    fromCharge: '1',
    toCharge: '10',
  },
  sources: ['wang2021', 'prohaska2022', 'emboss', 'unimod2004'],
  outputs: {
    length: count('Residues'),
    weighed: count('Residues weighed'),
    removedMethionine: { kind: 'flag', label: 'Methionine cut off' },
    monoisotopic: mass('Monoisotopic mass', 'Da'),
    average: {
      ...mass('Average mass', 'Da'),
      written: decimals(3),
      note: ({ result }) => `Of the neutral protein, ${counted(result.length, 'residue', 'residues')} with tags.`,
    },
    unmodifiedMonoisotopic: mass('Monoisotopic, unmodified', 'Da'),
    unmodifiedAverage: mass('Average, unmodified', 'Da'),
    modifications: {
      kind: 'rows',
      label: 'Modifications',
      row: {
        modification: { kind: 'words', label: 'Modification', words: nameOf },
        count: count(({ row }) => `Count, ${nameOf(row.modification)}`),
        monoisotopic: mass(({ row }) => `Monoisotopic, ${nameOf(row.modification)}`),
        average: mass(({ row }) => `Average, ${nameOf(row.modification)}`),
      },
    },
    cysteines: count('Cysteines'),
    ladder: {
      kind: 'rows',
      label: 'm/z at each charge',
      row: {
        charge: count('Charge'),
        monoisotopic: mass(({ row }) => `m/z at ${row.charge}+, monoisotopic`),
        average: mass(({ row }) => `m/z at ${row.charge}+, average`),
      },
    },
  },
  present,
});

function mass<Place>(label: Depends<string, Place>, unit?: string): NumberOutput<Place> {
  return { kind: 'number', label, unit, written: decimals(4) };
}

function nameOf(modification: Modification): string {
  return MODIFICATIONS[modification].name;
}

function present(result: ProteinMassResult, input: ProteinMassInput, figure: FigureOf<Key>): Presentation<Key> {
  const headline = figure('average');
  return {
    headline,
    status: `Average mass ${headline.text} Da.`,
    blocks: [
      ...notices(result, input),
      {
        kind: 'facts',
        figures: [
          figure('monoisotopic'),
          figure('unmodifiedMonoisotopic'),
          figure('unmodifiedAverage'),
          figure('cysteines'),
        ],
      },
      ...modificationTable(result, figure),
      {
        kind: 'table',
        title: 'm/z at each charge',
        columns: [
          { label: 'Charge', numeric: true },
          { label: 'm/z, average', numeric: true },
          { label: 'm/z, monoisotopic', numeric: true },
        ],
        isFolded: false,
        note: 'Protons added, each 1.007276 u. Above about 10 kDa the average mass is the one that a spectrum shows.',
        rows: result.ladder.map((_, at) => [
          figure(`ladder.${at}.charge`),
          figure(`ladder.${at}.average`),
          figure(`ladder.${at}.monoisotopic`),
        ]),
      },
    ],
    working: [],
  };
}

function notices(
  { cysteines, modifications, removedMethionine, weighed, length }: ProteinMassResult,
  { withoutMethionine, aminoTag, carboxylTag }: ProteinMassInput,
): readonly NoticeBlock[] {
  const bonds = modifications.reduce(
    (sum, { modification, count }) => sum + (modification === 'disulfide' ? count : 0),
    0,
  );
  const texts = [
    ...(bonds > cysteines / 2
      ? [
          `${counted(bonds, 'disulfide bond needs', 'disulfide bonds need')} ${2 * bonds} cysteines; the chain has ${cysteines}.`,
        ]
      : []),
    ...(withoutMethionine && !removedMethionine
      ? ['The chain does not begin with methionine: nothing was cut off.']
      : []),
    ...(weighed < length - aminoTag.length - carboxylTag.length
      ? [`Only the first ${counted(weighed, 'residue was', 'residues were')} weighed.`]
      : []),
  ];
  return texts.map((text) => ({ kind: 'notice', tone: 'caution', text }));
}

function modificationTable({ modifications }: ProteinMassResult, figure: FigureOf<Key>): readonly Block<Key>[] {
  if (modifications.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'What the modifications add',
      columns: [
        { label: 'Modification' },
        { label: 'Count', numeric: true },
        { label: 'Monoisotopic (Da)', numeric: true },
        { label: 'Average (Da)', numeric: true },
      ],
      rows: modifications.map((_, at) => [
        figure(`modifications.${at}.modification`),
        figure(`modifications.${at}.count`),
        figure(`modifications.${at}.monoisotopic`),
        figure(`modifications.${at}.average`),
      ]),
    },
  ];
}
