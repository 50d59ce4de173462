/**
 * Formats pressures in mmHg with one decimal, or as many as show on which side of the limits of their class they lie.
 */
import { fixedApart } from '#src/kit/format.ts';
import { PRESSURE_CLASSES } from '#workers/reference/bloodPressure.ts';

const CLASSES = Object.values(PRESSURE_CLASSES);
const SYSTOLIC = CLASSES.map(({ systolicFrom }) => systolicFrom);
const DIASTOLIC = CLASSES.flatMap(({ diastolicFrom }) => (diastolicFrom === null ? [] : [diastolicFrom]));
/** Differences within these limits count as a stable pressure, in mmHg. */
const TREND = [-5, 5] as const;

export function systolicText(pressure: number): string {
  return fixedApart(pressure, 1, SYSTOLIC);
}

export function diastolicText(pressure: number): string {
  return fixedApart(pressure, 1, DIASTOLIC);
}

/** Formats the difference between later and earlier readings. */
export function trendText(difference: number): string {
  return fixedApart(difference, 1, TREND);
}
