import type { XySeries } from '#src/engine/kit/onDemand/chart.ts';

/** Returns whether a series is a single value that the visitor wants to find: its dot has its value beside it. */
export function isOneValue({ marks, points }: XySeries): boolean {
  return marks === 'points' && points.length === 1;
}
