import { amountBars } from '#src/calculators/families/amountBars.ts';
import { fixed } from '#src/engine/kit/format.ts';
import type { ChartBlock } from '#src/engine/kit/presentation.ts';
import type { BodySurfaceAreaInput, BodySurfaceAreaResult } from '#workers/formulas/body-surface-area.ts';

const POINTS = 60;
/** Of the weight: how far the curve of animals goes. */
const BEYOND = 2;

/** Returns the four equations side by side; of animals, the area over the weight. */
export function surfaceChart(result: BodySurfaceAreaResult, { species, weight }: BodySurfaceAreaInput): ChartBlock {
  const area = { label: 'Area', unit: 'm²', decimals: 2 } as const;
  const text = fixed(result.bodySurfaceArea, 2);
  if (species === 'human') {
    const { mosteller, duBois, haycock, gehanGeorge } = result;
    return amountBars(
      'Four equations',
      `From ${fixed(result.lowest ?? 0, 2)} to ${fixed(result.highest ?? 0, 2)} m².`,
      'Equation',
      area,
      [
        ['Mosteller', mosteller ?? 0],
        ['Du Bois', duBois ?? 0],
        ['Haycock', haycock ?? 0],
        ['Gehan', gehanGeorge ?? 0],
      ],
    );
  }
  const curve = Array.from({ length: POINTS + 1 }, (_, index) => {
    const share = (BEYOND * index) / POINTS;
    return { x: weight * share, y: result.bodySurfaceArea * share ** (2 / 3) };
  });
  return {
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
  };
}
