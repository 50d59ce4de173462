/** One reading of a blood-pressure meter: its validation and its order among others. */
import type { Candidate, IsoDate, Verdict } from '../../contract.ts';
import { READING_LIMITS } from '../../reference/bloodPressure.ts';
import { isMissing } from '../inputs/positiveNumbers.ts';
import { accept, refuse } from '../inputs/verdict.ts';
import { isIsoDate } from '../mathematics/calendar.ts';

export interface PressureReading {
  /** mmHg, above diastolic, at most 300. */
  readonly systolic: number;
  /** mmHg, 0 to 200. */
  readonly diastolic: number;
  /** Beats a minute, 0 to 200. */
  readonly pulse?: number;
  /** HH:MM. */
  readonly time?: string;
  readonly date?: IsoDate;
}

/**
 * Validates a reading: returns the complete reading, or the issue.
 *
 * @param within prefix of its inputs in a path, such as 'readings.2.'
 */
export function checkedReading(candidate: Candidate<PressureReading>, within = ''): Verdict<PressureReading> {
  const { systolic, diastolic, pulse, time, date } = candidate;
  if (isMissing(systolic)) return refuse('Please enter both systolic and diastolic values', `${within}systolic`);
  if (isMissing(diastolic)) return refuse('Please enter both systolic and diastolic values', `${within}diastolic`);
  if (systolic <= diastolic)
    return refuse('Systolic pressure must be higher than diastolic pressure', `${within}systolic`);
  const outside = (['systolic', 'diastolic'] as const).find((name) => isOutside(name, candidate[name] ?? 0));
  if (outside !== undefined)
    return refuse('Please enter systolic 0 to 300 and diastolic 0 to 200', `${within}${outside}`);
  if (pulse !== null && isOutside('pulse', pulse))
    return refuse('Please enter a pulse from 0 to 200', `${within}pulse`);
  if (date !== '' && !isIsoDate(date)) return refuse('Please enter a date that exists', `${within}date`);
  if (time !== '' && !isTimeOfDay(time)) return refuse('Please enter a time from 00:00 to 23:59', `${within}time`);
  return accept({
    systolic,
    diastolic,
    ...(pulse === null ? {} : { pulse }),
    ...(time === '' ? {} : { time: time.slice(0, 'HH:MM'.length) }),
    ...(date === '' ? {} : { date }),
  });
}

/** Sorts by day and time of day; missing values come first, and ties keep the order of entry. */
export function inOrderOfTime(readings: readonly PressureReading[]): readonly PressureReading[] {
  const moment = ({ date, time }: PressureReading) => `${date ?? ''} ${time ?? ''}`;
  return readings.toSorted((one, other) => (moment(one) < moment(other) ? -1 : moment(one) > moment(other) ? 1 : 0));
}

function isOutside(name: keyof typeof READING_LIMITS, value: number): boolean {
  const { min, max } = READING_LIMITS[name];
  return !(value >= min && value <= max);
}

/** True for hours and minutes of a day, with seconds where a browser adds them. */
function isTimeOfDay(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?$/.test(text);
}
