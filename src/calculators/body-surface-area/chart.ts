import { fixed } from '#src/engine/kit/format.ts';
import type { ChartBlock } from '#src/engine/kit/presentation.ts';
import type { BodySurfaceAreaInput, BodySurfaceAreaResult } from '#workers/formulas/body-surface-area.ts';

const POINTS = 60;
/** Of the weight: how far the curve of animals goes. */
const BEYOND = 2;

/** Returns the area of an animal over its weight. Those of a person by four equations are figures. */
export function surfaceChart(
  result: BodySurfaceAreaResult,
  { species, weight }: BodySurfaceAreaInput,
): readonly ChartBlock[] {
  const area = { label: 'Area', unit: 'm²', decimals: 2 } as const;
  const text = fixed(result.bodySurfaceArea, 2);
  if (species === 'human') return [];
  const curve = Array.from({ length: POINTS + 1 }, (_, index) => {
    const share = (BEYOND * index) / POINTS;
    return { x: weight * share, y: result.bodySurfaceArea * share ** (2 / 3) };
  });
  return [
    {
      kind: 'chart',
      chart: {
        type: 'xy',
        title: 'Area over weight',
        summary: `${fixed(weight, 1)} kg have ${text} m².`,
        x: { label: 'Weight', unit: 'kg', decimals: 1 },
        y: area,
        series: [
          { name: 'Area', marks: 'line', points: curve },
          { name: 'Your entry', marks: 'points', points: [{ x: weight, y: result.bodySurfaceArea }] },
        ],
      },
    },
  ];
}
