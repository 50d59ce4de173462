import { statisticText } from '#src/families/statisticsNumbers.ts';
import type { XySeries } from '#src/kit/onDemand/chart.ts';
import type { ChartBlock } from '#src/kit/presentation.ts';
import type { RateLawsInput, RateLawsResult } from '#workers/formulas/rate-laws.ts';
import { unitOf } from './words.ts';

const MOST_POINTS = 500;
/** More inhibitor concentrations than can be told apart. */
const MOST_SERIES = 6;

/** Returns the measured velocities, and the fitted law as a line through its heights at the measured concentrations. */
export function velocityChart({ points, inhibitorName }: RateLawsResult, input: RateLawsInput): ChartBlock {
  const inhibitors = [...new Set(points.map(({ inhibitor }) => inhibitor))].sort((one, other) => one - other);
  const shown = inhibitors.slice(0, MOST_SERIES);
  const named = (what: string, inhibitor: number) =>
    inhibitorName === null ? what : `${what}, I = ${statisticText(inhibitor)} ${input.inhibitorUnit}`;
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Velocities and fitted law',
      summary: `Every velocity as a point, and the fitted law at the measured concentrations joined by straight lines.${inhibitors.length > MOST_SERIES ? ` Only the ${MOST_SERIES} lowest inhibitor concentrations are drawn.` : ''}`,
      x: { label: 'Substrate', unit: input.substrateUnit },
      y: { label: 'Velocity', ...unitOf('vmax', input) },
      series: shown.flatMap((inhibitor): readonly XySeries[] => {
        const own = points.filter((point) => point.inhibitor === inhibitor).slice(0, MOST_POINTS);
        const heights = new Map(own.map(({ substrate, fitted }) => [substrate, fitted]));
        return [
          {
            name: named('Measured', inhibitor),
            marks: 'points',
            points: own.map(({ substrate, velocity }) => ({ x: substrate, y: velocity })),
          },
          {
            name: named('Fitted', inhibitor),
            marks: 'line',
            points: [...heights].sort(([one], [other]) => one - other).map(([x, y]) => ({ x, y })),
          },
        ];
      }),
    },
  };
}

/** Returns measured minus fitted, by the fitted velocity. */
export function residualChart({ points }: RateLawsResult, input: RateLawsInput): ChartBlock {
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Residuals',
      summary: 'Measured minus fitted velocity. A bow means that another law fits, a funnel that the spread grows.',
      x: { label: 'Fitted velocity', ...unitOf('vmax', input) },
      y: { label: 'Measured − fitted', ...unitOf('vmax', input) },
      series: [
        {
          name: 'Residual',
          marks: 'points',
          points: points.slice(0, MOST_POINTS).map(({ fitted, residual }) => ({ x: fitted, y: residual })),
        },
      ],
      levels: [{ y: 0, label: 'On the curve' }],
    },
  };
}
