import { bestPrefix } from '#src/calculators/families/bestPrefix.ts';
import { whyDifferent } from '#src/calculators/families/whyDifferent.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { short } from '#src/engine/kit/format.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import type { FigureOf, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { NoticeBlock, Presentation, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import { upToDigits } from '#src/engine/kit/writing.ts';
import type concentrationConverter from '#workers/formulas/concentration-converter.ts';
import type {
  ConcentrationConverterInput,
  ConcentrationConverterResult,
} from '#workers/formulas/concentration-converter.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<ConcentrationConverterResult>;

const NO_MASS = 'Needs a molar mass.';

export default defineCalculator<typeof concentrationConverter>()({
  formula: 'concentration-converter',
  fixed: {},
  fields: {
    concentration: { kind: 'number', label: 'Concentration', min: 0, unitIn: 'unit' },
    unit: {
      kind: 'choice',
      label: 'Unit',
      look: 'menu',
      options: [
        { value: 'mol-per-l', label: 'mol/L (M)' },
        { value: 'mmol-per-l', label: 'mmol/L (mM)' },
        { value: 'umol-per-l', label: 'µmol/L (µM)' },
        { value: 'nmol-per-l', label: 'nmol/L (nM)' },
        { value: 'pmol-per-l', label: 'pmol/L (pM)' },
        { value: 'g-per-l', label: 'g/L' },
        { value: 'mg-per-ml', label: 'mg/mL' },
        { value: 'mg-per-l', label: 'mg/L' },
        { value: 'mg-per-dl', label: 'mg/dL' },
        { value: 'ug-per-ml', label: 'µg/mL' },
        { value: 'ug-per-l', label: 'µg/L' },
        { value: 'ng-per-ul', label: 'ng/µL' },
        { value: 'ng-per-ml', label: 'ng/mL' },
        { value: 'percent-wv', label: '% w/v' },
        { value: 'percent-ww', label: '% w/w' },
        { value: 'ppm', label: 'ppm by mass' },
        { value: 'ppb', label: 'ppb by mass' },
        { value: 'ppt', label: 'ppt by mass (per trillion)' },
        { value: 'mol-per-kg', label: 'mol/kg solvent' },
        { value: 'meq-per-l', label: 'mEq/L' },
        { value: 'mosm-per-l', label: 'mOsm/L' },
      ],
      initial: 'g-per-l',
    },
    formula: {
      kind: 'text',
      label: 'Formula of the solute',
      hint: 'For its molar mass: NaCl, C6H12O6, CuSO4·5H2O.',
      optional: true,
      monospaced: true,
    },
    molarMass: {
      kind: 'number',
      label: 'Molar mass',
      hint: 'Used in place of the formula.',
      ...measuredIn('molarMass', 'g/mol', 'kDa'),
      min: 0,
      optional: true,
    },
    density: {
      kind: 'number',
      label: 'Density of the solution in g/mL',
      hint: '1 is that of water.',
      min: 0,
      step: 0.01,
      initial: 1,
      optional: true,
    },
    charge: {
      kind: 'number',
      label: 'Size of the charge',
      hint: 'Whole, 1 to 8, for equivalents.',
      min: 1,
      max: 8,
      isExact: true,
      optional: true,
    },
    particles: {
      kind: 'number',
      label: 'Particles per formula unit',
      hint: 'Whole, 1 to 10: 2 for NaCl, 1 for glucose.',
      min: 1,
      max: 10,
      isExact: true,
      optional: true,
    },
    osmoticCoefficient: {
      kind: 'number',
      label: 'Osmotic coefficient',
      hint: 'Up to 1.5; 1 is ideal.',
      min: 0,
      max: 1.5,
      step: 0.01,
      initial: 1,
      optional: true,
    },
  },
  example: {
    concentration: '0.9',
    unit: 'percent-wv',
    formula: 'NaCl',
    molarMass: '',
    density: '1',
    charge: '1',
    particles: '2',
    osmoticCoefficient: '0.93',
  },
  errorStyle: 'inline',
  outputs: {
    molarMass: { ...sixDigits('Molar mass'), unit: 'g/mol', missingNote: 'Not entered.' },
    molesPerLiter: { ...sixDigits('Amount of substance'), unit: 'mol/L', missingNote: NO_MASS },
    gramsPerLiter: { ...sixDigits('Mass'), unit: 'g/L', missingNote: NO_MASS },
    milligramsPerMilliliter: { ...sixDigits('Milligrams per milliliter'), columnUnit: 'mg/mL' },
    milligramsPerDeciliter: { ...sixDigits('Milligrams per deciliter'), columnUnit: 'mg/dL' },
    percentWeightPerVolume: { ...sixDigits('Percent, mass per volume'), columnUnit: '% w/v' },
    percentByMass: { ...sixDigits('Percent by mass'), columnUnit: '% w/w' },
    partsPerMillion: { ...sixDigits('Parts per million'), columnUnit: 'ppm' },
    partsPerBillion: { ...sixDigits('Parts per billion'), columnUnit: 'ppb' },
    molality: { ...sixDigits('Molality'), columnUnit: 'mol/kg' },
    milliequivalentsPerLiter: { ...sixDigits('Milliequivalents per liter'), columnUnit: 'mEq/L' },
    milliosmolesPerLiter: { ...sixDigits('Milliosmoles per liter'), columnUnit: 'mOsm/L' },
  },
  present,
  evidence: 'law',
  sources: ['greenBook', 'prohaska2022', 'siBrochure2019'],
});

function sixDigits(label: string): NumberOutput<unknown> {
  return { kind: 'number', label, written: upToDigits(6) };
}

function present(
  result: ConcentrationConverterResult,
  input: ConcentrationConverterInput,
  figure: FigureOf<Key>,
): Presentation<Key> {
  const { molesPerLiter, gramsPerLiter } = result;
  const isAmount = /^(?:[munp]?mol-per-l|meq-per-l|mosm-per-l|mol-per-kg)$/.test(input.unit);
  const isMassWanted = isAmount ? gramsPerLiter !== null : molesPerLiter === null;
  const [headline, second] = isMassWanted
    ? [figure('gramsPerLiter', { label: 'Mass concentration' }), figure('molesPerLiter')]
    : [figure('molesPerLiter', { label: 'Molar concentration' }), figure('gramsPerLiter')];
  return {
    headline,
    status: `${headline.text} ${headline.unit ?? ''}${isMassWanted ? '' : inPrefix(molesPerLiter)}.`,
    blocks: [
      ...notices(result, input),
      { kind: 'facts', figures: [second, figure('molarMass')] },
      everyUnit(result, figure),
      why(result, input),
    ],
    working: workingOf(result, input, figure),
  };
}

/** ', or 154 mmol/L': the same with the prefix that reads best; nothing where that is mol/L. */
function inPrefix(molesPerLiter: number | null): string {
  const { text, unit } = bestPrefix('molarity', molesPerLiter ?? 0);
  return molesPerLiter === null || unit === 'mol/L' ? '' : `, or ${text} ${unit}`;
}

function everyUnit(
  { molesPerLiter, gramsPerLiter, partsPerBillion }: ConcentrationConverterResult,
  figure: FigureOf<Key>,
): TableBlock<Key> {
  const times = (value: number | null, factor: number) => (value === null ? '–' : short(value * factor));
  return {
    kind: 'table',
    title: 'In every unit',
    isFolded: false,
    columns: [{ label: 'Unit' }, { label: 'Value', numeric: true }],
    rows: [
      ['mmol/L', times(molesPerLiter, 1e3)],
      ['µmol/L', times(molesPerLiter, 1e6)],
      ['nmol/L', times(molesPerLiter, 1e9)],
      ['pmol/L', times(molesPerLiter, 1e12)],
      ['mg/mL', figure('milligramsPerMilliliter')],
      ['mg/dL', figure('milligramsPerDeciliter')],
      ['mg/L, µg/mL, ng/µL', times(gramsPerLiter, 1e3)],
      ['µg/L, ng/mL', times(gramsPerLiter, 1e6)],
      ['% w/v', figure('percentWeightPerVolume')],
      ['% w/w', figure('percentByMass')],
      ['ppm by mass', figure('partsPerMillion')],
      ['ppb by mass', figure('partsPerBillion')],
      ['ppt by mass (per trillion)', times(partsPerBillion, 1e3)],
      ['mol/kg solvent', figure('molality')],
      ['mEq/L', figure('milliequivalentsPerLiter')],
      ['mOsm/L', figure('milliosmolesPerLiter')],
    ],
  };
}

/** Share of the solute from which its density is no longer that of water. */
const CONCENTRATED = 5;

function notices(
  { percentByMass, molarMass, milliosmolesPerLiter }: ConcentrationConverterResult,
  { density = 1, formula, molarMass: entered }: ConcentrationConverterInput,
): readonly NoticeBlock[] {
  const texts = [
    molarMass === null ? 'Please enter a molar mass or a formula to convert between mass and amount' : '',
    entered !== undefined && formula !== '' ? 'The molar mass was used, not the formula.' : '',
    density === 1 && (percentByMass ?? 0) > CONCENTRATED
      ? 'At more than 5 % by mass the density is seldom that of water: look it up and enter it.'
      : '',
    milliosmolesPerLiter === null ? '' : 'Osmotic values computed from a recipe are no clinical advice.',
  ];
  return texts.flatMap((text) => (text === '' ? [] : [{ kind: 'notice', tone: 'neutral', text } as const]));
}

function why(
  { milliosmolesPerLiter, molality, gramsPerLiter, partsPerMillion, percentByMass }: ConcentrationConverterResult,
  { particles = 1, osmoticCoefficient = 1 }: ConcentrationConverterInput,
) {
  const orDash = (value: number | null, unit: string) => (value === null ? '–' : `${short(value)} ${unit}`);
  const ideal = milliosmolesPerLiter === null ? null : milliosmolesPerLiter / osmoticCoefficient;
  const osmolality =
    milliosmolesPerLiter === null || molality === null ? null : molality * 1000 * particles * osmoticCoefficient;
  return whyDifferent<Key>('Value', [
    [
      'ppm taken as mg/L',
      gramsPerLiter === null ? '–' : `${short(gramsPerLiter * 1000)} mg/L`,
      `By mass it is ${orDash(partsPerMillion, 'ppm')}: both agree only at a density of 1 g/mL.`,
    ],
    [
      'Percent by mass',
      orDash(percentByMass, '% w/w'),
      'Percent w/v is grams in 100 mL of solution, percent w/w grams in 100 g.',
    ],
    [
      'Ideal osmolarity',
      orDash(ideal, 'mOsm/L'),
      'With an osmotic coefficient of 1, as if the particles did not attract each other.',
    ],
    ['Osmolality', orDash(osmolality, 'mOsm/kg'), 'Per kilogram of water, as an osmometer reads it.'],
  ]);
}
