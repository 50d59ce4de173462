import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { exponent, fixed, significant } from '#src/kit/format.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import type { ComparisonBlock, NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/kit/presentation.ts';
import type dnaCopyNumber from '#workers/formulas/dna-copy-number.ts';
import type { DnaCopyNumberInput, DnaCopyNumberResult } from '#workers/formulas/dna-copy-number.ts';
import { dilutionChart } from './chart.ts';

type Key = ResultKey<DnaCopyNumberResult>;

export default defineCalculator<typeof dnaCopyNumber>()({
  formula: 'dna-copy-number',
  fixed: {},
  fields: {
    amount: {
      kind: 'number',
      label: 'Amount',
      hint: 'Mass of the nucleic acid, above 0.',
      ...measuredIn('mass', 'ng', 'pg', 'µg'),
      min: 0,
    },
    length: {
      kind: 'number',
      label: 'Length',
      hint: 'Base pairs, or nucleotides of a single strand, above 0.',
      ...measuredIn('sequenceLength', 'bp or nt', 'kb'),
      min: 0,
      step: 100,
    },
    strandType: {
      kind: 'choice',
      label: 'Nucleic acid',
      look: 'menu',
      options: [
        { value: 'dsDNA', label: 'dsDNA, 650 g/mol per bp' },
        { value: 'ssDNA', label: 'ssDNA, 325 g/mol per nt' },
        { value: 'ssRNA', label: 'ssRNA, 340 g/mol per nt' },
      ],
      initial: 'dsDNA',
    },
    massPerUnit: {
      kind: 'number',
      label: 'Own mass per unit',
      hint: 'Instead of the one in the menu; 660 g/mol is in use for base pairs.',
      ...measuredIn('molarMass', 'g/mol', 'kDa'),
      optional: true,
      min: 0,
      step: 10,
    },
  },
  example: { amount: '1', length: '3000', strandType: 'dsDNA', massPerUnit: '' },
  errorStyle: 'inline',
  present,
  sources: ['siBrochure2019', 'nucleicAcidUnitMasses'],
});

function present(result: DnaCopyNumberResult, input: DnaCopyNumberInput): Presentation<Key> {
  const copies = exponent(result.copies, 3);
  return {
    headline: { field: 'copies', label: 'Copies', value: result.copies, text: copies, unit: 'molecules' },
    status: `${copies} copies.`,
    blocks: [
      ...notices(result),
      {
        kind: 'facts',
        figures: [
          {
            field: 'femtomoles',
            label: 'Amount of substance',
            value: result.femtomoles,
            text: fixed(result.femtomoles, 4),
            unit: 'fmol',
            ...(result.femtomoles < 0.001 ? { note: `${exponent(result.femtomoles, 3)} fmol` } : {}),
          },
          {
            field: 'massPerMolecule',
            label: 'Molar mass of one molecule',
            value: result.massPerMolecule,
            text: significant(result.massPerMolecule, 6),
            unit: 'g/mol',
          },
        ],
      },
      ...comparison(result, input),
      ...dilutionChart(result),
    ],
    working: workingOf(result, input),
  };
}

function notices({ copies }: DnaCopyNumberResult): readonly NoticeBlock[] {
  if (copies >= 1) return [];
  return [
    {
      kind: 'notice',
      tone: 'caution',
      title: 'Less than one molecule',
      text: 'On average not even one copy is in this mass: many tubes would hold none. Check the units of mass and length.',
    },
  ];
}

/** Compares other masses of a base pair; single strands have none to compare. */
function comparison(
  { reference }: DnaCopyNumberResult,
  { massPerUnit }: DnaCopyNumberInput,
): readonly ComparisonBlock<Key>[] {
  const { copiesAt660, copiesOfAverage } = reference;
  if (copiesAt660 === null || copiesOfAverage === null) return [];
  return [
    {
      kind: 'comparison',
      title: 'Copies by other masses of a base pair',
      methods: ['660 g/mol', 'Average duplex'],
      rows: [
        {
          label: 'Copies',
          figures: [
            {
              field: 'reference.copiesAt660',
              label: 'Copies at 660 g/mol per base pair',
              value: copiesAt660,
              text: exponent(copiesAt660, 3),
            },
            {
              field: 'reference.copiesOfAverage',
              label: 'Copies of average composition',
              value: copiesOfAverage,
              text: exponent(copiesOfAverage, 3),
              note: '617.96·bp + 36.04 g/mol',
            },
          ],
        },
      ],
      why: `The figure above takes ${massPerUnit} g/mol for each base pair. 650 and 660 are rounded conventions for the sodium salt; the average duplex counts its ends and no sodium, so it is lighter and gives more copies.`,
      sources: ['nucleicAcidUnitMasses'],
    },
  ];
}

function workingOf(
  { copies, femtomoles, massPerMolecule }: DnaCopyNumberResult,
  { amount, length, massPerUnit }: DnaCopyNumberInput,
): readonly WorkingStep[] {
  const molarMass = significant(massPerMolecule, 6);
  return [
    {
      label: 'Molar mass',
      formula: 'length × mass per unit',
      substituted: `${length} × ${massPerUnit}`,
      value: `${molarMass} g/mol`,
    },
    {
      label: 'Copies',
      formula: 'ng × 10⁻⁹ × 6.02214076·10²³ ÷ molar mass',
      substituted: `${amount} × 10⁻⁹ × 6.02214076·10²³ ÷ ${molarMass}`,
      value: exponent(copies, 3),
    },
    {
      label: 'Amount of substance',
      formula: 'ng × 10⁶ ÷ molar mass',
      substituted: `${amount} × 10⁶ ÷ ${molarMass}`,
      value: `${fixed(femtomoles, 4)} fmol`,
    },
  ];
}
