/**
 * Adult weight of a kitten from its age and weight: weak evidence.
 *
 *   adult weight = weight ÷ share of the adult weight at this age        range: 20 % either side
 *
 * The share comes from SHARE_OF_ADULT_WEIGHT, straight lines between its points (`kittenRuleOfThumb`, `virbacKitten`).
 * Weights are in the entered unit with one decimal, each rounded once, half up; `raw` holds the unrounded prediction. Large
 * breeds grow for years, so that their prediction is a lower bound.
 *
 * Refuses, in this order: age, weight or its unit blank; what is unreadable, a negative age, a weight not above 0, an
 * unknown option; an age outside KITTEN_AGE_WEEKS; a weight outside KITTEN_WEIGHT_KG.
 */
import type { Formula } from '../contract.ts';
import { inputByRules } from '../lib/inputs/inputRules.ts';
import { refuse } from '../lib/inputs/verdict.ts';
import { isWithin } from '../lib/inputs/within.ts';
import { halfUp } from '../lib/mathematics/halfUp.ts';
import { inKilograms, type WeightUnit } from '../lib/mathematics/imperialUnits.ts';
import { piecewiseLinear } from '../lib/mathematics/piecewiseLinear.ts';
import {
  KITTEN_AGE_WEEKS,
  KITTEN_ERROR_SHARE,
  KITTEN_WEIGHT_KG,
  SHARE_OF_ADULT_WEIGHT,
} from '../reference/kittenGrowth.ts';
import { PLAUSIBLE_WEIGHTS } from '../reference/plausibleWeights.ts';

export interface CatSizeInput {
  /** 8 to 52. */
  readonly ageWeeks: number;
  /** In `weightUnit`, 0.2 to 12 kg. */
  readonly weight: number;
  readonly weightUnit: WeightUnit;
  /** Absent: standard. */
  readonly breedGroup?: 'standard' | 'large';
}

export interface CatSizeResult {
  /** In `weightUnit`, 1 decimal, like the range. */
  readonly adultWeight: number;
  readonly rangeMin: number;
  readonly rangeMax: number;
  readonly weightUnit: WeightUnit;
  /** Share of the adult weight at this age, %, whole. */
  readonly percentGrown: number;
  /** The adult weight is at least this: a large breed. */
  readonly lowerBound: boolean;
  /** The adult weight is outside the plausible range of a cat (PLAUSIBLE_WEIGHTS). */
  readonly implausible: boolean;
  /** Unrounded; the weight in `weightUnit`. */
  readonly raw: { readonly adultWeight: number; readonly shareGrown: number };
}

const WRONG_AGE = 'Age must be between 8 and 52 weeks';
const OUT_OF_RANGE = 'Please check the measurements: they are outside the range for cats';

declare module '../contract.ts' {
  interface FormulaTypes {
    'cat-size-predictor': FormulaType<CatSizeInput, CatSizeResult>;
  }
}

export default {
  id: 'cat-size-predictor',

  validate(candidate) {
    const verdict = inputByRules<CatSizeInput>(candidate, {
      ageWeeks: { min: 0 },
      weight: { above: 0 },
      weightUnit: { oneOf: ['kg', 'lb'] },
      breedGroup: { oneOf: ['standard', 'large'], optional: true },
    });
    if (!verdict.ok) return verdict;
    const { ageWeeks, weight, weightUnit } = verdict.input;
    if (!isWithin(ageWeeks, KITTEN_AGE_WEEKS.min, KITTEN_AGE_WEEKS.max)) return refuse(WRONG_AGE, 'ageWeeks');
    return isWithin(inKilograms(weight, weightUnit), KITTEN_WEIGHT_KG.min, KITTEN_WEIGHT_KG.max)
      ? verdict
      : refuse(OUT_OF_RANGE, 'weight');
  },

  compute({ ageWeeks, weight, weightUnit, breedGroup }) {
    const shareGrown = piecewiseLinear(SHARE_OF_ADULT_WEIGHT, ageWeeks);
    const adultWeight = weight / shareGrown;
    const { minKg, maxKg } = PLAUSIBLE_WEIGHTS.cat;
    return {
      adultWeight: halfUp(adultWeight, 1),
      rangeMin: halfUp(adultWeight * (1 - KITTEN_ERROR_SHARE), 1),
      rangeMax: halfUp(adultWeight * (1 + KITTEN_ERROR_SHARE), 1),
      weightUnit,
      percentGrown: halfUp(shareGrown * 100, 0),
      lowerBound: breedGroup === 'large',
      implausible: !isWithin(inKilograms(adultWeight, weightUnit), minKg, maxKg),
      raw: { adultWeight, shareGrown },
    };
  },
} satisfies Formula<'cat-size-predictor'>;
