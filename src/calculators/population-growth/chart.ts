import { fixed, withNoun } from '#src/engine/kit/format.ts';
import type { XySeries } from '#src/engine/kit/onDemand/chart.ts';
import type { ChartBlock } from '#src/engine/kit/presentation.ts';
import type { PopulationResult } from '#workers/formulas/population-growth.ts';

/** Unlimited growth is drawn up to this multiple of the largest logistic population or the capacity. */
const HEADROOM = 1.25;
/** A capacity beyond this multiple of the curve would flatten the curve. */
const FAR = 3;

/** Returns the curve through the eleven points; with a capacity also the capacity and, below it, unlimited growth. */
export function growthChart({ projections, model, carryingCapacity, reference }: PopulationResult): ChartBlock {
  const highest = Math.max(...projections.map(({ population }) => population));
  const showsCapacity = carryingCapacity !== null && carryingCapacity <= FAR * highest;
  const ceiling = HEADROOM * (showsCapacity ? Math.max(highest, carryingCapacity) : highest);
  const unlimited = reference.withoutLimit.filter(({ population }) => population <= ceiling);
  const first = projections[0];
  const last = projections.at(-1);
  const from = fixed(first?.population ?? 0, 0);
  const to = withNoun(fixed(last?.population ?? 0, 0), 'individual', 'individuals');
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Growth curve',
      summary:
        carryingCapacity === null
          ? `From ${from} to ${to}, without a limit.`
          : `From ${from} to ${to}, with a carrying capacity of ${carryingCapacity}.`,
      x: { label: 'Time', unit: 'time units' },
      y: { label: 'Population', unit: 'individuals', decimals: 0 },
      series: [
        series(model === 'logistic' ? 'Logistic' : 'Exponential', projections),
        ...(unlimited.length > 1 ? [series('Exponential, without limit', unlimited)] : []),
      ],
      ...(showsCapacity ? { levels: [{ y: carryingCapacity, label: 'Carrying capacity' }] } : {}),
    },
  };
}

function series(name: string, points: PopulationResult['projections']): XySeries {
  return {
    name,
    marks: 'line-and-points',
    points: points.map(({ time, population }) => ({ x: time, y: population })),
  };
}
