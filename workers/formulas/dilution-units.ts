/**
 * A dilution with any units on any side, solved for the one of the four that is left blank.
 *
 *   C₁·V₁ = C₂·V₂;   solvent = V₂ − V₁
 *   C of a bottle = 10·percent·density        g/L
 *
 * Units are compared as g/L where they differ in kind: `lib/strengthUnits`. Concentrated acids and bases: `stockReagents`. Volumes are
 * taken to add up, which is a guide for concentrated acids.
 *
 * Refuses none or more than one blank of the four; numbers that are unreadable or not above 0; units that cannot be compared, for
 * want of a molar mass or a density or at all; a concentration wanted above that of the stock.
 */
import type { Formula, Verdict } from '../contract.ts';
import { readBottle } from '../lib/chemistry/bottle.ts';
import {
  areAlike,
  gramsPerLiter,
  isByMass,
  isStrengthUnit,
  missingFor,
  type Solute,
  type StrengthUnit,
} from '../lib/chemistry/strengthUnits.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { acceptFiniteResult } from '../lib/inputs/finiteResult.ts';
import { INVALID, NOT_POSITIVE } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { STOCK_REAGENTS, type StockReagentKey } from '../reference/stockReagents.ts';

export type DilutionSide = 'c1' | 'v1' | 'c2' | 'v2';

export interface DilutionUnitsInput {
  /** A bottle whose concentration is C₁. */
  readonly bottle: StockReagentKey | 'none';
  /** Above 0, in its unit; one of the four is left out, and c1 where a bottle is chosen. */
  readonly c1?: number;
  readonly c1Unit: StrengthUnit;
  /** mL. */
  readonly v1?: number;
  readonly c2?: number;
  readonly c2Unit: StrengthUnit;
  /** mL. */
  readonly v2?: number;
  /** Name, formula or molar mass; '' where it is not needed. */
  readonly solute: string;
  /** g/mL of the stock. */
  readonly density?: number;
  /** mL that can be pipetted at least. Left out: 0.001. */
  readonly leastVolume?: number;
}

export interface DilutionUnitsResult {
  readonly solved: DilutionSide;
  /** In the units of the input, mL. */
  readonly c1: number;
  readonly v1: number;
  readonly c2: number;
  readonly v2: number;
  /** mL. */
  readonly solventVolume: number;
  /** V₂ ÷ V₁. */
  readonly factor: number;
  /** mol/L of the stock; null without a molar mass, or in units that are not by mass. */
  readonly stockMolarity: number | null;
  /** How often to dilute 1 in 10 before, so that V₁ can be pipetted; 0: not needed. */
  readonly tenfoldSteps: number;
}

const SIDES = ['c1', 'v1', 'c2', 'v2'] as const;
const LEAST_VOLUME = 0.001;
/** Relative rounding error of the quotients. */
const ROUNDING = 1e-9;
const PERCENT: StrengthUnit = 'percent-ww';

declare module '../contract.ts' {
  interface FormulaTypes {
    'dilution-units': FormulaType<DilutionUnitsInput, DilutionUnitsResult>;
  }
}

export default {
  id: 'dilution-units',

  validate(candidate) {
    const { bottle, c1Unit, c2Unit } = candidate;
    const isBottled = bottle !== '' && bottle !== 'none';
    if (isBottled && !Object.hasOwn(STOCK_REAGENTS, bottle)) return refuse(INVALID, 'bottle');
    if (!isStrengthUnit(c1Unit)) return refuse(INVALID, 'c1Unit');
    if (!isStrengthUnit(c2Unit)) return refuse(INVALID, 'c2Unit');
    const sides = isBottled ? { ...candidate, c1: null } : candidate;
    const numbers = enteredNumbers(sides, [], [...SIDES, 'density', 'leastVolume']);
    if (!numbers.ok) return numbers;
    const wanted = isBottled ? SIDES.filter((side) => side !== 'c1') : SIDES;
    const [solved, ...others] = wanted.filter((side) => numbers.input[side] === undefined);
    if (solved === undefined || others.length > 0)
      return refuse(
        isBottled
          ? 'Please leave exactly one of V₁, C₂ and V₂ blank: the bottle is C₁'
          : 'Please leave exactly one of the four blank',
        solved ?? 'v1',
      );
    const notAbove = ([...SIDES, 'density', 'leastVolume'] as const).find((name) => (numbers.input[name] ?? 1) <= 0);
    if (notAbove !== undefined) return refuse(NOT_POSITIVE, notAbove);
    const solute = textOf(candidate.solute).trim();
    const input: DilutionUnitsInput = { bottle: isBottled ? bottle : 'none', ...numbers.input, c1Unit, c2Unit, solute };
    const refused = unitsOf(input);
    if (refused !== null) return refused;
    const result = computed(input);
    if (result.c2 * sizeOf(input, 'c2') > result.c1 * sizeOf(input, 'c1') * (1 + ROUNDING))
      return refuse(
        'Diluting cannot raise a concentration: C₂ is above C₁',
        solved === 'c2' ? 'v2' : 'c2',
        'Compare the two with their units.',
      );
    return acceptFiniteResult(input, result, solved === 'v1' ? 'v2' : 'v1');
  },

  compute: computed,
} satisfies Formula<'dilution-units'>;

/** Refuses units that cannot be compared. */
function unitsOf(input: DilutionUnitsInput): Verdict<never> | null {
  const solute = soluteOf(input);
  if (!solute.ok) return solute;
  const [c1Unit, c2Unit] = [stockUnitOf(input), input.c2Unit];
  if (areAlike(c1Unit, c2Unit)) return null;
  if (!isByMass(c1Unit) || !isByMass(c2Unit))
    return refuse(
      'These two units cannot be compared',
      'c2Unit',
      'Percent by volume and × are the same on both sides.',
    );
  for (const [unit, path] of [
    [c1Unit, 'c1Unit'],
    [c2Unit, 'c2Unit'],
  ] as const) {
    const missing = missingFor(unit, solute.input);
    if (missing === 'molar mass')
      return refuse('Please enter what is dissolved: the units differ by its molar mass', 'solute');
    if (missing === 'density')
      return refuse(
        'Please enter the density: percent by mass needs it',
        'density',
        path === 'c2Unit' ? 'It is taken for both solutions.' : undefined,
      );
  }
  return null;
}

function stockUnitOf({ bottle, c1Unit }: DilutionUnitsInput): StrengthUnit {
  return bottle === 'none' ? c1Unit : PERCENT;
}

function soluteOf({
  bottle,
  solute,
  density,
}: Pick<DilutionUnitsInput, 'bottle' | 'solute' | 'density'>): Verdict<Solute> {
  const row = bottle === 'none' ? null : STOCK_REAGENTS[bottle];
  const typed = solute === '' ? (row?.formula ?? '') : solute;
  const given = density ?? row?.density ?? null;
  if (typed === '') return accept({ molarMass: null, density: given });
  const mass = readBottle(typed, 'solute');
  return mass.ok ? accept({ molarMass: mass.input, density: given }) : mass;
}

/** g/L in one of the unit; of units that are alike their own size. */
function sizeOf(input: DilutionUnitsInput, side: 'c1' | 'c2'): number {
  const solute = soluteOf(input);
  if (!solute.ok) throw new Error('A validated solute has a molar mass');
  const [c1Unit, c2Unit] = [stockUnitOf(input), input.c2Unit];
  // Alike, they differ by a factor that needs nothing of the solute.
  const known = areAlike(c1Unit, c2Unit) ? { molarMass: 1, density: 1 } : solute.input;
  return gramsPerLiter(side === 'c1' ? c1Unit : c2Unit, known);
}

function computed(input: DilutionUnitsInput): DilutionUnitsResult {
  const row = input.bottle === 'none' ? null : STOCK_REAGENTS[input.bottle];
  const [size1, size2] = [sizeOf(input, 'c1'), sizeOf(input, 'c2')];
  const given = { ...input, ...(row === null ? {} : { c1: row.percent }) };
  const solved = SIDES.find((side) => given[side] === undefined) ?? 'v1';
  const { c1 = Number.NaN, v1 = Number.NaN, c2 = Number.NaN, v2 = Number.NaN } = given;
  const value = {
    c1: (c2 * size2 * v2) / v1 / size1,
    v1: (c2 * size2 * v2) / (c1 * size1),
    c2: (c1 * size1 * v1) / v2 / size2,
    v2: (c1 * size1 * v1) / (c2 * size2),
  }[solved];
  const all = { c1, v1, c2, v2, [solved]: value };
  const least = input.leastVolume ?? LEAST_VOLUME;
  return {
    solved,
    ...all,
    solventVolume: Math.max(0, all.v2 - all.v1),
    factor: all.v2 / all.v1,
    stockMolarity: molarityOf(input, all.c1),
    tenfoldSteps: all.v1 > 0 && all.v1 < least ? Math.ceil(Math.log10(least / all.v1) - ROUNDING) : 0,
  };
}

function molarityOf(input: DilutionUnitsInput, c1: number): number | null {
  const solute = soluteOf(input);
  const unit = stockUnitOf(input);
  if (!solute.ok || solute.input.molarMass === null || !isByMass(unit) || missingFor(unit, solute.input) !== null)
    return null;
  return (c1 * gramsPerLiter(unit, solute.input)) / solute.input.molarMass;
}
