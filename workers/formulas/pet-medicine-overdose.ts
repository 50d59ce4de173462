/**
 * How much of a medicine a dog or a cat swallowed, in the terms that a poison hotline asks for. No amount lowers the
 * urgency.
 *
 *   mg = mg in one tablet or mL × tablets or mL
 *   dose = mg ÷ body weight in kg
 *
 * The urgency is that of OVERDOSE_MEDICINES for the animal; for a dog the dose can raise it, where the row names one. Amounts are
 * rounded up, never to 0; the larger of the exact and the shown dose decides. There is no upper limit to the amount.
 *
 * Refuses, in this order: anything blank; what is unreadable, not above 0, or an unknown option; a weight outside
 * PLAUSIBLE_WEIGHTS of the animal.
 */

import type { Formula } from '../contract.ts';
import { implausibleWeight } from '../lib/animals/implausibleWeight.ts';
import { deciding, roundedUp, showable } from '../lib/animals/poisonDose.ts';
import { type InputRules, inputByRules } from '../lib/inputs/inputRules.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { hasReached } from '../lib/inputs/within.ts';
import { inKilograms, KG_PER_UNIT, type WeightUnit } from '../lib/mathematics/imperialUnits.ts';
import { OVERDOSE_MEDICINES, type OverdoseMedicine } from '../reference/medicineOverdose.ts';
import { type PetSpecies, PLAUSIBLE_WEIGHTS } from '../reference/plausibleWeights.ts';
import type { PoisonUrgency } from '../reference/poisoning.ts';

export interface OverdoseInput {
  readonly species: PetSpecies;
  /** In `weightUnit`, within PLAUSIBLE_WEIGHTS. */
  readonly weight: number;
  readonly weightUnit: WeightUnit;
  readonly medicine: OverdoseMedicine;
  /** mg of the medicine in one tablet or one mL, above 0. */
  readonly strengthMg: number;
  /** Tablets or mL, the most that it could have been; above 0. */
  readonly count: number;
}

export interface OverdoseResult {
  /** mg, rounded up to one decimal. */
  readonly amountMg: number;
  /** mg per kg of body weight, rounded up to one decimal. */
  readonly doseMgPerKg: number;
  readonly urgency: PoisonUrgency;
  /** Unrounded. */
  readonly raw: { readonly weightKg: number; readonly amountMg: number; readonly doseMgPerKg: number };
}

const RULES: InputRules<OverdoseInput> = {
  species: { oneOf: Object.keys(PLAUSIBLE_WEIGHTS) },
  weight: { above: 0 },
  weightUnit: { oneOf: Object.keys(KG_PER_UNIT) },
  medicine: { oneOf: Object.keys(OVERDOSE_MEDICINES) },
  strengthMg: { above: 0 },
  count: { above: 0 },
};

declare module '../contract.ts' {
  interface FormulaTypes {
    'pet-medicine-overdose': FormulaType<OverdoseInput, OverdoseResult>;
  }
}

export default {
  id: 'pet-medicine-overdose',

  validate(candidate) {
    const checked = inputByRules<OverdoseInput>(candidate, RULES);
    if (!checked.ok) return checked;
    const { species, weight, weightUnit } = checked.input;
    const implausible = implausibleWeight(species, inKilograms(weight, weightUnit));
    if (implausible !== null) return refuse(implausible, 'weight');
    return accept(checked.input);
  },

  compute({ species, weight, weightUnit, medicine, strengthMg, count }) {
    const weightKg = inKilograms(weight, weightUnit);
    const amountMg = showable(strengthMg * count);
    const doseMgPerKg = showable(amountMg / weightKg);
    return {
      amountMg: roundedUp(amountMg, 1),
      doseMgPerKg: roundedUp(doseMgPerKg, 1),
      urgency: urgencyOf(species, medicine, deciding(doseMgPerKg, 1)),
      raw: { weightKg, amountMg, doseMgPerKg },
    };
  },
} satisfies Formula<'pet-medicine-overdose'>;

function urgencyOf(species: PetSpecies, medicine: OverdoseMedicine, dose: number): PoisonUrgency {
  const row: { readonly urgency: Readonly<Record<PetSpecies, PoisonUrgency>>; readonly emergencyFromMgPerKg?: number } =
    OVERDOSE_MEDICINES[medicine];
  const { emergencyFromMgPerKg } = row;
  if (emergencyFromMgPerKg !== undefined && hasReached(dose, emergencyFromMgPerKg)) return 'emergency';
  return row.urgency[species];
}
