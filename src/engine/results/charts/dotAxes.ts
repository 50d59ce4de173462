import type { DotChart, XyChart } from '#src/engine/kit/onDemand/chart.ts';

/** Height of the grid of a dot chart, in pixels: about as high as it is wide on most screens. */
export const DOTS_PLOT = 400;

/** Axes that end with the last place, and a legend of the layers. */
export function dotAxes({ title, summary, x, y, size, layers }: DotChart): XyChart {
  const ends = [
    { x: 1, y: 1 },
    { x: size.x, y: size.y },
  ];
  return {
    type: 'xy',
    title,
    summary,
    x,
    y,
    series: layers.map(({ name }) => ({ name, marks: 'points', points: ends })),
  };
}
