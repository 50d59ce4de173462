import { whyDifferent } from '#src/calculators/families/whyDifferent.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { short } from '#src/engine/kit/format.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf, Here, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { visibleFor } from '#src/engine/kit/visibleFor.ts';
import { power, upToDigits, type WrittenNumber } from '#src/engine/kit/writing.ts';
import type amountConverter from '#workers/formulas/amount-converter.ts';
import type { AmountConverterInput, AmountConverterResult } from '#workers/formulas/amount-converter.ts';

type Key = ResultKey<AmountConverterResult>;
type Molecule = AmountConverterInput['molecule'];

const shown = visibleFor<'molecule', Molecule>('molecule');

export default defineCalculator<typeof amountConverter>()({
  formula: 'amount-converter',
  fixed: {},
  fields: {
    molecule: {
      kind: 'choice',
      label: 'Molecule',
      look: 'menu',
      options: [
        { value: 'dsdna', label: 'Double-stranded DNA' },
        { value: 'ssdna', label: 'Single-stranded DNA, oligo' },
        { value: 'rna', label: 'RNA' },
        { value: 'protein', label: 'Protein' },
        { value: 'compound', label: 'Other compound' },
      ],
      initial: 'dsdna',
    },
    amount: { kind: 'number', label: 'Amount', min: 0, unitIn: 'amountUnit' },
    amountUnit: {
      kind: 'choice',
      label: 'Unit of the amount',
      look: 'menu',
      options: [
        { value: 'pg', label: 'pg' },
        { value: 'ng', label: 'ng' },
        { value: 'ug', label: 'µg' },
        { value: 'mg', label: 'mg' },
        { value: 'g', label: 'g' },
        { value: 'fmol', label: 'fmol' },
        { value: 'pmol', label: 'pmol' },
        { value: 'nmol', label: 'nmol' },
        { value: 'umol', label: 'µmol' },
        { value: 'mmol', label: 'mmol' },
        { value: 'mol', label: 'mol' },
        { value: 'molecules', label: 'molecules' },
        { value: 'pmol-ends', label: 'pmol of ends' },
      ],
      initial: 'ng',
    },
    length: {
      kind: 'number',
      label: 'Length',
      hint: 'Base pairs, nucleotides or residues.',
      min: 1,
      step: 100,
      isExact: true,
      optional: true,
      ...shown('dsdna', 'ssdna', 'rna', 'protein'),
    },
    sequence: {
      kind: 'text',
      label: 'Sequence',
      hint: 'A, C, G and T, in place of the length.',
      letterCase: 'upper',
      monospaced: true,
      optional: true,
      ...shown('ssdna'),
    },
    fivePrimePhosphate: { kind: 'checkbox', label: '5′ phosphate', ...shown('ssdna') },
    molarMass: {
      kind: 'number',
      label: 'Molar mass',
      hint: 'Used in place of everything else.',
      ...measuredIn('molarMass', 'g/mol', 'kDa'),
      min: 0,
      optional: true,
    },
    formula: {
      kind: 'text',
      label: 'Chemical formula',
      hint: 'Such as C8H10N4O2.',
      monospaced: true,
      optional: true,
      ...shown('compound'),
    },
    topology: {
      kind: 'choice',
      label: 'Form',
      look: 'radios',
      options: [
        { value: 'linear', label: 'Linear' },
        { value: 'circular', label: 'Circular' },
      ],
      initial: 'linear',
      ...shown('dsdna'),
    },
    volume: {
      kind: 'number',
      label: 'Dissolved in',
      hint: 'For the concentration.',
      ...measuredIn('volume', 'µL', 'mL'),
      min: 0,
      optional: true,
    },
  },
  example: {
    molecule: 'dsdna',
    amount: '1',
    amountUnit: 'ug',
    length: '1000',
    sequence: '',
    fivePrimePhosphate: false,
    molarMass: '',
    formula: '',
    topology: 'linear',
    volume: '20',
  },
  errorStyle: 'inline',
  outputs: {
    molarMass: quantity('Molar mass', 'g/mol'),
    grams: quantity('Mass in grams', 'g'),
    nanograms: quantity('Mass', 'ng'),
    moles: quantity('Amount in moles', 'mol'),
    picomoles: quantity('Amount of substance', 'pmol'),
    molecules: { kind: 'number', label: 'Molecules', written: many },
    picomolesOfEnds: { ...quantity('Ends', 'pmol'), missingNote: 'Counted for double-stranded DNA.' },
    length: {
      kind: 'number',
      label: 'Length',
      unit: lengthUnit,
      written: upToDigits(6),
      missingNote: 'Neither a length nor a sequence was entered.',
    },
    picomolesByRule: quantity('Amount by the rule of thumb', 'pmol'),
    nanogramsByRule: quantity('Mass by the rule of thumb', 'ng'),
    nanogramsPerMicroliter: quantity('Mass concentration', 'ng/µL'),
    nanomolesPerLiter: quantity('Molar concentration', 'nmol/L'),
  },
  present,
  evidence: 'law',
  sources: ['siBrochure2019', 'nucleicAcidUnitMasses', 'sambrookRussell2001', 'prohaska2022'],
});

const MANY = 1e6;
const MASS_UNITS: readonly string[] = ['pg', 'ng', 'ug', 'mg', 'g'];
const CONCENTRATIONS = ['nanogramsPerMicroliter', 'nanomolesPerLiter'] as const;

function quantity(label: string, unit: string): NumberOutput<unknown> {
  return { kind: 'number', label, unit, written: upToDigits(6) };
}

/** A count that is mostly astronomical. */
function many(molecules: number): WrittenNumber {
  return (molecules < MANY ? upToDigits(6) : power(3))(molecules);
}

function lengthUnit({ input: { molecule } }: Here<unknown, AmountConverterInput, unknown>): string {
  if (molecule === 'dsdna') return 'bp';
  return molecule === 'protein' ? 'aa' : 'nt';
}

function present(result: AmountConverterResult, input: AmountConverterInput, figure: FigureOf<Key>): Presentation<Key> {
  const [moles, mass, molecules] = [figure('picomoles'), figure('nanograms'), figure('molecules')];
  const isMass = MASS_UNITS.includes(input.amountUnit);
  const [headline, given] = isMass ? [moles, mass] : [mass, moles];
  return {
    headline,
    status: `${headline.text} ${headline.unit ?? ''}${massOfUnit(result, figure)}.`,
    blocks: [
      ...notices(result, input),
      {
        kind: 'facts',
        figures: [
          given,
          molecules,
          figure('picomolesOfEnds'),
          ...CONCENTRATIONS.filter((key) => result[key] !== undefined).map((key) => figure(key)),
        ],
      },
      {
        kind: 'facts',
        title: 'Molar mass and base units',
        figures: [
          figure('molarMass'),
          ...(result.length === null ? [] : [figure('length')]),
          figure('grams'),
          figure('moles'),
          ...(result.length === null ? [figure('length')] : []),
        ],
      },
      why(result, input, figure),
    ],
    working: workingOf(result, isMass, figure),
  };
}

/** Says which mass of a base pair, nucleotide or residue was taken: conventions differ by several percent. */
function massOfUnit({ molarMass, length }: AmountConverterResult, figure: FigureOf<Key>): string {
  return length === null ? '' : ` at ${short(molarMass / length, 4)} g/mol per ${figure('length').unit ?? ''}`;
}

function notices({ molecules }: AmountConverterResult, { molecule, molarMass }: AmountConverterInput) {
  const texts = [
    molecules > 0 && molecules < 1 ? 'This is less than one molecule: check the unit.' : '',
    molecule === 'protein' && molarMass === undefined
      ? 'The mass of a protein by its length, 110 g/mol for a residue, is mostly within 10 %.'
      : '',
    molecule === 'ssdna' ? 'Modified oligos: enter the molar mass that the maker gives.' : '',
  ];
  return texts.flatMap((text): readonly NoticeBlock[] =>
    text === '' ? [] : [{ kind: 'notice', tone: 'neutral', text }],
  );
}

function why(result: AmountConverterResult, input: AmountConverterInput, figure: FigureOf<Key>) {
  const { picomolesByRule, nanogramsByRule, length, nanograms, picomoles } = result;
  const at660 = length === null || input.molecule !== 'dsdna' ? null : 660 * length;
  return whyDifferent<Key>('Result', [
    [
      '650 for a base pair, 325 or 340 for a nucleotide',
      picomolesByRule === undefined
        ? nanogramsByRule === undefined
          ? '–'
          : figure('nanogramsByRule')
        : figure('picomolesByRule'),
      'The rule of thumb of many labs, in g/mol; for the sodium salt, and without the ends.',
    ],
    [
      '660 for a base pair',
      at660 === null
        ? '–'
        : picomolesByRule === undefined
          ? `${short((picomoles * at660) / 1000)} ng`
          : `${short((nanograms * 1000) / at660)} pmol`,
      'In g/mol, as older kits have it.',
    ],
    ['By the sequence', '–', 'Exact for an oligo; enter the sequence of a single strand to see it.'],
    ['Sodium salt', '–', 'Weighs about 22 g/mol more for each phosphate than the free acid that this page counts.'],
  ]);
}

function workingOf(
  { molarMass, nanograms, picomoles }: AmountConverterResult,
  isMass: boolean,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  const [mass, amount] = [workingNumber(molarMass), workingNumber(picomoles)];
  return [
    isMass
      ? {
          label: 'Amount of substance',
          formula: 'ng·1000 ÷ molar mass',
          substituted: `${workingNumber(nanograms)}·1000 ÷ ${mass}`,
          value: `${figure('picomoles').text} pmol`,
        }
      : {
          label: 'Mass',
          formula: 'pmol·molar mass ÷ 1000',
          substituted: `${amount}·${mass} ÷ 1000`,
          value: `${figure('nanograms').text} ng`,
        },
    {
      label: 'Molecules',
      formula: 'pmol·10⁻¹²·6.02214076·10²³',
      substituted: `${amount}·10⁻¹²·6.02214076·10²³`,
      value: figure('molecules').text,
    },
  ];
}
