/**
 * EPA and DHA a day for a dog or a cat, and the largest measurable amount of a product that stays within that.
 *
 *   target = weight in kg × mg/kg of the goal             mg EPA + DHA a day; see OMEGA3
 *   ceiling = factor × kg ^ exponent                      mg EPA + DHA a day
 *   units = target ÷ (EPA + DHA of one capsule or mL)     in whole capsules or tenths of a mL
 *
 * All are rounded down: target and ceiling to whole mg, the units to whole steps, from the unrounded target. When one
 * step holds more than the target, the product cannot be measured and its figures are null. Sources: see OMEGA3.
 *
 * Refuses, in this order: anything blank; a number that is unreadable or negative, a target of 0, an unknown option, less
 * than LEAST_MG_PER_UNIT in a unit; cod liver oil not ruled out; a custom target without the veterinarian's approval;
 * a weight outside the limits of the species; a target above the ceiling.
 */

import type { Candidate, Formula, Verdict } from '../contract.ts';
import { roundedDown, steppedDown } from '../lib/animals/doseSteps.ts';
import { implausibleWeight } from '../lib/animals/implausibleWeight.ts';
import { INVALID, isPositive, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { inKilograms, isWeightUnit, type WeightUnit } from '../lib/mathematics/imperialUnits.ts';
import {
  LEAST_MG_PER_UNIT,
  OMEGA_PRODUCTS,
  OMEGA3,
  type OmegaGoal,
  type OmegaProduct,
  type OmegaSpecies,
} from '../reference/omega3.ts';

export interface OmegaInput {
  readonly species: OmegaSpecies;
  /** In `weightUnit`: a dog of 0.5 to 120 kg, a cat of 0.5 to 15 kg. */
  readonly weight: number;
  readonly weightUnit: WeightUnit;
  /** `joint` for dogs only. */
  readonly goal: OmegaGoal;
  /** mg EPA + DHA per kg and day; with the goal `custom` only, above 0. */
  readonly customMgPerKg?: number;
  /** mg per capsule or per mL, 0 or more; not both 0. */
  readonly epaMg: number;
  /** mg per capsule or per mL, 0 or more. */
  readonly dhaMg: number;
  readonly productType: OmegaProduct;
  readonly notLiverOil: boolean;
  /** Asked for with the goal `custom`. */
  readonly vetApproved: boolean;
}

export interface OmegaResult {
  /** mg EPA + DHA a day, rounded down. */
  readonly targetMg: number;
  /** mg EPA + DHA a day, rounded down. */
  readonly upperLimitMg: number;
  /** Whole capsules or tenths of a mL, rounded down; null when one step holds more than the target. */
  readonly unitsPerDay: number | null;
  readonly unitLabel: 'capsule' | 'mL';
  /** mg EPA + DHA in `unitsPerDay`, rounded down to one decimal. */
  readonly deliveredMg: number | null;
  readonly measurable: boolean;
  /** kg, unrounded. */
  readonly weightKg: number;
  readonly mgPerKg: number;
  /** mg EPA + DHA in one capsule or mL. */
  readonly mgPerUnit: number;
  /** The target is above the lower of two published ceilings. */
  readonly isAboveLowerCeiling: boolean;
  /** Unrounded. */
  readonly raw: { readonly targetMg: number; readonly upperLimitMg: number; readonly units: number };
}

declare module '../contract.ts' {
  interface FormulaTypes {
    omega3: FormulaType<OmegaInput, OmegaResult>;
  }
}

export default {
  id: 'omega3',

  validate(candidate) {
    const verdict = filledIn(candidate);
    if (!verdict.ok) return verdict;
    const { species, weight, weightUnit, goal, notLiverOil, vetApproved } = verdict.input;
    if (notLiverOil !== true)
      return refuse('Do not use cod liver oil: it can overdose vitamins A and D', 'notLiverOil');
    if (goal === 'custom' && vetApproved !== true)
      return refuse('Please confirm that your veterinarian has approved this dose', 'vetApproved');
    const weightKg = inKilograms(weight, weightUnit);
    const implausible = implausibleWeight(species, weightKg);
    if (implausible !== null) return refuse(implausible, 'weight');
    if (mgPerKgOf(verdict.input) * weightKg > ceilingOf(species, weightKg))
      return refuse(
        'This target is above the upper limit shown by this calculator. Ask your veterinarian.',
        goal === 'custom' ? 'customMgPerKg' : 'weight',
      );
    return verdict;
  },

  compute(input) {
    const { species, weight, weightUnit, epaMg, dhaMg, productType } = input;
    const weightKg = inKilograms(weight, weightUnit);
    const mgPerKg = mgPerKgOf(input);
    const targetMg = mgPerKg * weightKg;
    const upperLimitMg = ceilingOf(species, weightKg);
    const { unitLabel, stepsPerUnit } = OMEGA_PRODUCTS[productType];
    const mgPerUnit = epaMg + dhaMg;
    const units = targetMg / mgPerUnit;
    const measured = steppedDown(units, 1 / stepsPerUnit);
    const measurable = measured > 0;
    const { lowerCeilingFactor, ceiling } = OMEGA3[species];
    return {
      targetMg: roundedDown(targetMg, 0),
      upperLimitMg: roundedDown(upperLimitMg, 0),
      unitsPerDay: measurable ? measured : null,
      unitLabel,
      deliveredMg: measurable ? roundedDown(measured * mgPerUnit, 1) : null,
      measurable,
      weightKg,
      mgPerKg,
      mgPerUnit,
      isAboveLowerCeiling:
        lowerCeilingFactor !== undefined && targetMg > lowerCeilingFactor * weightKg ** ceiling.exponent,
      raw: { targetMg, upperLimitMg, units },
    };
  },
} satisfies Formula<'omega3'>;

/** The candidate after all checks: no blanks, every number usable and every option available for the species. */
function filledIn(candidate: Candidate<OmegaInput>): Verdict<OmegaInput> {
  const { species, weight, weightUnit, goal, customMgPerKg, epaMg, dhaMg, productType } = candidate;
  if (species === '') return refuse(REQUIRED, 'species');
  if (weight === null) return refuse(REQUIRED, 'weight');
  if (weightUnit === '') return refuse(REQUIRED, 'weightUnit');
  if (goal === '') return refuse(REQUIRED, 'goal');
  if (goal === 'custom' && customMgPerKg === null) return refuse(REQUIRED, 'customMgPerKg');
  if (epaMg === null) return refuse(REQUIRED, 'epaMg');
  if (dhaMg === null) return refuse(REQUIRED, 'dhaMg');
  if (productType === '') return refuse(REQUIRED, 'productType');
  if (!Object.hasOwn(OMEGA3, species)) return refuse(INVALID, 'species');
  if (!isPositive(weight)) return refuse(INVALID, 'weight');
  if (!isWeightUnit(weightUnit)) return refuse(INVALID, 'weightUnit');
  if (goal !== 'custom' && !Object.hasOwn(OMEGA3[species].goals, goal)) return refuse(INVALID, 'goal');
  if (goal === 'custom' && !isPositive(customMgPerKg)) return refuse(INVALID, 'customMgPerKg');
  if (!isContent(epaMg)) return refuse(INVALID, 'epaMg');
  if (!isContent(dhaMg)) return refuse(INVALID, 'dhaMg');
  if (!Number.isFinite(epaMg + dhaMg)) return refuse(INVALID, 'epaMg');
  if (epaMg + dhaMg < LEAST_MG_PER_UNIT)
    return refuse(
      INVALID,
      'epaMg',
      `Check the label: EPA and DHA together are ${LEAST_MG_PER_UNIT} mg or more, in milligrams`,
    );
  if (!Object.hasOwn(OMEGA_PRODUCTS, productType)) return refuse(INVALID, 'productType');
  const { notLiverOil, vetApproved } = candidate;
  const complete = { species, weight, weightUnit, goal, epaMg, dhaMg, productType, notLiverOil, vetApproved };
  return accept(goal === 'custom' && customMgPerKg !== null ? { ...complete, customMgPerKg } : complete);
}

function isContent(mg: number): boolean {
  return mg >= 0 && Number.isFinite(mg);
}

/** mg EPA + DHA per kg and day for the goal. */
function mgPerKgOf({ species, goal, customMgPerKg }: OmegaInput): number {
  const target = goal === 'custom' ? customMgPerKg : OMEGA3[species].goals[goal];
  if (target === undefined) throw new Error(`No target for '${goal}'`);
  return target;
}

function ceilingOf(species: OmegaSpecies, weightKg: number): number {
  const { factor, exponent } = OMEGA3[species].ceiling;
  return factor * weightKg ** exponent;
}
