/**
 * Methylxanthines (theobromine and caffeine) that a dog or a cat got from chocolate, and how urgent that is.
 *
 *   mg = grams × mg per gram of the type      15.5 × percent ÷ 100 for a bar with a cocoa percentage
 *   dose = mg ÷ body weight in kg             level and urgency by the band of CHOCOLATE_BANDS
 *
 * Source: `merckChocolateContent`, for the contents and for the bands, which are those of dogs; the cat's page says so.
 * Amounts are rounded up, never to 0; the larger of the exact and the shown dose decides the band. There is no upper limit to the
 * amount. The fat warning depends on the grams alone, for every kind: see FAT_G_PER_KG.
 *
 * Refuses, in this order: anything blank; what is unreadable, not above 0, or an unknown option; a weight outside
 * PLAUSIBLE_WEIGHTS; a cocoa percentage outside COCOA_PERCENT. The percentage counts with the type 'percent' alone.
 */

import type { Formula, Verdict } from '../contract.ts';
import { implausibleWeight } from '../lib/animals/implausibleWeight.ts';
import { type AmountUnit, bandAt, deciding, GRAMS_PER_UNIT, roundedUp, showable } from '../lib/animals/poisonDose.ts';
import { type InputRules, inputByRules } from '../lib/inputs/inputRules.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { hasReached } from '../lib/inputs/within.ts';
import { inKilograms, KG_PER_UNIT, type WeightUnit } from '../lib/mathematics/imperialUnits.ts';
import {
  CHOCOLATE_BANDS,
  CHOCOLATE_TYPES,
  type ChocolateLevel,
  type ChocolateType,
  COCOA_PERCENT,
  FAT_G_PER_KG,
  PURE_COCOA_MG_PER_G,
} from '../reference/chocolate.ts';
import { EATEN_AGO, type EatenAgo } from '../reference/eatenAgo.ts';
import { type PetSpecies, PLAUSIBLE_WEIGHTS } from '../reference/plausibleWeights.ts';
import type { PoisonUrgency } from '../reference/poisoning.ts';

export interface ChocolateInput {
  readonly species: PetSpecies;
  /** In `weightUnit`, within PLAUSIBLE_WEIGHTS. */
  readonly weight: number;
  readonly weightUnit: WeightUnit;
  readonly chocolateType: ChocolateType;
  /** Percent, 1 to 100, with the type 'percent' alone. */
  readonly cocoaPercent?: number;
  /** In `amountUnit`, above 0. */
  readonly amount: number;
  readonly amountUnit: AmountUnit;
  /** How long ago; it changes no figure and no urgency. */
  readonly eatenAgo?: EatenAgo;
}

export interface ChocolateResult {
  /** mg, rounded up to whole ones. */
  readonly methylxanthineMg: number;
  /** mg per kg of body weight, rounded up to one decimal. */
  readonly doseMgPerKg: number;
  readonly level: ChocolateLevel;
  readonly urgency: PoisonUrgency;
  /** True when the grams per kg reach FAT_G_PER_KG, where the fat alone can cause illness. */
  readonly fatNote: boolean;
  /** Unrounded. */
  readonly raw: {
    readonly weightKg: number;
    readonly amountG: number;
    readonly mgPerG: number;
    readonly methylxanthineMg: number;
    readonly doseMgPerKg: number;
  };
}

const RULES: InputRules<Required<ChocolateInput>> = {
  weight: { above: 0 },
  weightUnit: { oneOf: Object.keys(KG_PER_UNIT) },
  chocolateType: { oneOf: Object.keys(CHOCOLATE_TYPES) },
  cocoaPercent: {},
  amount: { above: 0 },
  amountUnit: { oneOf: Object.keys(GRAMS_PER_UNIT) },
  species: { oneOf: Object.keys(PLAUSIBLE_WEIGHTS) },
  eatenAgo: { oneOf: Object.keys(EATEN_AGO), optional: true },
};

declare module '../contract.ts' {
  interface FormulaTypes {
    'chocolate-toxicity': FormulaType<ChocolateInput, ChocolateResult>;
  }
}

export default {
  id: 'chocolate-toxicity',

  validate(candidate): Verdict<ChocolateInput> {
    const hasPercent = candidate.chocolateType === 'percent';
    const percentOrAny = hasPercent ? candidate.cocoaPercent : COCOA_PERCENT.max;
    const checked = inputByRules<Required<ChocolateInput>>({ ...candidate, cocoaPercent: percentOrAny }, RULES);
    if (!checked.ok) return checked;
    const { cocoaPercent, ...others } = checked.input;
    const { weight, weightUnit, species } = others;
    const implausible = implausibleWeight(species, inKilograms(weight, weightUnit));
    if (implausible !== null) return refuse(implausible, 'weight');
    if (cocoaPercent < COCOA_PERCENT.min || cocoaPercent > COCOA_PERCENT.max)
      return refuse('Cocoa percentage must be between 1 and 100', 'cocoaPercent');
    return accept(hasPercent ? { ...others, cocoaPercent } : others);
  },

  compute({ weight, weightUnit, chocolateType, cocoaPercent = COCOA_PERCENT.max, amount, amountUnit }) {
    const weightKg = inKilograms(weight, weightUnit);
    const amountG = showable(amount * GRAMS_PER_UNIT[amountUnit]);
    const mgPerG = CHOCOLATE_TYPES[chocolateType].mgPerG ?? (PURE_COCOA_MG_PER_G * cocoaPercent) / 100;
    const methylxanthineMg = showable(amountG * mgPerG);
    const doseMgPerKg = showable(methylxanthineMg / weightKg);
    const { level, urgency } = bandAt(deciding(doseMgPerKg, 1), CHOCOLATE_BANDS);
    return {
      methylxanthineMg: roundedUp(methylxanthineMg, 0),
      doseMgPerKg: roundedUp(doseMgPerKg, 1),
      level,
      urgency,
      fatNote: hasReached(amountG / weightKg, FAT_G_PER_KG),
      raw: { weightKg, amountG, mgPerG, methylxanthineMg, doseMgPerKg },
    };
  },
} satisfies Formula<'chocolate-toxicity'>;
