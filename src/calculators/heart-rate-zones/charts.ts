import { fixed } from '#src/engine/kit/format.ts';
import type { ChartBlock } from '#src/engine/kit/presentation.ts';
import type { HeartRateZonesInput, HeartRateZonesResult } from '#workers/formulas/heart-rate-zones.ts';
import { MAXIMUM_HEART_RATES } from '#workers/reference/heartRate.ts';

/** Returns heart rate over percent by both methods. */
export function zonesChart({ zones, maxHeartRate, heartRateReserve }: HeartRateZonesResult): ChartBlock {
  const edges = [50, ...zones.map(({ toPercent }) => toPercent)];
  const rest = heartRateReserve === null ? null : maxHeartRate - heartRateReserve;
  const line = (base: number) => edges.map((x) => ({ x, y: base + ((maxHeartRate - base) * x) / 100 }));
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Zones by both methods',
      summary: `Zone 5 ends at ${fixed(maxHeartRate, 0)} beats a minute.`,
      x: { label: 'Percent', unit: '%', decimals: 0 },
      y: { label: 'Heart rate', unit: 'bpm', decimals: 0 },
      series: [
        { name: 'Percent of the maximum', marks: 'line-and-points', points: line(0) },
        ...(rest === null
          ? []
          : [{ name: 'Karvonen, percent of the reserve', marks: 'line-and-points', points: line(rest) } as const]),
      ],
    },
  };
}

/** Returns the maximum over age by every formula, with the spread that hides behind one number. */
export function formulasChart({ age }: HeartRateZonesInput): ChartBlock {
  const ages = [20, 30, 40, 50, 60, 70, 80];
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Five formulas of the maximum',
      summary: `At ${fixed(age, 0)} years they differ by several beats.`,
      x: { label: 'Age', unit: 'years', decimals: 0 },
      y: { label: 'Maximum', unit: 'bpm', decimals: 0 },
      series: Object.values(MAXIMUM_HEART_RATES).map(({ name, intercept, slope }) => ({
        name,
        marks: 'line',
        points: ages.map((x) => ({ x, y: intercept - slope * x })),
      })),
    },
  };
}
