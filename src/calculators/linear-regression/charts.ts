import { residualChart } from '#src/calculators/families/residualChart.ts';
import type { ChartBlock } from '#src/engine/kit/presentation.ts';
import type { LinearRegressionInput, LinearRegressionResult } from '#workers/formulas/linear-regression.ts';

const MOST_POINTS = 2000;

/** Returns points, line, both bands, and the unknowns where they meet the line. */
export function lineChart(
  { residuals, bands, inverse, names }: LinearRegressionResult,
  { confidenceLevel }: LinearRegressionInput,
): ChartBlock {
  const curve = (of: (band: LinearRegressionResult['bands'][number]) => number) =>
    bands.map((band) => ({ x: band.x, y: of(band) }));
  const range = (of: (band: LinearRegressionResult['bands'][number]) => { lower: number; upper: number }) =>
    bands.map((band) => ({ x: band.x, from: of(band).lower, to: of(band).upper }));
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Line and bands',
      summary: `The inner band holds the height of the true line at any one x with ${confidenceLevel} % confidence, the outer band one new reading there.${inverse.length > 0 ? ' Unknowns lie on the line at their reading.' : ''}`,
      x: { label: names.x, isGivenName: true },
      y: { label: names.y },
      series: [
        { name: 'Readings', marks: 'points', points: residuals.slice(0, MOST_POINTS).map(({ x, y }) => ({ x, y })) },
        { name: 'Line', marks: 'line', points: curve(({ fit }) => fit) },
        ...(inverse.length === 0
          ? []
          : [
              {
                name: 'Unknowns',
                belongsTo: 'Line',
                marks: 'points' as const,
                points: inverse.map(({ x, y }, at) => ({ x, y, label: `Unknown ${at + 1}` })),
              },
            ]),
      ],
      ranges: [
        { name: 'Confidence', points: range(({ confidence }) => confidence) },
        { name: 'Prediction', points: range(({ prediction }) => prediction) },
      ],
    },
  };
}

/** Returns measured minus fitted against x. */
export function residuals({ residuals: points, names }: LinearRegressionResult): ChartBlock {
  return residualChart({
    summary: 'Measured minus fitted. A bow means that the points bend, a funnel that their spread changes.',
    x: { label: names.x, isGivenName: true },
    y: { label: `${names.y}, measured − line` },
    points: points.slice(0, MOST_POINTS),
    on: 'line',
  });
}
