/**
 * Onion, garlic and their relatives that a dog ate, as raw onion for its weight, and how urgent that is.
 *
 *   onion equivalent = grams × factor of the form      1 onion, leek; 9 onion powder; 5 garlic; 12 garlic powder
 *   dose = onion equivalent ÷ body weight in kg        level and urgency by the band of ALLIUM_BANDS
 *
 * Sources: `cope2005` (bands), `merckAllium` (garlic), `usdaFoodData` (powders: weak evidence, which the page says).
 * A sensitive breed, or eating it repeatedly, raises the lowest urgency to callNow. Amounts are rounded up, never to 0;
 * the larger of the exact and the shown dose decides the band. There is no upper limit to the amount. For dogs only.
 *
 * Refuses, in this order: anything blank; what is unreadable, not above 0, or an unknown option; a weight outside
 * PLAUSIBLE_WEIGHTS.
 */

import type { Formula } from '../contract.ts';
import { implausibleWeight } from '../lib/animals/implausibleWeight.ts';
import { type AmountUnit, bandAt, deciding, GRAMS_PER_UNIT, roundedUp, showable } from '../lib/animals/poisonDose.ts';
import { type InputRules, inputByRules } from '../lib/inputs/inputRules.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { inKilograms, KG_PER_UNIT, type WeightUnit } from '../lib/mathematics/imperialUnits.ts';
import { ALLIUM_BANDS, ALLIUM_FORMS, type AlliumForm, type AlliumLevel } from '../reference/allium.ts';
import { EATEN_AGO, type EatenAgo } from '../reference/eatenAgo.ts';
import type { PoisonUrgency } from '../reference/poisoning.ts';

export interface OnionInput {
  /** In `weightUnit`, within PLAUSIBLE_WEIGHTS. */
  readonly weight: number;
  readonly weightUnit: WeightUnit;
  readonly form: AlliumForm;
  /** In `amountUnit`, above 0. */
  readonly amount: number;
  readonly amountUnit: AmountUnit;
  /** One of ALLIUM_SENSITIVE_BREEDS. */
  readonly sensitiveBreed: boolean;
  /** Eaten on more than one occasion. */
  readonly repeated: boolean;
  /** How long ago; it changes no figure and no urgency. */
  readonly eatenAgo?: EatenAgo;
}

export interface OnionResult {
  /** g of raw onion, rounded up to one decimal. */
  readonly onionEquivalentG: number;
  /** g of raw onion per kg of body weight, rounded up to one decimal. */
  readonly doseGPerKg: number;
  /** The same as a percentage of the body weight, rounded up to two decimals. */
  readonly percentBodyWeight: number;
  readonly level: AlliumLevel;
  readonly urgency: PoisonUrgency;
  /** Unrounded. */
  readonly raw: {
    readonly weightKg: number;
    readonly amountG: number;
    readonly onionEquivalentG: number;
    readonly doseGPerKg: number;
    readonly percentBodyWeight: number;
  };
}

/** 1 g in 1 kg is 0.1 percent. */
const G_PER_KG_IN_A_PERCENT = 10;

const RULES: InputRules<Omit<OnionInput, 'sensitiveBreed' | 'repeated'>> = {
  weight: { above: 0 },
  weightUnit: { oneOf: Object.keys(KG_PER_UNIT) },
  form: { oneOf: Object.keys(ALLIUM_FORMS) },
  amount: { above: 0 },
  amountUnit: { oneOf: Object.keys(GRAMS_PER_UNIT) },
  eatenAgo: { oneOf: Object.keys(EATEN_AGO), optional: true },
};

declare module '../contract.ts' {
  interface FormulaTypes {
    'dog-onion-toxicity': FormulaType<OnionInput, OnionResult>;
  }
}

export default {
  id: 'dog-onion-toxicity',

  validate(candidate) {
    const checked = inputByRules<Omit<OnionInput, 'sensitiveBreed' | 'repeated'>>(candidate, RULES);
    if (!checked.ok) return checked;
    const { weight, weightUnit } = checked.input;
    const implausible = implausibleWeight('dog', inKilograms(weight, weightUnit));
    if (implausible !== null) return refuse(implausible, 'weight');
    const { sensitiveBreed, repeated } = candidate;
    return accept({ ...checked.input, sensitiveBreed, repeated });
  },

  compute({ weight, weightUnit, form, amount, amountUnit, sensitiveBreed, repeated }) {
    const weightKg = inKilograms(weight, weightUnit);
    const amountG = showable(amount * GRAMS_PER_UNIT[amountUnit]);
    const onionEquivalentG = showable(amountG * ALLIUM_FORMS[form].onionEquivalent);
    const doseGPerKg = showable(onionEquivalentG / weightKg);
    const percentBodyWeight = showable(doseGPerKg / G_PER_KG_IN_A_PERCENT);
    const { level, urgency } = bandAt(deciding(doseGPerKg, 1), ALLIUM_BANDS);
    return {
      onionEquivalentG: roundedUp(onionEquivalentG, 1),
      doseGPerKg: roundedUp(doseGPerKg, 1),
      percentBodyWeight: roundedUp(percentBodyWeight, 2),
      level,
      urgency: urgency === 'callForAdvice' && (sensitiveBreed || repeated) ? 'callNow' : urgency,
      raw: { weightKg, amountG, onionEquivalentG, doseGPerKg, percentBodyWeight },
    };
  },
} satisfies Formula<'dog-onion-toxicity'>;
