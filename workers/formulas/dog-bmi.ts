/**
 * Ideal weight and body fat of a dog from its weight and its body condition score.
 *
 *   d = score − 5 above 5, score − 4 below 4, else 0
 *   overweight % = 10·d        ideal weight = weight ÷ (1 + 0.1·d), in the entered unit, 1 decimal
 *   body fat % = max(5, 20 + 5·(score − 5))
 *   BMI = kg ÷ (shoulder height in m)², 1 decimal, where the height is given
 *
 * Sources: `laflamme1997`, `aahaWeightManagement`, `mawby2004`. The category comes from the score alone: no limits of a BMI
 * hold across breeds. Rounded half up; `raw` holds the unrounded numbers.
 *
 * Refuses, in this order: weight, its unit or the score blank; what is unreadable, a weight or height not above 0, an
 * unknown unit; a weight outside PLAUSIBLE_WEIGHTS; a score other than 1 to 9; a height outside SHOULDER_HEIGHT_CM.
 */
import type { Formula } from '../contract.ts';
import {
  idealWeight,
  isScore,
  pointsBeyondIdeal,
  WRONG_SCORE,
  weightShareAt,
} from '../lib/animals/bodyConditionScore.ts';
import { implausibleWeight } from '../lib/animals/implausibleWeight.ts';
import { inputByRules } from '../lib/inputs/inputRules.ts';
import { refuse } from '../lib/inputs/verdict.ts';
import { isWithin } from '../lib/inputs/within.ts';
import { halfUp } from '../lib/mathematics/halfUp.ts';
import { inCentimetres, inKilograms, type LengthUnit, type WeightUnit } from '../lib/mathematics/imperialUnits.ts';
import {
  BODY_CONDITION_SCORES,
  BODY_FAT,
  CONDITION_CATEGORIES,
  type ConditionCategory,
  PERCENT_PER_POINT,
  SHOULDER_HEIGHT_CM,
} from '../reference/bodyCondition.ts';

export interface DogBmiInput {
  /** In `weightUnit`, 0.5 to 120 kg. */
  readonly weight: number;
  readonly weightUnit: WeightUnit;
  /** Body condition score, whole, 1 to 9. */
  readonly bcs: number;
  /** In `heightUnit`, 10 to 110 cm. */
  readonly shoulderHeight?: number;
  /** Absent: cm. */
  readonly heightUnit?: LengthUnit;
}

export interface DogBmiResult {
  /** kg/m², 1 decimal; null without a height. */
  readonly bmi: number | null;
  readonly category: ConditionCategory;
  /** Above the ideal weight, %; negative below it. */
  readonly overweightPercent: number;
  /** In `weightUnit`, 1 decimal. */
  readonly idealWeight: number;
  readonly weightUnit: WeightUnit;
  /** % of the weight. */
  readonly bodyFatPercent: number;
  /** Unrounded: the ideal weight in `weightUnit`, the weight in kg, the height in m. */
  readonly raw: {
    readonly idealWeight: number;
    readonly weightKg: number;
    readonly heightMetres: number | null;
    readonly bmi: number | null;
  };
  /** Weight of this dog at each score from 1 to 9, in `weightUnit`, unrounded. */
  readonly weightByScore: readonly number[];
}

const WRONG_HEIGHT = 'Shoulder height must be between 10 and 110 cm (4 and 43 in)';

declare module '../contract.ts' {
  interface FormulaTypes {
    'dog-bmi': FormulaType<DogBmiInput, DogBmiResult>;
  }
}

export default {
  id: 'dog-bmi',

  validate(candidate) {
    const verdict = inputByRules<DogBmiInput>(candidate, {
      weight: { above: 0 },
      weightUnit: { oneOf: ['kg', 'lb'] },
      bcs: {},
      shoulderHeight: { above: 0, optional: true },
      heightUnit: { oneOf: ['cm', 'in'], optional: true },
    });
    if (!verdict.ok) return verdict;
    const { weight, weightUnit, bcs } = verdict.input;
    const implausible = implausibleWeight('dog', inKilograms(weight, weightUnit));
    if (implausible !== null) return refuse(implausible, 'weight');
    if (!isScore(bcs)) return refuse(WRONG_SCORE, 'bcs');
    const height = heightInMetres(verdict.input);
    if (height !== null && !isWithin(height * 100, SHOULDER_HEIGHT_CM.min, SHOULDER_HEIGHT_CM.max))
      return refuse(WRONG_HEIGHT, 'shoulderHeight');
    return verdict;
  },

  compute(input) {
    const { weight, weightUnit, bcs } = input;
    const ideal = idealWeight(weight, bcs);
    const weightKg = inKilograms(weight, weightUnit);
    const heightMetres = heightInMetres(input);
    const bmi = heightMetres === null ? null : weightKg / heightMetres ** 2;
    return {
      bmi: bmi === null ? null : halfUp(bmi, 1),
      category: categoryOf(bcs),
      overweightPercent: pointsBeyondIdeal(bcs) * PERCENT_PER_POINT,
      idealWeight: halfUp(ideal, 1),
      weightUnit,
      bodyFatPercent: Math.max(BODY_FAT.least, BODY_FAT.at5 + BODY_FAT.perPoint * (bcs - 5)),
      raw: { idealWeight: ideal, weightKg, heightMetres, bmi },
      weightByScore: BODY_CONDITION_SCORES.dog.map((_, index) => ideal * weightShareAt(index + 1)),
    };
  },
} satisfies Formula<'dog-bmi'>;

function heightInMetres({ shoulderHeight, heightUnit = 'cm' }: DogBmiInput): number | null {
  return shoulderHeight === undefined ? null : inCentimetres(shoulderHeight, heightUnit) / 100;
}

function categoryOf(score: number): ConditionCategory {
  return CONDITION_CATEGORIES.find(({ upTo }) => score <= upTo)?.name ?? 'Obese';
}
