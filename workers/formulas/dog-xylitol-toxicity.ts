/**
 * Xylitol that a dog ate, for its weight, and how urgent that is: never less than a call now.
 *
 *   mg = amount × mg in one of the product        1000 a piece of gum, a mint or a gram of granules; 1 a mg on the label
 *   dose = mg ÷ body weight in kg                 level and urgency by the band of XYLITOL_BANDS
 *
 * Sources: `merckXylitol` and `brutlag2017` (bands), `medvetXylitol` (a piece of gum). Amounts are those of `readOut`; the
 * larger of the exact and the shown dose decides the band. There is no upper limit to the amount. For dogs only.
 *
 * Refuses, in this order: anything blank; what is unreadable, not above 0, or an unknown option; a weight outside
 * PLAUSIBLE_WEIGHTS.
 */

import type { Formula } from '../contract.ts';
import { implausibleWeight } from '../lib/animals/implausibleWeight.ts';
import { bandAt, readOut, showable } from '../lib/animals/poisonDose.ts';
import { type InputRules, inputByRules } from '../lib/inputs/inputRules.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { inKilograms, KG_PER_UNIT, type WeightUnit } from '../lib/mathematics/imperialUnits.ts';
import { EATEN_AGO, type EatenAgo } from '../reference/eatenAgo.ts';
import type { PoisonUrgency } from '../reference/poisoning.ts';
import {
  XYLITOL_BANDS,
  XYLITOL_PRODUCTS,
  XYLITOL_QUESTION_BELOW_MG,
  type XylitolLevel,
  type XylitolProduct,
} from '../reference/xylitol.ts';

export interface XylitolInput {
  /** In `weightUnit`, within PLAUSIBLE_WEIGHTS. */
  readonly weight: number;
  readonly weightUnit: WeightUnit;
  readonly product: XylitolProduct;
  /** Pieces, grams or milligrams, as the product is counted; above 0. */
  readonly amount: number;
  /** How long ago; it changes no figure and no urgency. */
  readonly eatenAgo?: EatenAgo;
}

export interface XylitolResult {
  /** mg, rounded up to whole ones; below 1 with two significant digits. */
  readonly xylitolMg: number;
  /** mg per kg of body weight, rounded up to one decimal; below 1 with two significant digits. */
  readonly doseMgPerKg: number;
  readonly level: XylitolLevel;
  readonly urgency: PoisonUrgency;
  /** So few milligrams from a label may be grams. */
  readonly amountQuestion: boolean;
  /** Unrounded. */
  readonly raw: { readonly weightKg: number; readonly xylitolMg: number; readonly doseMgPerKg: number };
}

const RULES: InputRules<XylitolInput> = {
  weight: { above: 0 },
  weightUnit: { oneOf: Object.keys(KG_PER_UNIT) },
  product: { oneOf: Object.keys(XYLITOL_PRODUCTS) },
  amount: { above: 0 },
  eatenAgo: { oneOf: Object.keys(EATEN_AGO), optional: true },
};

declare module '../contract.ts' {
  interface FormulaTypes {
    'dog-xylitol-toxicity': FormulaType<XylitolInput, XylitolResult>;
  }
}

export default {
  id: 'dog-xylitol-toxicity',

  validate(candidate) {
    const checked = inputByRules<XylitolInput>(candidate, RULES);
    if (!checked.ok) return checked;
    const { weight, weightUnit } = checked.input;
    const implausible = implausibleWeight('dog', inKilograms(weight, weightUnit));
    if (implausible !== null) return refuse(implausible, 'weight');
    return accept(checked.input);
  },

  compute({ weight, weightUnit, product, amount }) {
    const weightKg = inKilograms(weight, weightUnit);
    const xylitolMg = showable(amount * XYLITOL_PRODUCTS[product].mgEach);
    const doseMgPerKg = showable(xylitolMg / weightKg);
    const { level, urgency } = bandAt(Math.max(doseMgPerKg, readOut(doseMgPerKg, 1)), XYLITOL_BANDS);
    return {
      xylitolMg: readOut(xylitolMg, 0),
      doseMgPerKg: readOut(doseMgPerKg, 1),
      level,
      urgency,
      amountQuestion: product === 'labelMg' && amount < XYLITOL_QUESTION_BELOW_MG,
      raw: { weightKg, xylitolMg, doseMgPerKg },
    };
  },
} satisfies Formula<'dog-xylitol-toxicity'>;
