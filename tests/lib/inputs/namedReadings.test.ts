import { expect, test } from 'vitest';
import { namedReadings } from '#workers/formulas/assay-curve.ts';

test('names and readings; missing ones, empty lines and headings are left out', () => {
  expect(namedReadings('sample\tA\tA\nS1\t0.3\tNA\n\t0.5\nS3\t\t', 'point')).toEqual({
    ok: true,
    input: [
      { name: 'S1', values: [0.3] },
      { name: 'Line 3', values: [0.5] },
    ],
  });
});

test.each([
  ['', 'Please fill in all required fields'],
  ['S1\t0.3\nS2\tx', 'Line 2: "x" is not a number'],
  ['S1\t0.3\nS2', 'Line 2: please give a name and, behind a tab or a comma, its readings'],
])('refuses %j', (text, message) => {
  expect(namedReadings(text, 'point')).toEqual({ ok: false, issues: [{ message, path: 'samples' }] });
});
