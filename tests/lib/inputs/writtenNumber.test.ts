import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNumber } from '#src/engine/kit/readNumber.ts';
import { writtenNumber } from '#workers/lib/inputs/writtenNumber.ts';

test.each([
  ['4.5', 'point', 4.5],
  ['4,5', 'point', 4.5],
  ['1,500', 'point', null],
  ['0,125', 'point', 0.125],
  ['1 500', 'point', 1500],
  ['−2e-3', 'point', -0.002],
  ['.5', 'point', 0.5],
  ['', 'point', null],
  ['.', 'point', null],
  ['1e999', 'point', null],
  ['<0.001', 'point', null],
  ['4,5', 'comma', 4.5],
  ['1,500', 'comma', 1.5],
  ['4.5', 'comma', null],
  ['12', 'comma', 12],
] as const)('%j with a %s is %j', (text, mark, value) => {
  expect(writtenNumber(text, mark)).toBe(value);
});

test('with a point it reads what the boxes of the form read', () => {
  const typed = fc.oneof(
    fc.stringMatching(/^[+\-−]?[\d ]{0,6}[.,]?\d{0,4}(e-?\d{1,3})?$/),
    fc.double().map(String),
    fc.string({ maxLength: 8 }),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const read = readNumber(text);
      expect(writtenNumber(text, 'point')).toBe(read === null || Number.isNaN(read) ? null : read);
    }),
  );
});
