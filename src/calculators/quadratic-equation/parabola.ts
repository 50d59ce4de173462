import { short } from '#src/kit/format.ts';
import type { ChartBlock } from '#src/kit/presentation.ts';
import type { QuadraticEquationInput, QuadraticEquationResult } from '#workers/formulas/quadratic-equation.ts';

const POINTS = 60;
/** Of the distance of the roots, to either side of the vertex. */
const BEYOND_ROOTS = 1.5;
/** To either side of the vertex, where there are no two roots. */
const AROUND_VERTEX = 2;

/** Returns the graph around the vertex, with its roots, its vertex and where it meets the y axis. */
export function parabola(
  { x1, x2, vertex, yIntercept }: QuadraticEquationResult,
  { a }: QuadraticEquationInput,
): ChartBlock {
  const distance = x1 === null || x2 === null ? 0 : x2 - x1;
  const reach = distance === 0 ? AROUND_VERTEX : BEYOND_ROOTS * distance;
  const line = Array.from({ length: POINTS + 1 }, (_, index) => {
    const fromVertex = reach * ((2 * index) / POINTS - 1);
    // In this order no product is beyond the range of a double before the last.
    return { x: vertex.x + fromVertex, y: a * fromVertex * fromVertex + vertex.y };
  });
  const marked = [
    ...(x1 === null ? [] : [{ x: x1, y: 0, label: 'Root' }]),
    ...(x2 === null || x2 === x1 ? [] : [{ x: x2, y: 0, label: 'Root' }]),
    ...(distance === 0 && x1 !== null ? [] : [{ ...vertex, label: 'Vertex' }]),
    ...(Math.abs(vertex.x) <= reach && vertex.x !== 0 ? [{ x: 0, y: yIntercept, label: 'On the y axis' }] : []),
  ];
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'The parabola',
      summary: `The vertex is at ${short(vertex.x)}, ${short(vertex.y)}.`,
      x: { label: 'x' },
      y: { label: 'y', reaches: [0] },
      series: [
        { name: 'y', marks: 'line', points: line },
        { name: 'Roots, vertex and y axis', marks: 'points', points: marked.toSorted((one, other) => one.x - other.x) },
      ],
      levels: [{ y: 0, label: 'y = 0' }],
    },
  };
}
