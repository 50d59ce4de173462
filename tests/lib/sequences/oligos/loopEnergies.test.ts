import { expect, test } from 'vitest';
import { cornerAt } from '#workers/lib/sequences/oligos/foldEnergies.ts';
import { bulgeEnergy, loopEnergy } from '#workers/lib/sequences/oligos/loopEnergies.ts';

const [A, C, G, T] = [0, 1, 2, 3] as const;

function bulge(base: number, next: number, size: number): readonly [number, number] {
  const loop = { enthalpy: 0, entropy: 0 };
  bulgeEnergy(base, next, size, loop);
  return [loop.enthalpy, loop.entropy];
}

function loop(opening: number, closing: number, one: number, other: number): readonly [number, number] {
  const energy = { enthalpy: 0, entropy: 0 };
  loopEnergy(opening, closing, one, other, energy);
  return [energy.enthalpy, energy.entropy];
}

test('across a bulge of one base the helix goes on, across a larger one both sides end', () => {
  expect(bulge(C, G, 1)).toEqual([-10600, -12.89 - 27.2]);
  expect(bulge(C, G, 3)).toEqual([0, -9.99]);
  expect(bulge(A, T, 2)).toEqual([4400, -9.35 + 2 * 6.9]);
});

test('one base on each strand is a mismatch, read from both sides', () => {
  // 5′-GAC-3′ over 3′-CAG-5′: GA/CA twice, −2.9 kcal/mol and −9.8.
  expect(loop(cornerAt(G, A, A), cornerAt(G, A, A), 1, 1)).toEqual([2 * -2900, 2 * -9.8]);
});

test('a larger loop has an entropy by its size and by how uneven it is', () => {
  const corner = cornerAt(G, A, A);
  expect(loop(corner, corner, 2, 2)).toEqual([2 * -8000, -11.6 - 2 * 22.5]);
  const [, entropy] = loop(corner, corner, 1, 3);
  expect(entropy).toBeCloseTo(-11.6 - 2 * 22.5 - (2 * 300) / 310.15, 9);
});

test('bases that would pair are no loop', () => {
  expect(loop(cornerAt(G, A, T), cornerAt(G, A, A), 2, 2)[0]).toBe(Number.POSITIVE_INFINITY);
});
