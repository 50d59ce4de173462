import type { BloodPressureResult } from '#workers/formulas/blood-pressure.ts';

/**
 * Returns when a reading was taken, in sortable form: '2025-03-03 07:30'; its number in the list where that is unknown.
 */
export function dayAndTime(
  { date, time }: Pick<BloodPressureResult['series'][number], 'date' | 'time'>,
  index: number,
): string {
  return [date, time].filter((part) => part !== null).join(' ') || `Reading ${index + 1}`;
}
