/**
 * Grapes, raisins or currants that a dog ate, for its weight, and how urgent that is: never less than a call now.
 *
 *   grams = pieces × grams per piece                       5 a grape, 1 a dried fruit
 *   dose = grams ÷ body weight in kg
 *   pieces per 4.5 kg = pieces × 4.5 ÷ body weight in kg    pieces by count, or grams ÷ grams per piece
 *   the most of them                                        pieces by count, or grams ÷ grams of a light piece
 *
 * Level: 'reported' from the lowest dose reported for the fruit on, else 'risk' above one piece per 4.5 kg, counted at the most,
 * else 'anyAmount'. Sources: `merckGrape` (the piece per 4.5 kg), `eubig2005` (lowest doses), `usdaFoodData` and `agriaRaisin`
 * (pieces), `raisinVarieties` (light pieces). Amounts are rounded up, never to 0; the larger of the exact and the shown figure
 * decides the level. No upper limit to the amount.
 *
 * Refuses, in this order: anything blank; what is unreadable, not above 0, or an unknown option; a weight outside
 * PLAUSIBLE_WEIGHTS.
 */

import type { Formula } from '../contract.ts';
import { implausibleWeight } from '../lib/animals/implausibleWeight.ts';
import { type AmountUnit, deciding, GRAMS_PER_UNIT, roundedUp, showable } from '../lib/animals/poisonDose.ts';
import { type InputRules, inputByRules } from '../lib/inputs/inputRules.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { hasReached, isAbove } from '../lib/inputs/within.ts';
import { inKilograms, KG_PER_UNIT, type WeightUnit } from '../lib/mathematics/imperialUnits.ts';
import { EATEN_AGO, type EatenAgo } from '../reference/eatenAgo.ts';
import {
  GRAPE_FRUITS,
  GRAPE_LEVELS,
  type GrapeFruit,
  type GrapeLevel,
  KG_PER_PIECE,
} from '../reference/grapeRaisin.ts';
import type { PoisonUrgency } from '../reference/poisoning.ts';

export interface RaisinInput {
  /** In `weightUnit`, within PLAUSIBLE_WEIGHTS. */
  readonly weight: number;
  readonly weightUnit: WeightUnit;
  readonly fruit: GrapeFruit;
  /** In `amountUnit`, above 0. */
  readonly amount: number;
  readonly amountUnit: AmountUnit | 'pieces';
  /** How long ago; it changes no figure and no urgency. */
  readonly eatenAgo?: EatenAgo;
}

export interface RaisinResult {
  /** g of fruit, rounded up to one decimal. */
  readonly amountG: number;
  /** g of fruit per kg of body weight, rounded up to two decimals. */
  readonly doseGPerKg: number;
  /** Pieces for every 4.5 kg (10 lb) of body weight, rounded up to one decimal. */
  readonly piecesPer4_5Kg: number;
  /** The same where fruit was weighed and its pieces are light: the most that the weight can hold. */
  readonly piecesPer4_5KgMost: number;
  readonly level: GrapeLevel;
  readonly urgency: PoisonUrgency;
  /** Unrounded. */
  readonly raw: {
    readonly weightKg: number;
    readonly amountG: number;
    readonly pieces: number;
    readonly doseGPerKg: number;
    readonly piecesPer4_5Kg: number;
    readonly piecesMost: number;
    readonly piecesPer4_5KgMost: number;
  };
}

const RULES: InputRules<RaisinInput> = {
  weight: { above: 0 },
  weightUnit: { oneOf: Object.keys(KG_PER_UNIT) },
  fruit: { oneOf: Object.keys(GRAPE_FRUITS) },
  amount: { above: 0 },
  amountUnit: { oneOf: Object.keys({ pieces: 1, ...GRAMS_PER_UNIT }) },
  eatenAgo: { oneOf: Object.keys(EATEN_AGO), optional: true },
};

declare module '../contract.ts' {
  interface FormulaTypes {
    'dog-raisin-toxicity': FormulaType<RaisinInput, RaisinResult>;
  }
}

export default {
  id: 'dog-raisin-toxicity',

  validate(candidate) {
    const checked = inputByRules<RaisinInput>(candidate, RULES);
    if (!checked.ok) return checked;
    const { weight, weightUnit } = checked.input;
    const implausible = implausibleWeight('dog', inKilograms(weight, weightUnit));
    if (implausible !== null) return refuse(implausible, 'weight');
    return accept(checked.input);
  },

  compute({ weight, weightUnit, fruit, amount, amountUnit }) {
    const { gramsPerPiece, lightGramsPerPiece, lowestReportedGPerKg } = GRAPE_FRUITS[fruit];
    const weightKg = inKilograms(weight, weightUnit);
    const amountG = showable(amount * (amountUnit === 'pieces' ? gramsPerPiece : GRAMS_PER_UNIT[amountUnit]));
    const pieces = showable(amountG / gramsPerPiece);
    const doseGPerKg = showable(amountG / weightKg);
    const piecesPer4_5Kg = showable((pieces * KG_PER_PIECE) / weightKg);
    const piecesMost = amountUnit === 'pieces' ? pieces : showable(amountG / lightGramsPerPiece);
    const piecesPer4_5KgMost = showable((piecesMost * KG_PER_PIECE) / weightKg);
    const level = levelOf(
      hasReached(deciding(doseGPerKg, 2), lowestReportedGPerKg),
      isAbove(deciding(piecesPer4_5KgMost, 1), 1),
    );
    return {
      amountG: roundedUp(amountG, 1),
      doseGPerKg: roundedUp(doseGPerKg, 2),
      piecesPer4_5Kg: roundedUp(piecesPer4_5Kg, 1),
      piecesPer4_5KgMost: roundedUp(piecesPer4_5KgMost, 1),
      level,
      urgency: GRAPE_LEVELS[level].urgency,
      raw: { weightKg, amountG, pieces, doseGPerKg, piecesPer4_5Kg, piecesMost, piecesPer4_5KgMost },
    };
  },
} satisfies Formula<'dog-raisin-toxicity'>;

function levelOf(isReported: boolean, isAboveOnePiece: boolean): GrapeLevel {
  if (isReported) return 'reported';
  return isAboveOnePiece ? 'risk' : 'anyAmount';
}
