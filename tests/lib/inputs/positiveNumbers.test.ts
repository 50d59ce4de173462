import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptWithinNumbers, isMissing, isPositive, positiveNumbers } from '#workers/lib/inputs/positiveNumbers.ts';

const required = 'Please fill in all required fields';
const positive = 'All values must be greater than 0';

function refusal(message: string, path: string) {
  return { ok: false, issues: [{ message, path }] };
}

test('a box is missing when it is blank or unreadable', () => {
  expect([null, Number.NaN, Number.NEGATIVE_INFINITY].map(isMissing)).toEqual([true, true, true]);
  expect([0, -1, 2, Number.MAX_VALUE].map(isMissing)).toEqual([false, false, false, false]);
});

test('a positive number was read, is finite and is above 0', () => {
  const values = [null, Number.NaN, Number.POSITIVE_INFINITY, -1, 0, Number.MIN_VALUE, 1e300];
  expect(values.filter(isPositive)).toEqual([Number.MIN_VALUE, 1e300]);
});

describe('positiveNumbers', () => {
  test('reports blanks before values, each in the order of the keys', () => {
    expect(positiveNumbers({ a: -1, b: null, c: Number.NaN })).toEqual(refusal(required, 'b'));
    expect(positiveNumbers({ a: -1, b: 2, c: Number.NaN })).toEqual(refusal(required, 'c'));
    expect(positiveNumbers({ a: 1, b: 0, c: -2 })).toEqual(refusal(positive, 'b'));
  });

  test('gives back what is above 0', () => {
    const number = fc.double({ min: Number.MIN_VALUE, noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(number, number, (a, b) => {
        expect(positiveNumbers({ a, b })).toEqual({ ok: true, input: { a, b } });
      }),
    );
  });
});

test('acceptWithinNumbers takes finite and absent results, and nothing else', () => {
  const message = 'Please enter values whose result is not beyond all numbers';
  expect(acceptWithinNumbers('input', [0, null, -1e308], 'a')).toEqual({ ok: true, input: 'input' });
  expect(acceptWithinNumbers('input', [1, Number.POSITIVE_INFINITY], 'a')).toEqual(refusal(message, 'a'));
  expect(acceptWithinNumbers('input', [Number.NaN], 'b')).toEqual(refusal(message, 'b'));
});
