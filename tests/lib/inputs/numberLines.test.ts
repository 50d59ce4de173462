import { expect, test } from 'vitest';
import { numberLines } from '#workers/lib/inputs/numberLines.ts';

const BOX = { path: 'unknowns', name: 'Unknowns' };

test('reads the numbers of every line, and leaves out what is missing', () => {
  expect(numberLines('0.35\n\n0.52 0.54\nNA', 'point', BOX)).toEqual({
    ok: true,
    input: [
      { line: 1, values: [0.35] },
      { line: 3, values: [0.52, 0.54] },
    ],
  });
  expect(numberLines('', 'point', BOX)).toEqual({ ok: true, input: [] });
  expect(numberLines('8, 20', 'point', BOX)).toMatchObject({ input: [{ values: [8, 20] }] });
  expect(numberLines('0,5 0,6', 'comma', BOX)).toMatchObject({ input: [{ values: [0.5, 0.6] }] });
});

test('names the box and the line of what it cannot read', () => {
  expect(numberLines('1\nhigh', 'point', BOX)).toEqual({
    ok: false,
    issues: [{ message: 'Unknowns, line 2: "high" is not a number', path: 'unknowns' }],
  });
});
