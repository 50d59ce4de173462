import type { Band } from '#src/engine/kit/onDemand/chart.ts';
import type { ChartBlock } from '#src/engine/kit/presentation.ts';
import type { BloodPressureResult } from '#workers/formulas/blood-pressure.ts';
import { CRISIS_ABOVE, PRESSURE_CLASSES } from '#workers/reference/bloodPressure.ts';
import { dayAndTime } from './dayAndTime.ts';

const { 'Stage 2': SECOND, 'Stage 1': FIRST, Elevated: ELEVATED } = PRESSURE_CLASSES;

const BANDS: Readonly<Record<'systolic' | 'diastolic', readonly Band[]>> = {
  systolic: [
    { label: 'Normal', to: ELEVATED.systolicFrom },
    { label: 'Elevated', from: ELEVATED.systolicFrom, to: FIRST.systolicFrom },
    { label: 'Stage 1', from: FIRST.systolicFrom, to: SECOND.systolicFrom },
    { label: 'Stage 2', from: SECOND.systolicFrom },
  ],
  diastolic: [
    { label: 'Normal or Elevated', to: FIRST.diastolicFrom },
    { label: 'Stage 1', from: FIRST.diastolicFrom, to: SECOND.diastolicFrom },
    { label: 'Stage 2', from: SECOND.diastolicFrom },
  ],
};

/** So that the band of normal pressures is always in sight; no limit of a class. */
const LOWEST_DRAWN = { systolic: 100, diastolic: 60 } as const;

/** Returns one chart per pressure, because the limits of the classes differ. */
export function pressureCharts({ series }: BloodPressureResult): readonly ChartBlock[] {
  return (['systolic', 'diastolic'] as const).map((kind): ChartBlock => {
    const name = kind === 'systolic' ? 'Systolic' : 'Diastolic';
    const values = series.map((reading) => reading[kind]);
    return {
      kind: 'chart',
      chart: {
        type: 'xy',
        title: `${name} pressure`,
        summary: `${series.length} readings in order of time, from ${Math.min(...values)} to ${Math.max(...values)} mmHg, over the bands of the classes.`,
        x: { label: 'Reading', counted: true, decimals: 0 },
        y: { label: `${name} pressure`, unit: 'mmHg', reaches: [LOWEST_DRAWN[kind]] },
        series: [
          {
            name,
            marks: 'line-and-points',
            points: series.map((reading, index) => ({
              x: index + 1,
              y: reading[kind],
              label: dayAndTime(reading, index),
            })),
          },
        ],
        bands: BANDS[kind],
        ...(values.some((value) => value > CRISIS_ABOVE[kind])
          ? { levels: [{ y: CRISIS_ABOVE[kind], label: `Seek care above ${CRISIS_ABOVE[kind]}` }] }
          : {}),
      },
    };
  });
}
