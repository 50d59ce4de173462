import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { exponent } from '#src/engine/kit/format.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { typedNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type {
  ChartBlock,
  ComparisonBlock,
  NoticeBlock,
  Presentation,
  ResultKey,
  WorkingStep,
} from '#src/engine/kit/presentation.ts';
import { decimals, digits, power } from '#src/engine/kit/writing.ts';
import type dnaCopyNumber from '#workers/formulas/dna-copy-number.ts';
import type { DnaCopyNumberInput, DnaCopyNumberResult } from '#workers/formulas/dna-copy-number.ts';

type Key = ResultKey<DnaCopyNumberResult>;

export default defineCalculator<typeof dnaCopyNumber>()({
  formula: 'dna-copy-number',
  fixed: {},
  fields: {
    amount: {
      kind: 'number',
      label: 'Amount',
      hint: 'Mass of the nucleic acid.',
      ...measuredIn('mass', 'ng', 'pg', 'µg'),
      min: 0,
    },
    length: {
      kind: 'number',
      label: 'Length',
      hint: 'Base pairs, or nucleotides of a single strand.',
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
  outputs: {
    copies: { kind: 'number', label: 'Copies', unit: 'molecules', written: power(3) },
    femtomoles: {
      kind: 'number',
      label: 'Amount of substance',
      unit: 'fmol',
      written: decimals(4),
      note: ({ value }) => (value < 0.001 ? `${exponent(value, 3)} fmol` : undefined),
    },
    massPerMolecule: { kind: 'number', label: 'Molar mass of one molecule', unit: 'g/mol', written: digits(6) },
    reference: {
      kind: 'group',
      keys: {
        copiesAt660: { kind: 'number', label: 'Copies at 660 g/mol per base pair', written: power(3) },
        copiesOfAverage: {
          kind: 'number',
          label: 'Copies of average composition',
          written: power(3),
          note: '617.96·bp + 36.04 g/mol',
        },
      },
    },
  },
  present,
  evidence: 'law',
  sources: ['siBrochure2019', 'nucleicAcidUnitMasses'],
});

function present(result: DnaCopyNumberResult, input: DnaCopyNumberInput, figure: FigureOf<Key>): Presentation<Key> {
  const copies = figure('copies');
  return {
    headline: copies,
    status: `${copies.text} copies at ${typedNumber(input.massPerUnit)} g/mol per ${input.strandType === 'dsDNA' ? 'base pair' : 'nucleotide'}.`,
    blocks: [
      ...notices(result),
      { kind: 'facts', figures: [figure('femtomoles'), figure('massPerMolecule')] },
      ...comparison(result, input, figure),
      ...dilutionChart(result),
    ],
    working: workingOf(input, figure),
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
  figure: FigureOf<Key>,
): readonly ComparisonBlock<Key>[] {
  if (reference.copiesAt660 === null) return [];
  return [
    {
      kind: 'comparison',
      title: 'Copies by other masses of a base pair',
      methods: ['660 g/mol', 'Average duplex'],
      rows: [{ label: 'Copies', figures: [figure('reference.copiesAt660'), figure('reference.copiesOfAverage')] }],
      why: `The figure above takes ${massPerUnit} g/mol for each base pair. 650 and 660 are rounded conventions for the sodium salt; the average duplex counts its ends and no sodium, so it is lighter and gives more copies.`,
      sources: ['nucleicAcidUnitMasses'],
    },
  ];
}

const MOST_DILUTIONS = 8;

/** Returns the copies after each of several tenfold dilutions, as long as there is at least one. */
function dilutionChart({ copies }: DnaCopyNumberResult): readonly ChartBlock[] {
  const points = Array.from({ length: MOST_DILUTIONS + 1 }, (_, x) => ({ x, y: copies / 10 ** x })).filter(
    ({ y }) => y >= 1,
  );
  if (points.length < 2) return [];
  return [
    {
      kind: 'chart',
      chart: {
        type: 'xy',
        title: 'Copies in a tenfold dilution series',
        summary: 'Each step has a tenth of the copies of the one before, in the same volume.',
        x: { label: 'Tenfold dilutions', counted: true, decimals: 0 },
        y: { label: 'Copies', scale: 'logarithmic', decimals: 0 },
        series: [{ name: 'Copies', marks: 'line-and-points', points }],
      },
    },
  ];
}

function workingOf({ amount, length, massPerUnit }: DnaCopyNumberInput, figure: FigureOf<Key>): readonly WorkingStep[] {
  const molarMass = figure('massPerMolecule').text;
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
      value: figure('copies').text,
    },
    {
      label: 'Amount of substance',
      formula: 'ng × 10⁶ ÷ molar mass',
      substituted: `${amount} × 10⁶ ÷ ${molarMass}`,
      value: `${figure('femtomoles').text} fmol`,
    },
  ];
}
