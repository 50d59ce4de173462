/**
 * Maximal oxygen uptake of an adult, estimated from a run, a walk or two heart rates.
 *
 *   Cooper, 12 minutes: (m − 504.9) ÷ 44.73        1.5-mile run: 483 ÷ min + 3.5
 *   Rockport, 1-mile walk: 132.853 − 0.0769·lb − 0.3877·years + 6.315 (men) − 3.2649·min − 0.1565·beats
 *   ratio of heart rates: 15.3·maximum ÷ rest      all in mL/kg/min; METs = VO2 max ÷ 3.5
 *
 * Sources: `cooper1968`, `acsmGuidelines`, `kline1987` with its standard error of 5.0, `uth2004`.
 *
 * Refuses, in this order: an unknown method; blanks; pregnancy; and what lies outside the range of the method.
 */
import type { Candidate, Formula, FormulaType, Verdict } from '../contract.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { firstRefusal } from '../lib/inputs/firstRefusal.ts';
import { INVALID, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { isWithin } from '../lib/inputs/within.ts';

export type FitnessTest = 'cooper' | 'run15' | 'rockport' | 'heartRateRatio';

/** Every method uses its own numbers; those of the others are absent. */
export interface Vo2maxInput {
  readonly method: FitnessTest;
  /** m in 12 minutes, 1000 to 5000. */
  readonly distance?: number | undefined;
  /** Minutes: 6 to 30 for 1.5 miles run, 8 to 30 for 1 mile walked. */
  readonly timeMinutes?: number | undefined;
  /** kg, 30 to 250; required by Rockport. */
  readonly weight?: number | undefined;
  /** Years, 18 to 80. */
  readonly age?: number | undefined;
  readonly sex?: 'female' | 'male' | undefined;
  /** Beats a minute at the end of the walk, 60 to 220. */
  readonly heartRate?: number | undefined;
  /** Beats a minute, 100 to 230. */
  readonly maxHeartRate?: number | undefined;
  /** Beats a minute, 30 to 120. */
  readonly restingHeartRate?: number | undefined;
  /** Always false once accepted. */
  readonly pregnant: boolean;
}

export interface Vo2maxResult {
  /** mL/kg/min, as are `low` and `high`. */
  readonly vo2max: number;
  /** L/min; null without a weight. */
  readonly absolute: number | null;
  readonly mets: number;
  /** One standard error of the estimate below and above; null where none is published. */
  readonly low: number | null;
  readonly high: number | null;
}

type NumberKey = Exclude<keyof Vo2maxInput, 'method' | 'sex' | 'pregnant'>;

const NEEDED: Readonly<Record<FitnessTest, readonly NumberKey[]>> = {
  cooper: ['distance'],
  run15: ['timeMinutes'],
  rockport: ['weight', 'age', 'timeMinutes', 'heartRate'],
  heartRateRatio: ['maxHeartRate', 'restingHeartRate'],
};
const KILOGRAMS_PER_POUND = 0.45359237;
const ROCKPORT_STANDARD_ERROR = 5;
/** mL/kg/min of one MET. */
const MET = 3.5;
const PREGNANT = 'Fitness-test formulas do not apply during pregnancy';
const NOT_A_WALK = 'These values lie outside the range of the walking test';

declare module '../contract.ts' {
  interface FormulaTypes {
    vo2max: FormulaType<Vo2maxInput, Vo2maxResult>;
  }
}

export default {
  id: 'vo2max',
  validate,
  compute,
} satisfies Formula<'vo2max'>;

function validate(candidate: Candidate<Vo2maxInput>): Verdict<Vo2maxInput> {
  const { method, sex } = candidate;
  if (method === '' || !Object.hasOwn(NEEDED, method)) return refuse(INVALID, 'method');
  const isWalk = method === 'rockport';
  const numbers = enteredNumbers<NumberKey, NumberKey>(candidate, NEEDED[method], isWalk ? [] : ['weight']);
  if (!numbers.ok) return numbers;
  if (isWalk && sex !== 'female' && sex !== 'male') return refuse(REQUIRED, 'sex');
  const input: Vo2maxInput = {
    method,
    ...numbers.input,
    ...(isWalk && sex !== '' ? { sex } : {}),
    pregnant: false,
  };
  return (
    firstRefusal([
      [candidate.pregnant === true, PREGNANT, 'pregnant'],
      [isOutside(input.weight, 30, 250), 'Weight must be between 30 and 250 kg (66 and 551 lb)', 'weight'],
      [isOutside(input.distance, 1000, 5000), 'Distance must be between 1000 and 5000 m', 'distance'],
      [!isWalk && isOutside(input.timeMinutes, 6, 30), 'Time must be between 6 and 30 minutes', 'timeMinutes'],
      [isOutside(input.age, 18, 80), 'Age must be between 18 and 80 years', 'age'],
      [isOutside(input.timeMinutes, 8, 30) && isWalk, 'Time must be between 8 and 30 minutes', 'timeMinutes'],
      [isOutside(input.heartRate, 60, 220), 'Heart rate must be between 60 and 220 beats per minute', 'heartRate'],
      [isWalk && uptakeOf(input) <= 0, NOT_A_WALK, 'timeMinutes'],
      [
        isOutside(input.maxHeartRate, 100, 230),
        'Maximum heart rate must be between 100 and 230 beats per minute',
        'maxHeartRate',
      ],
      [
        isOutside(input.restingHeartRate, 30, 120),
        'Resting heart rate must be between 30 and 120 beats per minute',
        'restingHeartRate',
      ],
      [
        method === 'heartRateRatio' && (input.restingHeartRate ?? 0) >= (input.maxHeartRate ?? 0),
        'Resting heart rate must be below the maximum',
        'restingHeartRate',
      ],
    ]) ?? accept(input)
  );
}

function isOutside(value: number | undefined, least: number, most: number): boolean {
  return value !== undefined && !isWithin(value, least, most);
}

function compute(input: Vo2maxInput): Vo2maxResult {
  const vo2max = uptakeOf(input);
  const isWalk = input.method === 'rockport';
  return {
    vo2max,
    absolute: input.weight === undefined ? null : (vo2max * input.weight) / 1000,
    mets: vo2max / MET,
    low: isWalk ? vo2max - ROCKPORT_STANDARD_ERROR : null,
    high: isWalk ? vo2max + ROCKPORT_STANDARD_ERROR : null,
  };
}

function uptakeOf({
  method,
  distance = 0,
  timeMinutes = 1,
  weight = 0,
  age = 0,
  sex,
  heartRate = 0,
  maxHeartRate = 0,
  restingHeartRate = 1,
}: Vo2maxInput): number {
  switch (method) {
    case 'cooper':
      return (distance - 504.9) / 44.73;
    case 'run15':
      return 483 / timeMinutes + 3.5;
    case 'rockport': {
      const ofMen = sex === 'male' ? 6.315 : 0;
      const ofBody = 0.0769 * (weight / KILOGRAMS_PER_POUND) + 0.3877 * age;
      return 132.853 - ofBody + ofMen - 3.2649 * timeMinutes - 0.1565 * heartRate;
    }
    case 'heartRateRatio':
      return (15.3 * maxHeartRate) / restingHeartRate;
  }
}
