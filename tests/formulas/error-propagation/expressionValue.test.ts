import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readExpression } from '#workers/formulas/error-propagation/expression.ts';
import { derivativeOf, expressionFunction } from '#workers/formulas/error-propagation/expressionValue.ts';

const VALUES = new Map([
  ['a', 3],
  ['b', 2],
]);

function read(text: string) {
  const verdict = readExpression(text, 'formula');
  if (!verdict.ok) throw new Error(verdict.issues[0]?.message);
  return verdict.input;
}

test('takes the values in the order of the names', () => {
  const evaluate = expressionFunction(read('a / b - sqrt(c)'), ['c', 'a', 'b']);
  expect(evaluate([16, 6, 3])).toBe(-2);
  expect(evaluate([-1, 6, 3])).toBeNaN();
});

describe('derivatives', () => {
  test.each([
    ['a + b', 1],
    ['b - a', -1],
    ['a * b', 2],
    ['b / a', -2 / 9],
    ['a^2', 6],
    ['b^a', 8 * Math.LN2],
    ['a^a', 27 * (Math.log(3) + 1)],
    ['ln(a)', 1 / 3],
    ['log10(a)', 1 / (3 * Math.LN10)],
    ['exp(2*a)', 2 * Math.exp(6)],
    ['sqrt(a)', 0.5 / Math.sqrt(3)],
    ['-a', -1],
    ['7', 0],
    ['sqrt(b - 2)', 0],
    ['0^b * a', 0],
  ])('of %s', (text, slope) => {
    expect(derivativeOf(read(text), VALUES, 'a')).toBeCloseTo(slope, 9);
  });

  test('agree with differences', () => {
    const number = fc.double({ min: 0.5, max: 3, noNaN: true });
    const formula = read('a^b * ln(a + b) / sqrt(b) - exp(-a) * log10(b)');
    const evaluate = expressionFunction(formula, ['a', 'b']);
    fc.assert(
      fc.property(number, number, (a, b) => {
        const step = 1e-5;
        const slope = (evaluate([a + step, b]) - evaluate([a - step, b])) / (2 * step);
        const values = new Map([
          ['a', a],
          ['b', b],
        ]);
        expect(derivativeOf(formula, values, 'a')).toBeCloseTo(slope, 5);
      }),
    );
  });

  test('have no value where the function ends', () => {
    expect(derivativeOf(read('sqrt(a - 3)'), VALUES, 'a')).toBe(Number.POSITIVE_INFINITY);
    expect(derivativeOf(read('sqrt((a - 3)^2)'), VALUES, 'a')).toBeNaN();
  });
});
