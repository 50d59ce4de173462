import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { counted } from '#src/engine/kit/format.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { Depends, FigureOf, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { NoticeBlock, Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type proteinMass from '#workers/formulas/protein-mass.ts';
import type { ProteinMassInput, ProteinMassResult } from '#workers/formulas/protein-mass.ts';
import { MODIFICATIONS, type Modification } from '#workers/reference/residueFormulas.ts';

type Key = ResultKey<ProteinMassResult>;

const OPTIONS = (Object.keys(MODIFICATIONS) as readonly Modification[]).map((value) => ({
  value,
  label: MODIFICATIONS[value].name,
}));

const TAG = { kind: 'text', optional: true, monospaced: true, letterCase: 'upper', maxLength: 1000 } as const;
const CHARGE = { kind: 'number', isExact: true, min: 1, max: 200 } as const;

const DALTON = { unit: 'Da' } as const;
const FACTS = ['monoisotopic', 'unmodifiedMonoisotopic', 'unmodifiedAverage', 'cysteines'] as const;

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
    aminoTag: { ...TAG, label: 'Tag at the N-terminus', hint: 'One-letter codes, such as MHHHHHH.' },
    carboxylTag: { ...TAG, label: 'Tag at the C-terminus', hint: 'One-letter codes, such as DYKDDDDK for FLAG.' },
    fromCharge: { ...CHARGE, label: 'Lowest charge', initial: 1 },
    toCharge: { ...CHARGE, label: 'Highest charge', hint: 'At most 100 charges in all.', initial: 20 },
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
    monoisotopic: mass('Monoisotopic mass', DALTON),
    average: {
      ...mass('Average mass', DALTON),
      written: decimals(3),
      note: ({ result }) => `Of the neutral protein, ${counted(result.length, 'residue', 'residues')} with tags.`,
    },
    unmodifiedMonoisotopic: mass('Monoisotopic, unmodified', DALTON),
    unmodifiedAverage: mass('Average, unmodified', DALTON),
    modifications: {
      kind: 'rows',
      label: 'Modifications',
      of: ({ row }) => nameOf(row.modification),
      row: {
        modification: { kind: 'words', label: 'Modification', words: nameOf },
        count: count('Count'),
        monoisotopic: mass('Monoisotopic', { columnUnit: 'Da' }),
        average: mass('Average', { columnUnit: 'Da' }),
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

function mass<Place>(
  label: Depends<string, Place>,
  units?: Pick<NumberOutput<Place>, 'unit' | 'columnUnit'>,
): NumberOutput<Place> {
  return { kind: 'number', label, ...units, written: decimals(4) };
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
      { kind: 'facts', figures: FACTS.map((key) => figure(key)) },
      ...(result.modifications.length === 0
        ? []
        : [
            rowsTable(figure, {
              title: 'What the modifications add',
              list: 'modifications',
              rows: result.modifications.length,
              columns: ['modification', 'count', 'monoisotopic', 'average'],
            }),
          ]),
      rowsTable(figure, {
        title: 'm/z at each charge',
        list: 'ladder',
        rows: result.ladder.length,
        columns: ['charge', ['average', 'm/z, average'], ['monoisotopic', 'm/z, monoisotopic']],
        isFolded: false,
        note: 'Protons added, each 1.007276 u. Above about 10 kDa the average mass is the one that a spectrum shows.',
      }),
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
  return cautionNotices([
    [
      bonds > cysteines / 2,
      `${counted(bonds, 'disulfide bond needs', 'disulfide bonds need')} ${2 * bonds} cysteines; the chain has ${cysteines}.`,
    ],
    [withoutMethionine && !removedMethionine, 'The chain does not begin with methionine: nothing was cut off.'],
    [
      weighed < length - aminoTag.length - carboxylTag.length,
      `Only the first ${counted(weighed, 'residue was', 'residues were')} weighed.`,
    ],
  ]);
}
