import type { BloodPressureResult } from '#workers/formulas/blood-pressure.ts';

/** When a reading was taken, as it sorts: '2025-03-03 07:30'; its place in the order where that is not known. */
export function dayAndTime(
  { date, time }: Pick<BloodPressureResult['series'][number], 'date' | 'time'>,
  index: number,
): string {
  return [date, time].filter((part) => part !== null).join(' ') || `Reading ${index + 1}`;
}
