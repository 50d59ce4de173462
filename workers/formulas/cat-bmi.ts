/**
 * Feline body mass index from two measurements with a tape.
 *
 *   FBMI = ((rib cage ÷ 0.7062) − leg) ÷ 0.9156 − leg        cm; inches are converted first
 *
 * Source: `butterwick2000`; the classes of `fbmiCharts` are weak evidence. Rounded half up to one decimal, and the class is
 * that of the rounded index; `raw` holds the unrounded numbers. Public pages print a wrong version, with 0.9136 and without
 * the last subtraction.
 *
 * Refuses, in this order: anything blank; a measurement that is unreadable or not above 0, an unknown unit; a measurement
 * outside CAT_MEASUREMENTS_CM; an index outside FBMI_LIMITS.
 */
import type { Formula } from '../contract.ts';
import { inputByRules } from '../lib/inputs/inputRules.ts';
import { refuse } from '../lib/inputs/verdict.ts';
import { isWithin } from '../lib/inputs/within.ts';
import { halfUp } from '../lib/mathematics/halfUp.ts';
import { inCentimetres, type LengthUnit } from '../lib/mathematics/imperialUnits.ts';
import {
  CAT_MEASUREMENTS_CM,
  FBMI_DIVISORS,
  FBMI_EDGES,
  FBMI_LIMITS,
  type FbmiCategory,
} from '../reference/felineBodyMass.ts';

export interface CatBmiInput {
  /** Around the chest at the ninth rib, in `unit`, 15 to 80 cm. */
  readonly ribCage: number;
  /** Knee to ankle of a hind leg, in `unit`, 5 to 25 cm. */
  readonly legLength: number;
  readonly unit: LengthUnit;
}

export interface CatBmiResult {
  /** 1 decimal. */
  readonly fbmi: number;
  readonly category: FbmiCategory;
  /** Unrounded: the index, and the measurements in cm. */
  readonly raw: { readonly fbmi: number; readonly ribCage: number; readonly legLength: number };
  /** Rib cages of a cat with this leg at indices from 0 up to well beyond its own, in `unit`, unrounded. */
  readonly curve: readonly { readonly ribCage: number; readonly fbmi: number }[];
}

const OUT_OF_RANGE = 'Please check the measurements: they are outside the range for cats';
const MEASUREMENTS = ['ribCage', 'legLength'] as const;
/** Step of the curve and its end: beyond the obesity limit and beyond the cat's own index. */
const CURVE = { step: 5, least: 75, beyond: 10 } as const;

declare module '../contract.ts' {
  interface FormulaTypes {
    'cat-bmi': FormulaType<CatBmiInput, CatBmiResult>;
  }
}

export default {
  id: 'cat-bmi',

  validate(candidate) {
    const verdict = inputByRules<CatBmiInput>(candidate, {
      ribCage: { above: 0 },
      legLength: { above: 0 },
      unit: { oneOf: ['cm', 'in'] },
    });
    if (!verdict.ok) return verdict;
    const { unit } = verdict.input;
    const centimetres = {
      ribCage: inCentimetres(verdict.input.ribCage, unit),
      legLength: inCentimetres(verdict.input.legLength, unit),
    };
    const outside = MEASUREMENTS.find((key) => {
      const { min, max } = CAT_MEASUREMENTS_CM[key];
      return !isWithin(centimetres[key], min, max);
    });
    if (outside !== undefined) return refuse(OUT_OF_RANGE, outside);
    const index = bodyMassIndex(centimetres.ribCage, centimetres.legLength);
    return isWithin(index, FBMI_LIMITS.min, FBMI_LIMITS.max) ? verdict : refuse(OUT_OF_RANGE, 'ribCage');
  },

  compute({ ribCage, legLength, unit }) {
    const raw = { ribCage: inCentimetres(ribCage, unit), legLength: inCentimetres(legLength, unit) };
    // The tolerance of the limits admits an index below 0 by less than a billionth.
    const index = Math.max(bodyMassIndex(raw.ribCage, raw.legLength), FBMI_LIMITS.min);
    const fbmi = halfUp(index, 1);
    const last = Math.max(CURVE.least, index + CURVE.beyond);
    return {
      fbmi,
      category: categoryOf(fbmi),
      raw: { fbmi: index, ...raw },
      curve: Array.from({ length: Math.floor(last / CURVE.step) + 1 }, (_, place) => ({
        ribCage: ribCageAt(place * CURVE.step, raw.legLength) / inCentimetres(1, unit),
        fbmi: place * CURVE.step,
      })),
    };
  },
} satisfies Formula<'cat-bmi'>;

function bodyMassIndex(ribCage: number, legLength: number): number {
  return (ribCage / FBMI_DIVISORS.ribs - legLength) / FBMI_DIVISORS.legs - legLength;
}

/** The same equation, solved for the rib cage. */
function ribCageAt(index: number, legLength: number): number {
  return ((index + legLength) * FBMI_DIVISORS.legs + legLength) * FBMI_DIVISORS.ribs;
}

function categoryOf(fbmi: number): FbmiCategory {
  if (fbmi < FBMI_EDGES.normalFrom) return 'Underweight';
  if (fbmi <= FBMI_EDGES.normalTo) return 'Normal';
  return fbmi <= FBMI_EDGES.overweightTo ? 'Overweight' : 'Obese';
}
