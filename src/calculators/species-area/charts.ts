import type { Axis } from '#src/engine/kit/onDemand/chart.ts';
import type { ChartBlock } from '#src/engine/kit/presentation.ts';
import type { SpeciesAreaInput, SpeciesAreaResult } from '#workers/formulas/species-area.ts';

/** Returns points and both curves on logarithmic axes, and the same on linear ones. */
export function areaCharts(result: SpeciesAreaResult, input: SpeciesAreaInput): readonly ChartBlock[] {
  return [
    chart(
      result,
      input,
      'logarithmic',
      'Species against area, logarithmic axes',
      'On these axes S = c·A^z is a straight line of slope z.',
    ),
    chart(result, input, 'linear', 'Species against area', 'The same points and curves on linear axes.'),
  ];
}

function chart(
  { curve, prediction }: SpeciesAreaResult,
  { rows }: SpeciesAreaInput,
  scale: NonNullable<Axis['scale']>,
  title: string,
  summary: string,
): ChartBlock {
  const isDrawn = ({ y }: { readonly y: number }) => scale === 'linear' || y > 0;
  const line = (name: string, key: 'logLog' | 'nonLinear') => ({
    name,
    marks: 'line' as const,
    points: curve.map((point) => ({ x: point.area, y: point[key] })).filter(isDrawn),
  });
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title,
      summary,
      x: { label: 'Area', scale },
      y: { label: 'Species', scale },
      series: [
        {
          name: 'Entered',
          marks: 'points',
          points: rows.map(({ area, species }) => ({ x: area, y: species })).filter(isDrawn),
        },
        line('Log–log fit', 'logLog'),
        line('Non-linear fit', 'nonLinear'),
        ...(prediction === null
          ? []
          : [
              {
                name: 'Predicted',
                marks: 'points' as const,
                points: [{ x: prediction.area, y: prediction.logLog, label: 'Predicted' }].filter(isDrawn),
              },
            ]),
      ],
    },
  };
}
