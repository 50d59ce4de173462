/**
 * How much of a medicine a dog or a cat swallowed, in the terms that a poison hotline asks for. No amount lowers the
 * urgency.
 *
 *   mg = mg in one tablet or mL × tablets or mL
 *   dose = mg ÷ body weight in kg
 *
 * The urgency is that of OVERDOSE_MEDICINES for the animal; the dose can raise it, where the row names one, and so can the tick that
 * it may have been the whole package. A strength that is not sold may have been typed in grams: then both readings are given, and
 * the more urgent one decides. Amounts are those of `readOut`; the larger of the exact and the shown dose decides. There is no upper
 * limit to the amount.
 *
 * Refuses, in this order: anything blank; what is unreadable, not above 0, or an unknown option; a weight outside
 * PLAUSIBLE_WEIGHTS of the animal.
 */

import type { Formula } from '../contract.ts';
import { implausibleWeight } from '../lib/animals/implausibleWeight.ts';
import { readOut, showable } from '../lib/animals/poisonDose.ts';
import { type InputRules, inputByRules } from '../lib/inputs/inputRules.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { hasReached } from '../lib/inputs/within.ts';
import { inKilograms, KG_PER_UNIT, type WeightUnit } from '../lib/mathematics/imperialUnits.ts';
import { EATEN_AGO, type EatenAgo } from '../reference/eatenAgo.ts';
import { type MedicineRow, OVERDOSE_MEDICINES, type OverdoseMedicine } from '../reference/medicineOverdose.ts';
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
  /** It may have been the whole package, or more than can be counted. */
  readonly wholePackage: boolean;
  /** How long ago; it changes no figure and no urgency. */
  readonly eatenAgo?: EatenAgo;
}

/** As read out on the telephone: from 1 on rounded up to one decimal, below with two significant digits. */
interface SwallowedAmount {
  /** mg. */
  readonly amountMg: number;
  /** mg per kg of body weight. */
  readonly doseMgPerKg: number;
}

export interface OverdoseResult extends SwallowedAmount {
  readonly urgency: PoisonUrgency;
  /** The strength is below those that are sold: it may be grams. */
  readonly strengthQuestion: boolean;
  /** If it is; absent without the question. */
  readonly ifGrams?: SwallowedAmount;
  /** Unrounded. */
  readonly raw: { readonly weightKg: number; readonly amountMg: number; readonly doseMgPerKg: number };
}

const MG_PER_GRAM = 1000;

const RULES: InputRules<Omit<OverdoseInput, 'wholePackage'>> = {
  species: { oneOf: Object.keys(PLAUSIBLE_WEIGHTS) },
  weight: { above: 0 },
  weightUnit: { oneOf: Object.keys(KG_PER_UNIT) },
  medicine: { oneOf: Object.keys(OVERDOSE_MEDICINES) },
  strengthMg: { above: 0 },
  count: { above: 0 },
  eatenAgo: { oneOf: Object.keys(EATEN_AGO), optional: true },
};

declare module '../contract.ts' {
  interface FormulaTypes {
    'pet-medicine-overdose': FormulaType<OverdoseInput, OverdoseResult>;
  }
}

export default {
  id: 'pet-medicine-overdose',

  validate(candidate) {
    const { wholePackage, ...others } = candidate;
    const checked = inputByRules<Omit<OverdoseInput, 'wholePackage'>>(others, RULES);
    if (!checked.ok) return checked;
    const { species, weight, weightUnit } = checked.input;
    const implausible = implausibleWeight(species, inKilograms(weight, weightUnit));
    if (implausible !== null) return refuse(implausible, 'weight');
    return accept({ ...checked.input, wholePackage: wholePackage === true });
  },

  compute({ species, weight, weightUnit, medicine, strengthMg, count, wholePackage }) {
    const weightKg = inKilograms(weight, weightUnit);
    const amountMg = showable(strengthMg * count);
    const doseMgPerKg = showable(amountMg / weightKg);
    const { strengthQuestionBelowMg = 0 } = rowOf(medicine);
    const strengthQuestion = strengthMg < strengthQuestionBelowMg;
    const amountIfGrams = showable(amountMg * MG_PER_GRAM);
    const doseIfGrams = showable(doseMgPerKg * MG_PER_GRAM);
    return {
      amountMg: readOut(amountMg, 1),
      doseMgPerKg: readOut(doseMgPerKg, 1),
      urgency: wholePackage ? 'emergency' : urgencyOf(species, medicine, strengthQuestion ? doseIfGrams : doseMgPerKg),
      strengthQuestion,
      ...(strengthQuestion && {
        ifGrams: { amountMg: readOut(amountIfGrams, 1), doseMgPerKg: readOut(doseIfGrams, 1) },
      }),
      raw: { weightKg, amountMg, doseMgPerKg },
    };
  },
} satisfies Formula<'pet-medicine-overdose'>;

function rowOf(medicine: OverdoseMedicine): MedicineRow {
  return OVERDOSE_MEDICINES[medicine];
}

/** @param doseMgPerKg the larger one where two are possible: the urgency never falls with the dose */
function urgencyOf(species: PetSpecies, medicine: OverdoseMedicine, doseMgPerKg: number): PoisonUrgency {
  const { emergencyFromMgPerKg = Number.POSITIVE_INFINITY, urgency } = rowOf(medicine);
  const isReached = hasReached(Math.max(doseMgPerKg, readOut(doseMgPerKg, 1)), emergencyFromMgPerKg);
  return isReached ? 'emergency' : urgency[species];
}
