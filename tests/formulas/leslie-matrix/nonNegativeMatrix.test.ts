import { expect, test } from 'vitest';
import {
  applied,
  dominantVector,
  hasCycle,
  spectralRadius,
  transposed,
} from '#workers/formulas/leslie-matrix/nonNegativeMatrix.ts';

const golden = [
  [1, 1],
  [1, 0],
];

test('the dominant eigenvalue and its vector', () => {
  const ratio = (1 + Math.sqrt(5)) / 2;
  expect(spectralRadius(golden)).toBeCloseTo(ratio, 13);
  const [first = 0, second = 1] = dominantVector(golden, ratio);
  expect(first / second).toBeCloseTo(ratio, 12);
  expect(first + second).toBeCloseTo(1, 14);
});

test('cycles have an eigenvalue as well, and complex pairs their modulus', () => {
  expect(
    spectralRadius([
      [0, 10],
      [0.1, 0],
    ]),
  ).toBeCloseTo(1, 13);
  expect(
    spectralRadius([
      [0, -2],
      [2, 0],
    ]),
  ).toBeCloseTo(2, 13);
  expect(
    spectralRadius([
      [0, 1],
      [0, 0],
    ]),
  ).toBe(0);
});

test('what leads back to itself', () => {
  expect(hasCycle(golden)).toBe(true);
  expect(
    hasCycle([
      [0, 5],
      [0, 0],
    ]),
  ).toBe(false);
  expect(
    hasCycle([
      [0, 0, 1],
      [1, 0, 0],
      [0, 1, 0],
    ]),
  ).toBe(true);
});

test('products and transposition', () => {
  expect(
    applied(
      [
        [1, 2],
        [3, 4],
      ],
      [1, 10],
    ),
  ).toEqual([21, 43]);
  expect(
    transposed([
      [1, 2],
      [3, 4],
    ]),
  ).toEqual([
    [1, 3],
    [2, 4],
  ]);
});
