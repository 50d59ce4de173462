import { expect, test } from 'vitest';
import { ctRows } from '#workers/lib/inputs/ctRows.ts';

test('names, cycles, wells without any, and a heading', () => {
  expect(ctRows('sample;gene;Ct;Ct\nA;T;20,5;Undetermined\nA;R;;18', 'comma', 'data', ['sample', 'gene'])).toEqual({
    ok: true,
    input: [
      { line: 2, names: ['A', 'T'], cts: [20.5], undetermined: 1 },
      { line: 3, names: ['A', 'R'], cts: [18], undetermined: 0 },
    ],
  });
});

test.each(['Undetermined', 'undet.', 'N/A', 'NaN', 'No Ct', 'ND'])('"%s" did not reach the threshold', (cell) => {
  expect(ctRows(`A\t${cell}`, 'point', 'data', ['a sample name'])).toMatchObject({
    ok: true,
    input: [{ cts: [], undetermined: 1 }],
  });
});

test.each([
  ['', 'Please fill in all required fields'],
  ['A\t20\nB\tx', 'Line 2: "x" is not a Ct'],
  ['A\t20\n\t21', 'Line 2: please give a sample name before the Ct'],
  ['A\t0', 'Line 1: a Ct must be greater than 0'],
])('refuses %j', (text, message) => {
  expect(ctRows(text, 'point', 'data', ['a sample name'])).toEqual({
    ok: false,
    issues: [{ message, path: 'data' }],
  });
});
