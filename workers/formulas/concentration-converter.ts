/**
 * One concentration in molar, mass, percent, equivalent and osmolar units.
 *
 *   β = c × M    g/L, mol/L, g/mol;      w = β ÷ (1000 × ρ)    g/g, g/mL;      molality = 1000 × c ÷ (1000 × ρ − β)    mol/kg
 *   % w/v = β ÷ 10;  % w/w = 100 × w;  ppm = 10⁶ × w;  mEq/L = 1000 × c × charge;  mOsm/L = 1000 × c × particles × φ
 *
 * Source: the quantities as in `greenBook`; atomic weights `prohaska2022`.
 *
 * Refuses, in this order: a blank or unreadable concentration; an optional number that is unreadable; a negative
 * concentration; a molar mass not above 0; a density not above 0; a charge, particles or an osmotic coefficient out of
 * range; a formula that cannot be read; molality without a molar mass, equivalents without a charge, osmoles without
 * particles; more solute than solution; results beyond the range of a double.
 */
import type { Formula, Verdict } from '../contract.ts';
import { type GivenMolarMass, givenMolarMass, molarMassOf } from '../lib/chemistry/givenMolarMass.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { acceptFiniteResult } from '../lib/inputs/finiteResult.ts';
import { firstRefusal } from '../lib/inputs/firstRefusal.ts';
import { isIn } from '../lib/inputs/isIn.ts';
import { INVALID, NOT_POSITIVE } from '../lib/inputs/positiveNumbers.ts';
import { refuse } from '../lib/inputs/verdict.ts';

/** mol/L in one. */
const MOLAR = {
  'mol-per-l': 1,
  'mmol-per-l': 1e-3,
  'umol-per-l': 1e-6,
  'nmol-per-l': 1e-9,
  'pmol-per-l': 1e-12,
} as const;
/** g/L in one. */
const BY_MASS = {
  'g-per-l': 1,
  'mg-per-ml': 1,
  'mg-per-l': 1e-3,
  'mg-per-dl': 1e-2,
  'ug-per-ml': 1e-3,
  'ug-per-l': 1e-6,
  'ng-per-ul': 1e-3,
  'ng-per-ml': 1e-6,
  'percent-wv': 10,
} as const;
/** Share of the mass of the solution in one. */
const OF_SOLUTION = { 'percent-ww': 1e-2, ppm: 1e-6, ppb: 1e-9, ppt: 1e-12 } as const;
const OTHER = { 'mol-per-kg': 1, 'meq-per-l': 1, 'mosm-per-l': 1 } as const;
const UNITS = { ...MOLAR, ...BY_MASS, ...OF_SOLUTION, ...OTHER } as const;

export type ConcentrationUnit = keyof typeof UNITS;

export interface ConcentrationConverterInput {
  /** 0 or more. */
  readonly concentration: number;
  readonly unit: ConcentrationUnit;
  /** As typed; blank where the molar mass is entered or not known. */
  readonly formula: string;
  /** g/mol, above 0. */
  readonly molarMass?: number;
  /** g/mL of the solution, above 0. Left out: 1. */
  readonly density?: number;
  /** Size of the charge, whole, 1 to 8. */
  readonly charge?: number;
  /** In which a formula unit dissolves, whole, 1 to 10. */
  readonly particles?: number;
  /** Above 0, at most 1.5. Left out: 1. */
  readonly osmoticCoefficient?: number;
}

/** Null: cannot be known without the molar mass, the charge or the particles. */
export interface ConcentrationConverterResult {
  /** g/mol. */
  readonly molarMass: number | null;
  readonly molesPerLiter: number | null;
  readonly gramsPerLiter: number | null;
  readonly milligramsPerMilliliter: number | null;
  readonly milligramsPerDeciliter: number | null;
  readonly percentWeightPerVolume: number | null;
  readonly percentByMass: number | null;
  /** Of the mass of the solution. */
  readonly partsPerMillion: number | null;
  readonly partsPerBillion: number | null;
  /** mol/kg of solvent. */
  readonly molality: number | null;
  readonly milliequivalentsPerLiter: number | null;
  /** With the osmotic coefficient. */
  readonly milliosmolesPerLiter: number | null;
}

const GRAMS_PER_LITER = 1000;
const [MOST_CHARGE, MOST_PARTICLES, MOST_COEFFICIENT] = [8, 10, 1.5];
const NEEDS_MOLAR_MASS = 'Please enter a molar mass or a formula to convert between mass and amount';

declare module '../contract.ts' {
  interface FormulaTypes {
    'concentration-converter': FormulaType<ConcentrationConverterInput, ConcentrationConverterResult>;
  }
}

export default {
  id: 'concentration-converter',

  validate(candidate) {
    const { unit } = candidate;
    if (unit === '' || !Object.hasOwn(UNITS, unit)) return refuse(INVALID, 'unit');
    const numbers = enteredNumbers(
      candidate,
      ['concentration'],
      ['molarMass', 'density', 'charge', 'particles', 'osmoticCoefficient'],
    );
    if (!numbers.ok) return numbers;
    const { concentration, molarMass, density = 1, charge, particles, osmoticCoefficient = 1 } = numbers.input;
    const refused = firstRefusal([
      [concentration < 0, 'All values must be non-negative', 'concentration'],
      [!((molarMass ?? 1) > 0), NOT_POSITIVE, 'molarMass'],
      [!(density > 0), 'Density must be greater than 0', 'density'],
      [!isCount(charge, MOST_CHARGE), 'Charge must be a whole number between 1 and 8', 'charge'],
      [!isCount(particles, MOST_PARTICLES), 'Particles must be a whole number between 1 and 10', 'particles'],
      [
        !(osmoticCoefficient > 0 && osmoticCoefficient <= MOST_COEFFICIENT),
        'Osmotic coefficient must be above 0 and at most 1.5',
        'osmoticCoefficient',
      ],
    ]);
    if (refused !== null) return refused;
    const given = givenMolarMass(molarMass, candidate.formula, 'formula');
    if (!given.ok) return given;
    return checked({ ...numbers.input, unit, formula: given.input.formula ?? '' }, given.input);
  },

  compute: converted,
} satisfies Formula<'concentration-converter'>;

/** Checks what the unit needs, and the result. */
function checked(input: ConcentrationConverterInput, given: GivenMolarMass): Verdict<ConcentrationConverterInput> {
  const { unit, charge, particles, density = 1 } = input;
  const isMassKnown = molarMassOf(given) !== null;
  const refused = firstRefusal([
    [unit === 'mol-per-kg' && !isMassKnown, NEEDS_MOLAR_MASS, 'molarMass'],
    [unit === 'meq-per-l' && charge === undefined, 'Please enter the charge to convert equivalents', 'charge'],
    [
      unit === 'mosm-per-l' && particles === undefined,
      'Please enter the particles per formula unit to convert osmoles',
      'particles',
    ],
  ]);
  if (refused !== null) return refused;
  const result = converted(input);
  return (
    firstRefusal([
      [
        (result.gramsPerLiter ?? 0) >= density * GRAMS_PER_LITER,
        'The solute would weigh as much as the solution or more. Check the concentration and the density',
        'concentration',
      ],
    ]) ?? acceptFiniteResult(input, [result, (result.molesPerLiter ?? 0) / MOLAR['pmol-per-l']], 'concentration')
  );
}

function isCount(value: number | undefined, most: number): boolean {
  return value === undefined || (Number.isInteger(value) && value >= 1 && value <= most);
}

function converted(input: ConcentrationConverterInput): ConcentrationConverterResult {
  const { formula, molarMass: entered, density = 1, charge, particles, osmoticCoefficient = 1 } = input;
  const molarMass = molarMassOf({
    ...(entered === undefined ? {} : { molarMass: entered }),
    ...(formula === '' ? {} : { formula }),
  });
  const { beta, molar } = bothOf(input, molarMass);
  const share = beta === null ? null : beta / (GRAMS_PER_LITER * density);
  const times = (value: number | null, factor: number | null) =>
    value === null || factor === null ? null : value * factor;
  const solvent = beta === null ? null : GRAMS_PER_LITER * density - beta;
  return {
    molarMass,
    molesPerLiter: molar,
    gramsPerLiter: beta,
    milligramsPerMilliliter: beta,
    milligramsPerDeciliter: times(beta, 100),
    percentWeightPerVolume: beta === null ? null : beta / BY_MASS['percent-wv'],
    percentByMass: times(share, 100),
    partsPerMillion: times(share, 1e6),
    partsPerBillion: times(share, 1e9),
    molality: molar === null || solvent === null ? null : (molar * 1000) / solvent,
    milliequivalentsPerLiter: times(molar, charge === undefined ? null : 1000 * charge),
    milliosmolesPerLiter: times(molar, particles === undefined ? null : 1000 * particles * osmoticCoefficient),
  };
}

interface BothConcentrations {
  /** g/L. */
  readonly beta: number | null;
  /** mol/L. */
  readonly molar: number | null;
}

function bothOf(input: ConcentrationConverterInput, molarMass: number | null): BothConcentrations {
  const { concentration, unit, density = 1, charge = 1, particles = 1, osmoticCoefficient = 1 } = input;
  const fromMass = (beta: number) => ({ beta, molar: molarMass === null ? null : beta / molarMass });
  const fromMoles = (molar: number) => ({ beta: molarMass === null ? null : molar * molarMass, molar });
  if (isIn(MOLAR, unit)) return fromMoles(concentration * MOLAR[unit]);
  if (isIn(BY_MASS, unit)) return fromMass(concentration * BY_MASS[unit]);
  if (isIn(OF_SOLUTION, unit)) return fromMass(concentration * OF_SOLUTION[unit] * GRAMS_PER_LITER * density);
  switch (unit) {
    case 'mol-per-kg': {
      const perKilogram = concentration * (molarMass ?? 0);
      return fromMass((perKilogram * GRAMS_PER_LITER * density) / (1000 + perKilogram));
    }
    case 'meq-per-l':
      return fromMoles(concentration / 1000 / charge);
    default:
      return fromMoles(concentration / 1000 / (particles * osmoticCoefficient));
  }
}
