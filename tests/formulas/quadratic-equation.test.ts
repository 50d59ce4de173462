import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/quadratic-equation.ts';

const REQUIRED = 'Please fill in all required fields';
const SIZE = 'The numbers are too large or too small for this calculation';

refuses(formula, [
  [{ a: null, b: 1, c: 1 }, REQUIRED, 'a'],
  [{ a: 0, b: Number.NaN, c: 1 }, REQUIRED, 'b'],
  [{ a: 0, b: 2, c: 1e300 }, 'a must not be 0: without x² the equation is linear', 'a'],
  [{ a: 1, b: -1.1e100, c: 1 }, SIZE, 'b'],
  [{ a: 1, b: 1, c: 1e300 }, SIZE, 'c'],
  [{ a: 1e-101, b: 1, c: 1 }, SIZE, 'a'],
]);

accepts(formula, [
  [
    { a: -1e100, b: 1e100, c: 0 },
    { a: -1e100, b: 1e100, c: 0 },
  ],
  [
    { a: 1e-100, b: 0, c: 0 },
    { a: 1e-100, b: 0, c: 0 },
  ],
]);

describe('worked by hand', () => {
  test('x² − 5x + 6 is (x − 2)(x − 3)', () => {
    expect(computed(formula, { a: 1, b: -5, c: 6 })).toEqual({
      discriminant: 1,
      nature: 'twoReal',
      x1: 2,
      x2: 3,
      realPart: null,
      imaginaryPart: null,
      vertex: { x: 2.5, y: -0.25 },
      yIntercept: 6,
      sumOfRoots: 5,
      productOfRoots: 6,
      opens: 'up',
      reference: { x1: 2, x2: 3 },
    });
  });

  test('−x² + 9: symmetric roots, opens down', () => {
    expect(computed(formula, { a: -1, b: 0, c: 9 })).toMatchObject({ x1: -3, x2: 3, opens: 'down' });
  });

  test('x²: one root, 0 and not −0', () => {
    expect(computed(formula, { a: 1, b: 0, c: 0 })).toMatchObject({ nature: 'oneReal', x1: 0, x2: 0 });
  });

  test('a b below all normal doubles gives 0, not nothing', () => {
    expect(computed(formula, { a: 1, b: 5e-324, c: 0 })).toMatchObject({ x1: 0, x2: 0 });
  });

  test('x² + 2x + 5: complex', () => {
    expect(computed(formula, { a: 1, b: 2, c: 5 })).toMatchObject({
      nature: 'complex',
      x1: null,
      realPart: -1,
      imaginaryPart: 2,
      reference: { x1: null, x2: null },
    });
  });

  test('x² − 10⁸x + 1: the schoolbook formula gives 7.45e-9 for 1e-8', () => {
    const { x1, reference } = computed(formula, { a: 1, b: -1e8, c: 1 });
    expect(x1).toBeCloseTo(1e-8, 20);
    expect(reference.x1).toBeCloseTo(7.450580596923828e-9, 20);
  });
});

test('the roots give the coefficients back', () => {
  const number = fc.double({ min: -1000, max: 1000, noNaN: true });
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 100, noNaN: true }), number, number, (a, one, other) => {
      const { x1, x2 } = computed(formula, { a, b: -a * (one + other), c: a * one * other });
      if (x1 === null || x2 === null) return;
      expect(Math.abs(x1 + x2 - (one + other))).toBeLessThan(1e-6 * (1 + Math.abs(one) + Math.abs(other)));
      expect(x1).toBeLessThanOrEqual(x2);
    }),
  );
});
