/**
 * Class, averages and trend of a list of blood-pressure readings. All pressures in mmHg.
 *
 *   averages: the mean of each; the class is that of the unrounded averages, each limit belonging to the class above it
 *   trend, from three readings in order of time:  d = mean systolic of the second half − that of the first ⌊n/2⌋
 *     |d| below 5: stable; d above 0: increasing; else decreasing
 *
 * Source: `spec`, sections 4, 5 and 9; the limits are those of `whelton2018`. The specified classes end at Stage 2 and begin
 * at Normal: `reference` says whether any reading is above 180 systolic or 120 diastolic, which calls for care at once and
 * decides on the recommendations then, and whether any is low (`healioHypotension`). It has mean arterial and pulse pressure
 * of the averages, and beside the specified trend the least-squares slope of systolic over time with its confidence interval.
 *
 * Refuses an empty list, then the first reading that could not have been added.
 */
import type { Formula, IsoDate } from '../contract.ts';
import { checkedReading, inOrderOfTime, type PressureReading } from '../lib/animals/pressureReading.ts';
import { rowsOf } from '../lib/inputs/candidateParts.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { hasReached } from '../lib/inputs/within.ts';
import { daysBetween } from '../lib/mathematics/calendar.ts';
import { fitLine, type Point } from '../lib/mathematics/leastSquares.ts';
import { lineResiduals } from '../lib/mathematics/lineResiduals.ts';
import { tWithin } from '../lib/statistics/tDistribution.ts';
import {
  CRISIS_ABOVE,
  LOW_BELOW,
  PRESSURE_CLASSES,
  type PressureClass,
  type PressureLimits,
} from '../reference/bloodPressure.ts';

export interface BloodPressureInput {
  /** One or more, in the order of entry. */
  readonly readings: readonly PressureReading[];
}

type PressureTrend = 'stable' | 'increasing' | 'decreasing';

export interface BloodPressureResult {
  readonly classification: PressureClass;
  readonly risk: PressureLimits['risk'];
  /**
   * Recommendations of the class. With a reading that calls for immediate care, that comes first and nothing says to
   * wait; with a low reading, nothing praises it.
   */
  readonly recommendations: readonly string[];
  readonly averages: {
    readonly systolic: number;
    readonly diastolic: number;
    /** Beats a minute, over the readings that have one; null when none has. */
    readonly pulse: number | null;
  };
  /** Null below three readings. */
  readonly trend: PressureTrend | null;
  /** Mean systolic of the second half less that of the first; null below three readings. */
  readonly trendDifference: number | null;
  /** How many of the first readings are the first half. */
  readonly firstHalf: number;
  /** The readings in order of time, each with its own class. */
  readonly series: readonly {
    readonly systolic: number;
    readonly diastolic: number;
    readonly pulse: number | null;
    readonly time: string | null;
    readonly date: IsoDate | null;
    readonly classification: PressureClass;
  }[];
  readonly reference: {
    /** Of the averages. */
    readonly meanArterialPressure: number;
    /** Of the averages. */
    readonly pulsePressure: number;
    /** Any reading above 180 systolic or above 120 diastolic. */
    readonly hypertensiveCrisis: boolean;
    /** Any reading below 90 systolic or below 60 diastolic. */
    readonly lowPressure: boolean;
    /**
     * Systolic by least squares over the days of the readings that have a date, mmHg a week, with the ends of its 95 %
     * confidence interval; null below three such readings, and where all are of one day.
     */
    readonly systolicPerWeek: SlopeInterval | null;
  };
}

/** A slope and the ends of its confidence interval, in units of y for each unit of x. */
interface SlopeInterval {
  readonly slope: number;
  readonly low: number;
  readonly high: number;
}

interface Pressures {
  readonly systolic: number;
  readonly diastolic: number;
}

const LEAST_FOR_A_TREND = 3;
const STABLE_BELOW = 5;

const NO_MEDICINE = 'Do not start, stop or change a medicine on your own.';
const AT_THE_DOCTOR = 'Show this list to your doctor; a class alone does not decide on treatment.';
const HABITS =
  'Less salt and alcohol, regular movement, enough sleep and a healthy weight lower pressure at any level.';
const RECOMMENDATIONS: Readonly<Record<PressureClass, readonly string[]>> = {
  Normal: ['Keep up the habits that hold your pressure here, and have it measured from time to time.'],
  Elevated: [HABITS, 'Measure again over several weeks; elevated pressure tends to rise with the years.'],
  'Stage 1': [HABITS, 'Measure on several days, morning and evening, to confirm the average.', AT_THE_DOCTOR],
  'Stage 2': ['Arrange an appointment with your doctor soon, also if you feel well.', NO_MEDICINE, HABITS],
};

/** Independent of the average: advice to wait for weeks or for an appointment would contradict the first sentence. */
const RECOMMENDATIONS_IN_A_CRISIS: readonly string[] = [
  `Seek medical care now: a reading is above ${CRISIS_ABOVE.systolic} systolic or above ${CRISIS_ABOVE.diastolic} diastolic.`,
  NO_MEDICINE,
  AT_THE_DOCTOR,
];

/** Placed before the recommendations of the class, except the one to keep up current habits. */
const SHOW_LOW_READINGS =
  'Show the low readings to your doctor, above all if you feel dizzy or take a medicine for your pressure.';

declare module '../contract.ts' {
  interface FormulaTypes {
    'blood-pressure': FormulaType<BloodPressureInput, BloodPressureResult>;
  }
}

export default {
  id: 'blood-pressure',

  validate({ readings }) {
    const rows = rowsOf(readings);
    if (rows.length === 0) return refuse('Please add at least one reading', 'readings');
    const complete: PressureReading[] = [];
    for (const [index, reading] of rows.entries()) {
      const verdict = checkedReading(reading, `readings.${index}.`);
      if (!verdict.ok) return verdict;
      complete.push(verdict.input);
    }
    return accept({ readings: complete });
  },

  compute({ readings }) {
    const ordered = inOrderOfTime(readings);
    const pulses = readings.map(({ pulse }) => pulse).filter((pulse) => pulse !== undefined);
    const pressures = {
      systolic: mean(readings.map(({ systolic }) => systolic)),
      diastolic: mean(readings.map(({ diastolic }) => diastolic)),
    };
    const classification = pressureClass(pressures);
    const [hypertensiveCrisis, lowPressure] = [readings.some(isCrisis), readings.some(isLow)];
    const firstHalf = Math.floor(ordered.length / 2);
    const trendDifference = ordered.length < LEAST_FOR_A_TREND ? null : laterLessEarlier(ordered, firstHalf);
    return {
      classification,
      risk: PRESSURE_CLASSES[classification].risk,
      recommendations: hypertensiveCrisis
        ? RECOMMENDATIONS_IN_A_CRISIS
        : recommendationsFor(classification, lowPressure),
      averages: { ...pressures, pulse: pulses.length === 0 ? null : mean(pulses) },
      trend: trendDifference === null ? null : trendOf(trendDifference),
      trendDifference,
      firstHalf,
      series: ordered.map((reading) => ({
        systolic: reading.systolic,
        diastolic: reading.diastolic,
        pulse: reading.pulse ?? null,
        time: reading.time ?? null,
        date: reading.date ?? null,
        classification: pressureClass(reading),
      })),
      reference: {
        meanArterialPressure: meanArterialPressure(pressures),
        pulsePressure: pulsePressure(pressures),
        hypertensiveCrisis,
        lowPressure,
        systolicPerWeek: systolicPerWeek(ordered),
      },
    };
  },
} satisfies Formula<'blood-pressure'>;

/** The class of a pair: the higher of those of its two pressures, each limit belonging to the class above it. */
export function pressureClass({ systolic, diastolic }: Pressures): PressureClass {
  const classes = Object.entries(PRESSURE_CLASSES) as readonly (readonly [PressureClass, PressureLimits])[];
  const found = classes.find(
    ([, { systolicFrom, diastolicFrom }]) => reaches(systolic, systolicFrom) || reaches(diastolic, diastolicFrom),
  );
  return found?.[0] ?? 'Normal';
}

function reaches(pressure: number, limit: number | null): boolean {
  return limit !== null && hasReached(pressure, limit);
}

/** Above 180 systolic, or above 120 diastolic (`whelton2018`); the limits themselves are not. */
export function isCrisis({ systolic, diastolic }: Pressures): boolean {
  return systolic > CRISIS_ABOVE.systolic || diastolic > CRISIS_ABOVE.diastolic;
}

/** Below 90 systolic, or below 60 diastolic (`healioHypotension`); the limits themselves are not. */
function isLow({ systolic, diastolic }: Pressures): boolean {
  return systolic < LOW_BELOW.systolic || diastolic < LOW_BELOW.diastolic;
}

function laterLessEarlier(ordered: readonly PressureReading[], firstHalf: number): number {
  const systolic = ordered.map((reading) => reading.systolic);
  return mean(systolic.slice(firstHalf)) - mean(systolic.slice(0, firstHalf));
}

function trendOf(difference: number): PressureTrend {
  if (!hasReached(Math.abs(difference), STABLE_BELOW)) return 'stable';
  return difference > 0 ? 'increasing' : 'decreasing';
}

function recommendationsFor(classification: PressureClass, lowPressure: boolean): readonly string[] {
  if (!lowPressure) return RECOMMENDATIONS[classification];
  return [SHOW_LOW_READINGS, ...(classification === 'Normal' ? [NO_MEDICINE] : RECOMMENDATIONS[classification])];
}

/** The usual estimate of the mean over a heartbeat: diastolic and a third of the pulse pressure. */
export function meanArterialPressure(pressures: Pressures): number {
  return pressures.diastolic + pulsePressure(pressures) / 3;
}

/** Systolic less diastolic. */
export function pulsePressure({ systolic, diastolic }: Pressures): number {
  return systolic - diastolic;
}

const CONFIDENCE = 0.95;
const DAYS_A_WEEK = 7;
/** The origin of the day count is arbitrary: it does not change the slope. */
const FIRST_DAY = '2000-01-01';

function systolicPerWeek(readings: readonly PressureReading[]): SlopeInterval | null {
  const dated = readings.flatMap(({ date, systolic }) =>
    date === undefined ? [] : [{ x: daysBetween(FIRST_DAY, date) / DAYS_A_WEEK, y: systolic }],
  );
  return slopeInterval(dated, CONFIDENCE);
}

/** Minimum number of points: a line through two points always fits, so the slope has no error estimate. */
const FEWEST_POINTS = 3;

/**
 * The least-squares slope and its confidence interval, for independent errors of y with equal variance: slope ±
 * t·s/√Sxx, s² = Σ residual²/(n − 2), t of Student's distribution with n − 2 degrees of freedom.
 *
 * @param confidence above 0 and below 1
 * @returns null for fewer than three points, and where `fitLine` finds no line
 */
export function slopeInterval(points: readonly Point[], confidence: number): SlopeInterval | null {
  const line = points.length < FEWEST_POINTS ? null : fitLine(points);
  if (line === null) return null;
  const freedom = points.length - 2;
  const squares = sum(lineResiduals(points, line).map(({ residual }) => residual ** 2));
  const meanX = mean(points.map(({ x }) => x));
  const spread = sum(points.map(({ x }) => (x - meanX) ** 2));
  const half = tWithin(confidence, freedom) * Math.sqrt(squares / freedom / spread);
  return { slope: line.slope, low: line.slope - half, high: line.slope + half };
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
