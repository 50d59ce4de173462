import { expect, test } from 'vitest';
import { gaussLegendre } from '#workers/formulas/outlier-test/dixon.ts';

function integral(of: (x: number) => number, count: number): number {
  const { nodes, weights } = gaussLegendre(count);
  return nodes.reduce((sum, node, at) => sum + (weights[at] ?? 0) * of(node), 0);
}

test('is exact for polynomials up to twice the degree', () => {
  expect(integral((x) => x ** 10, 6)).toBeCloseTo(2 / 11, 14);
  expect(integral((x) => x ** 3 + 1, 2)).toBeCloseTo(2, 14);
  expect(integral(Math.exp, 20)).toBeCloseTo(Math.E - 1 / Math.E, 14);
});

test('two nodes are at ±1/√3', () => {
  expect(gaussLegendre(2).nodes).toEqual([expect.closeTo(1 / Math.sqrt(3), 14), expect.closeTo(-1 / Math.sqrt(3), 14)]);
});
