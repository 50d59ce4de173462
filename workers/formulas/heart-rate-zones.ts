/**
 * Five training zones by percent of the maximum heart rate and, with a resting rate, by the reserve.
 *
 *   maximum = intercept − slope × age, or as measured;  percent of maximum = maximum × p
 *   Karvonen = rest + (maximum − rest) × p          beats a minute; p = 50, 60, 70, 80, 90, 100 %
 *
 * Source: `karvonen1957`, `tanaka2001`, `gulati2010`, `nes2013`; moderate and vigorous exercise `garber2011`.
 *
 * Refuses, in this order: a blank age; pregnancy; medicines that slow the heart; an age outside 18 to 100; a measured
 * maximum outside 100 to 230; a resting rate outside 30 to 120 or not below the maximum.
 */
import type { Formula, FormulaType } from '../contract.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { firstRefusal } from '../lib/inputs/firstRefusal.ts';
import { INVALID } from '../lib/inputs/positiveNumbers.ts';
import { refuse } from '../lib/inputs/verdict.ts';
import { isWithin } from '../lib/inputs/within.ts';
import { EXERCISE_RANGES, type HeartRateFormula, MAXIMUM_HEART_RATES, ZONE_EDGES } from '../reference/heartRate.ts';

export interface HeartRateZonesInput {
  /** Years, 18 to 100. */
  readonly age: number;
  /** Beats a minute, 30 to 120. */
  readonly restingHeartRate?: number;
  /** As measured, 100 to 230: in place of the formula. */
  readonly maxHeartRate?: number;
  readonly formula: HeartRateFormula;
  /** Always false once accepted, as is the next. */
  readonly pregnant: boolean;
  /** A beta blocker or another medicine that slows the heart. */
  readonly heartRateMedicine: boolean;
}

/** Beats a minute, unrounded. */
export interface HeartRateZonesResult {
  readonly maxHeartRate: number;
  /** Maximum less rest; null without a resting rate. */
  readonly heartRateReserve: number | null;
  readonly zones: readonly {
    readonly zone: number;
    readonly fromPercent: number;
    readonly toPercent: number;
    readonly low: number;
    readonly high: number;
    /** Null without a resting rate, as is the next. */
    readonly karvonenLow: number | null;
    readonly karvonenHigh: number | null;
  }[];
  /** By the reserve where there is one, else by the maximum. */
  readonly acsm: {
    readonly moderateLow: number;
    readonly moderateHigh: number;
    readonly vigorousLow: number;
    readonly vigorousHigh: number;
  };
  /** The maximum by each formula. */
  readonly reference: { readonly [Name in HeartRateFormula]: number };
}

const PREGNANT =
  'Heart-rate formulas do not apply during pregnancy. Use how hard the effort feels and ask your midwife or doctor';
const MEDICINE =
  'Heart-rate formulas do not apply with beta blockers and similar medicines. Ask your doctor for your limits';

declare module '../contract.ts' {
  interface FormulaTypes {
    'heart-rate-zones': FormulaType<HeartRateZonesInput, HeartRateZonesResult>;
  }
}

export default {
  id: 'heart-rate-zones',

  validate(candidate) {
    const { formula, pregnant, heartRateMedicine } = candidate;
    const numbers = enteredNumbers(candidate, ['age'], ['restingHeartRate', 'maxHeartRate']);
    if (!numbers.ok) return numbers;
    const { age, restingHeartRate: rest = 60, maxHeartRate = 200 } = numbers.input;
    const refused = firstRefusal([
      [pregnant === true, PREGNANT, 'pregnant'],
      [heartRateMedicine === true, MEDICINE, 'heartRateMedicine'],
      [!isWithin(age, 18, 100), 'Age must be between 18 and 100 years', 'age'],
      [
        !isWithin(maxHeartRate, 100, 230),
        'Measured maximum must be between 100 and 230 beats per minute',
        'maxHeartRate',
      ],
      [!isWithin(rest, 30, 120), 'Resting heart rate must be between 30 and 120 beats per minute', 'restingHeartRate'],
    ]);
    if (refused !== null) return refused;
    if (formula === '' || !Object.hasOwn(MAXIMUM_HEART_RATES, formula)) return refuse(INVALID, 'formula');
    const input = { ...numbers.input, formula, pregnant: false, heartRateMedicine: false };
    return rest < maximumOf(input)
      ? { ok: true, input }
      : refuse('Resting heart rate must be below the maximum', 'restingHeartRate');
  },

  compute(input) {
    const maximum = maximumOf(input);
    const { restingHeartRate: rest } = input;
    const ofReserve = (percent: number) => (rest === undefined ? null : rest + ((maximum - rest) * percent) / 100);
    const ofMaximum = (percent: number) => (maximum * percent) / 100;
    const ranges = rest === undefined ? EXERCISE_RANGES.maximum : EXERCISE_RANGES.reserve;
    const exercise = (percent: number) => ofReserve(percent) ?? ofMaximum(percent);
    return {
      maxHeartRate: maximum,
      heartRateReserve: rest === undefined ? null : maximum - rest,
      zones: ZONE_EDGES.slice(1).map((toPercent, index) => {
        const fromPercent = toPercent - 10;
        return {
          zone: index + 1,
          fromPercent,
          toPercent,
          low: ofMaximum(fromPercent),
          high: ofMaximum(toPercent),
          karvonenLow: ofReserve(fromPercent),
          karvonenHigh: ofReserve(toPercent),
        };
      }),
      acsm: {
        moderateLow: exercise(ranges.moderate[0]),
        moderateHigh: exercise(ranges.moderate[1]),
        vigorousLow: exercise(ranges.vigorous[0]),
        vigorousHigh: exercise(ranges.vigorous[1]),
      },
      reference: {
        tanaka: byAge('tanaka', input.age),
        fox: byAge('fox', input.age),
        gellish: byAge('gellish', input.age),
        nes: byAge('nes', input.age),
        gulati: byAge('gulati', input.age),
      },
    };
  },
} satisfies Formula<'heart-rate-zones'>;

function maximumOf({ maxHeartRate, formula, age }: HeartRateZonesInput): number {
  return maxHeartRate ?? byAge(formula, age);
}

function byAge(formula: HeartRateFormula, age: number): number {
  const { intercept, slope } = MAXIMUM_HEART_RATES[formula];
  return intercept - slope * age;
}
