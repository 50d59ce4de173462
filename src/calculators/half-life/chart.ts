import { short } from '#src/kit/format.ts';
import type { ChartBlock } from '#src/kit/presentation.ts';
import type { HalfLifeResult } from '#workers/formulas/half-life.ts';

const POINTS = 80;
/** Half-lives that are always drawn. */
const LEAST = 5;
const BEYOND_TIME = 1.2;

/** Returns the curve of decay in percent of the start, over half-lives, with the point of the answer. */
export function decayChart({ halfLives, percentRemaining }: HalfLifeResult): ChartBlock {
  const end = Math.max(LEAST, BEYOND_TIME * halfLives);
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Decay over half-lives',
      summary: `After ${short(halfLives, 4)} half-lives ${short(percentRemaining, 4)} % is left.`,
      x: { label: 'Half-lives' },
      y: { label: 'Left', unit: '%', reaches: [0, 100] },
      series: [
        {
          name: 'Left',
          marks: 'line',
          points: Array.from({ length: POINTS + 1 }, (_, index) => {
            const x = (end * index) / POINTS;
            return { x, y: 100 * 2 ** -x };
          }),
        },
        { name: 'Your answer', marks: 'points', points: [{ x: halfLives, y: percentRemaining }] },
      ],
      levels: [50, 25, 12.5].map((y) => ({ y, label: `${y} %` })),
    },
  };
}
