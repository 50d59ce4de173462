import { expect, test } from 'vitest';
import { readBottle } from '#workers/lib/chemistry/bottle.ts';

test.each([
  ['136.08', 136.08],
  [' 121 ', 121],
])('%s is a molar mass', (typed, mass) => {
  expect(readBottle(typed, 'bottle')).toEqual({ ok: true, input: mass });
});

test.each([
  ['sodium chloride', 58.44],
  ['Ethanol', 46.07],
  ['edta', 292.24],
])('%s is a name', (typed, mass) => {
  const read = readBottle(typed, 'bottle');
  expect(read.ok ? read.input : 0).toBeCloseTo(mass, 2);
});

test('a formula with its water', () => {
  const read = readBottle('NaH2PO4·H2O', 'bottle');
  expect(read.ok ? read.input : 0).toBeCloseTo(137.99, 2);
});

test.each([
  ['0', 'All values must be greater than 0'],
  ['Xx', 'Unknown element: Xx'],
  ['', 'Please enter a molar mass or a formula'],
])('‘%s’ is refused', (typed, message) => {
  expect(readBottle(typed, 'bottle')).toMatchObject({ ok: false, issues: [{ message, path: 'bottle' }] });
});
