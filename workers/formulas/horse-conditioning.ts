/**
 * Speed of a horse at a heart rate of 200, from a stepwise exercise test.
 *
 *   heart rate = intercept + slope × speed, least squares               beats/min, m/s
 *   speed at a heart rate = (heart rate − intercept) ÷ slope
 *
 * Source: `persson1983`, `athleticHorse2014`. The line holds between about 120 and 210 beats; below, excitement moves the
 * heart rate, above, it levels off.
 *
 * Refuses: half-filled steps; a speed outside 0 to 20 m/s; a heart rate outside 20 to 260; a target outside 120 to 220; fewer
 * than three steps; speeds that are all alike; a heart rate that does not rise with speed.
 */
import type { Formula, FormulaType } from '../contract.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { enteredRows } from '../lib/inputs/enteredRows.ts';
import { acceptFiniteResult } from '../lib/inputs/finiteResult.ts';
import { firstRefusal, type Rule } from '../lib/inputs/firstRefusal.ts';
import { refuse } from '../lib/inputs/verdict.ts';
import { isWithin } from '../lib/inputs/within.ts';
import { fitLine } from '../lib/mathematics/leastSquares.ts';

export interface ExerciseStep {
  /** m/s, above 0 to 20. */
  readonly speed: number;
  /** Beats/min, 20 to 260. */
  readonly heartRate: number;
}

export interface HorseConditioningInput {
  /** Three or more, of at least two speeds. */
  readonly steps: readonly ExerciseStep[];
  /** Beats/min, 120 to 220. Left out: 200. */
  readonly targetHeartRate?: number;
}

export interface HorseConditioningResult {
  /** Beats/min for 1 m/s. */
  readonly slope: number;
  /** Beats/min. */
  readonly intercept: number;
  readonly rSquared: number;
  /** m/s. */
  readonly speedAtTarget: number;
  readonly speedAtTargetKmh: number;
  /** m/s at 200 beats. */
  readonly v200: number;
  /** m/s; null where the line is above 140 beats at a standstill. */
  readonly speedAt140: number | null;
  /** The target lies above the highest reading. */
  readonly extrapolated: boolean;
  readonly stepsUsed: number;
}

const USUAL_TARGET = 200;
const KMH_PER_METER_A_SECOND = 3.6;
const TARGET = 'Target heart rate must be between 120 and 220 beats per minute';
const FALLING = 'Heart rate does not rise with speed: check the readings';

declare module '../contract.ts' {
  interface FormulaTypes {
    'horse-conditioning': FormulaType<HorseConditioningInput, HorseConditioningResult>;
  }
}

export default {
  id: 'horse-conditioning',

  validate(candidate) {
    const numbers = enteredNumbers(candidate, [], ['targetHeartRate']);
    if (!numbers.ok) return numbers;
    const rows = enteredRows(candidate.steps, 'steps', ['speed', 'heartRate']);
    if (!rows.ok) return rows;
    const { targetHeartRate = USUAL_TARGET } = numbers.input;
    const refused = firstRefusal([
      ...rows.input.flatMap(({ numbers: { speed, heartRate }, path }): readonly Rule[] => [
        [!(speed > 0 && isWithin(speed, 0, 20)), 'Speed must be above 0 and up to 20 m/s', `${path}.speed`],
        [!isWithin(heartRate, 20, 260), 'Heart rate must be between 20 and 260 beats per minute', `${path}.heartRate`],
      ]),
      [!isWithin(targetHeartRate, 120, 220), TARGET, 'targetHeartRate'],
      [rows.input.length < 3, 'Please enter at least three steps', `steps.${rows.input.length}.speed`],
      [
        rows.input.every(({ numbers: { speed } }) => speed === rows.input[0]?.numbers.speed),
        'Speeds must differ',
        'steps.1.speed',
      ],
    ]);
    if (refused !== null) return refused;
    const input = { ...numbers.input, steps: rows.input.map(({ numbers: step }) => step) };
    const result = fitted(input);
    if (result === null) return refuse(FALLING, 'steps.0.heartRate');
    return acceptFiniteResult(input, result, 'steps.0.speed');
  },

  compute(input) {
    const result = fitted(input);
    if (result === null) throw new Error('A validated test has a rising line');
    return result;
  },
} satisfies Formula<'horse-conditioning'>;

/** Null where the heart rate does not rise, or the line is at the target before the horse moves. */
function fitted({ steps, targetHeartRate = USUAL_TARGET }: HorseConditioningInput): HorseConditioningResult | null {
  const line = fitLine(steps.map(({ speed, heartRate }) => ({ x: speed, y: heartRate })));
  if (line === null || line.rSquared === null || line.slope <= 0) return null;
  const { slope, intercept, rSquared } = line;
  const speedAt = (heartRate: number) => (heartRate - intercept) / slope;
  const [speedAtTarget, v200, speedAt140] = [speedAt(targetHeartRate), speedAt(USUAL_TARGET), speedAt(140)];
  if (speedAtTarget <= 0 || v200 <= 0) return null;
  return {
    slope,
    intercept,
    rSquared,
    speedAtTarget,
    speedAtTargetKmh: speedAtTarget * KMH_PER_METER_A_SECOND,
    v200,
    speedAt140: speedAt140 > 0 ? speedAt140 : null,
    extrapolated: targetHeartRate > Math.max(...steps.map(({ heartRate }) => heartRate)),
    stepsUsed: steps.length,
  };
}
