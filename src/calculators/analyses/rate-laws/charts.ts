import { residualChart } from '#src/calculators/families/residualChart.ts';
import { statisticText } from '#src/calculators/families/statisticsNumbers.ts';
import type { XySeries } from '#src/engine/kit/onDemand/chart.ts';
import type { ChartBlock } from '#src/engine/kit/presentation.ts';
import type { RateLawsInput, RateLawsResult } from '#workers/formulas/rate-laws.ts';
import { unitOf } from './words.ts';

const MOST_POINTS = 500;

/** Returns the measured velocities and the fitted law, for each inhibitor concentration. */
export function velocityChart({ points, lines, inhibitorName }: RateLawsResult, input: RateLawsInput): ChartBlock {
  const drawn = new Set(lines.map(({ inhibitor }) => inhibitor));
  const isAll = points.every(({ inhibitor }) => drawn.has(inhibitor));
  const named = (what: string, inhibitor: number) =>
    inhibitorName === null ? what : `${what}, I = ${statisticText(inhibitor)} ${input.inhibitorUnit}`;
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Velocities and fitted law',
      summary: `Every velocity as a point, and the fitted law as a line.${isAll ? '' : ' Only the lowest inhibitor concentrations are drawn.'}`,
      x: { label: 'Substrate', unit: input.substrateUnit, digits: 4 },
      y: { label: 'Velocity', digits: 4, ...unitOf('vmax', input) },
      series: lines.flatMap(({ inhibitor, places }): readonly XySeries[] => [
        {
          name: named('Measured', inhibitor),
          marks: 'points',
          belongsTo: named('Fitted', inhibitor),
          points: points
            .filter((point) => point.inhibitor === inhibitor)
            .slice(0, MOST_POINTS)
            .map(({ substrate, velocity }) => ({ x: substrate, y: velocity })),
        },
        {
          name: named('Fitted', inhibitor),
          marks: 'line',
          points: places.map(({ substrate, velocity }) => ({ x: substrate, y: velocity })),
        },
      ]),
    },
  };
}

/** Returns measured minus fitted, by the fitted velocity. */
export function residualsByVelocity({ points }: RateLawsResult, input: RateLawsInput): ChartBlock {
  const unit = unitOf('vmax', input);
  return residualChart({
    summary: 'Measured minus fitted velocity. A bow means that another law fits, a funnel that the spread grows.',
    x: { label: 'Fitted velocity', ...unit },
    y: { label: 'Measured − fitted', ...unit },
    points: points.slice(0, MOST_POINTS).map(({ fitted, residual }) => ({ x: fitted, residual })),
    on: 'curve',
  });
}
