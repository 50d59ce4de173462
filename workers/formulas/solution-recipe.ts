/**
 * What to weigh or to measure for a solution in molar, mass or percent units; the volume that an amount makes; the strength it gives.
 *
 *   g = strength as g/L·V ÷ purity;  mL of a liquid = g ÷ ρ;  % v/v: mL = percent·V ÷ 100        V of the solution
 *   % w/v = g in 100 mL;  % w/w = g in 100 g of solution, whose density it needs
 *
 * Units: `lib/strengthUnits`. The solute by its name, formula or molar mass: atomic weights `prohaska2022`, names `pubchem2023`.
 *
 * Refuses blanks and unreadable numbers where they are needed; numbers not above 0; a purity above 100 %; more than 100 % of a solution;
 * moles without a molar mass, percent by mass without the density of the solution, percent by volume for a weighed amount without the
 * density of the liquid.
 */
import type { Formula, Verdict } from '../contract.ts';
import { readBottle } from '../lib/chemistry/bottle.ts';
import { gramsPerLiter, isStrengthUnit, missingFor, type StrengthUnit } from '../lib/chemistry/strengthUnits.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { acceptFiniteResult } from '../lib/inputs/finiteResult.ts';
import { firstRefusal } from '../lib/inputs/firstRefusal.ts';
import { INVALID, NOT_POSITIVE, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { refuse } from '../lib/inputs/verdict.ts';

export type RecipeUnit = Exclude<StrengthUnit, 'x' | 'nM' | 'ng-per-ml'>;

export interface SolutionRecipeInput {
  readonly find: 'amount' | 'volume' | 'strength';
  /** Name, formula or molar mass; '' where it is not needed. */
  readonly solute: string;
  /** In its unit, above 0; left out where it is found. */
  readonly strength?: number;
  readonly unit: RecipeUnit;
  /** mL of the solution, above 0; left out where it is found. */
  readonly volume?: number;
  /** g as weighed, above 0; left out where it is found. */
  readonly mass?: number;
  /** Percent by mass of what is weighed, above 0, at most 100. Left out: 100. */
  readonly purity?: number;
  /** g/mL of the liquid that is measured by volume. */
  readonly liquidDensity?: number;
  /** g/mL of the solution, for percent by mass. */
  readonly solutionDensity?: number;
}

/** Null: cannot be known without the molar mass or a density. */
export interface SolutionRecipeResult {
  /** g to weigh, impurities included. */
  readonly mass: number | null;
  /** mL to measure of a liquid. */
  readonly liquidVolume: number | null;
  /** mL of the solution. */
  readonly volume: number;
  /** In the unit of the input. */
  readonly strength: number;
  /** mol of the pure solute. */
  readonly moles: number | null;
  /** mol/L. */
  readonly molarity: number | null;
  /** g of pure solute in 100 mL. */
  readonly percentByVolume: number | null;
  /** g/mol. */
  readonly molarMass: number | null;
}

const ML_PER_LITER = 1000;
const PERCENT = 100;
const NO_RECIPE: readonly StrengthUnit[] = ['x', 'nM', 'ng-per-ml'];

declare module '../contract.ts' {
  interface FormulaTypes {
    'solution-recipe': FormulaType<SolutionRecipeInput, SolutionRecipeResult>;
  }
}

export default {
  id: 'solution-recipe',

  validate(candidate) {
    const { find, unit } = candidate;
    if (find !== 'amount' && find !== 'volume' && find !== 'strength') return refuse(INVALID, 'find');
    if (!isRecipeUnit(unit)) return refuse(INVALID, 'unit');
    const needed = (['strength', 'volume', 'mass'] as const).filter(
      (name) => name !== (find === 'amount' ? 'mass' : find),
    );
    const numbers = enteredNumbers(candidate, needed, ['purity', 'liquidDensity', 'solutionDensity']);
    if (!numbers.ok) return numbers;
    const { purity = PERCENT, strength = 1 } = numbers.input;
    const given: Readonly<Partial<Record<string, number>>> = numbers.input;
    const notAbove = Object.keys(given).find((name) => (given[name] ?? 1) <= 0);
    const refused = firstRefusal([
      [notAbove !== undefined, NOT_POSITIVE, notAbove ?? ''],
      [purity > PERCENT, 'Please enter a purity above 0 and up to 100 %', 'purity'],
      [
        (unit === 'percent-vv' || unit === 'percent-ww') && strength > PERCENT,
        'Please enter at most 100 % of the solution',
        'strength',
      ],
    ]);
    if (refused !== null) return refused;
    const input: SolutionRecipeInput = { find, solute: textOf(candidate.solute).trim(), unit, ...numbers.input };
    const unknown = unknownIn(input);
    return unknown ?? acceptFiniteResult(input, computed(input), needed[0] ?? 'volume');
  },

  compute: computed,
} satisfies Formula<'solution-recipe'>;

function isRecipeUnit(unit: string): unit is RecipeUnit {
  return isStrengthUnit(unit) && !NO_RECIPE.includes(unit);
}

/** Refuses a unit that needs more than is known of the solute. */
function unknownIn({ find, solute, unit, liquidDensity, solutionDensity }: SolutionRecipeInput): Verdict<never> | null {
  const mass = solute === '' ? null : readBottle(solute, 'solute');
  if (mass !== null && !mass.ok) return mass;
  const missing = missingFor(unit, { molarMass: mass?.input ?? null, density: solutionDensity ?? null });
  if (missing === 'molar mass')
    return refuse(REQUIRED, 'solute', 'A molar concentration needs the name, the formula or the molar mass.');
  if (missing === 'density')
    return refuse(
      REQUIRED,
      'solutionDensity',
      'Percent by mass needs the density of the solution: 1 g/mL where it is thin.',
    );
  return unit === 'percent-vv' && find !== 'amount' && liquidDensity === undefined
    ? refuse(REQUIRED, 'liquidDensity', 'Percent by volume of a weighed liquid needs its density.')
    : null;
}

function computed(input: SolutionRecipeInput): SolutionRecipeResult {
  const { solute, unit, purity = PERCENT, liquidDensity } = input;
  const molarMass = molarMassOf(solute);
  const density = input.solutionDensity ?? null;
  const isByVolume = unit === 'percent-vv';
  // g of what is weighed in a liter of solution for one of the unit; mL of liquid for percent by volume.
  const each = isByVolume ? PERCENT / 10 : gramsPerLiter(unit, { molarMass, density }) / (purity / PERCENT);
  const perLiter = isByVolume ? each * (liquidDensity ?? Number.NaN) : each;
  const { mass: weighed = Number.NaN } = input;
  const volume = input.volume ?? (weighed / ((input.strength ?? Number.NaN) * perLiter)) * ML_PER_LITER;
  const strength = input.strength ?? (weighed / volume) * (ML_PER_LITER / perLiter);
  const mass = input.mass ?? finite((strength * perLiter * volume) / ML_PER_LITER);
  const liquidVolume = isByVolume
    ? (strength * volume) / PERCENT
    : mass === null || liquidDensity === undefined
      ? null
      : mass / liquidDensity;
  const pure = mass === null ? null : (mass * purity) / PERCENT;
  const moles = pure === null || molarMass === null ? null : pure / molarMass;
  return {
    mass,
    liquidVolume,
    volume,
    strength,
    moles,
    molarity: moles === null ? null : (moles / volume) * ML_PER_LITER,
    percentByVolume: pure === null ? null : (pure / volume) * PERCENT,
    molarMass,
  };
}

function molarMassOf(solute: string): number | null {
  if (solute === '') return null;
  const mass = readBottle(solute, '');
  if (!mass.ok) throw new Error('A validated solute has a molar mass');
  return mass.input;
}

function finite(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}
