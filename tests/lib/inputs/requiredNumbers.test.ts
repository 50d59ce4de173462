import { expect, test } from 'vitest';
import { requiredNumbers } from '#workers/lib/inputs/requiredNumbers.ts';

const RULES = { mass: '0 or more', volume: 'above 0', pKa: 'any' } as const;
const read = (mass: number | null, volume: number | null, pKa: number | null) =>
  requiredNumbers({ mass, volume, pKa }, RULES);

test('gives back the numbers that the rules name', () => {
  const candidate = { mass: 0, volume: 2, pKa: -3, other: null };
  expect(requiredNumbers(candidate, RULES)).toEqual({ ok: true, input: { mass: 0, volume: 2, pKa: -3 } });
});

test.each([
  [read(null, 0, 1), 'Please fill in all required fields', 'mass'],
  [read(-1, Number.NaN, 1), 'Please fill in all required fields', 'volume'],
  [read(1, 1, null), 'Please fill in all required fields', 'pKa'],
  [read(-1, -1, 1), 'All values must be non-negative', 'mass'],
  [read(0, 0, 1), 'All values must be greater than 0', 'volume'],
  [read(0, -2, 1), 'All values must be greater than 0', 'volume'],
])('refuses missing, then negative numbers, then those not above 0: %o', (verdict, message, path) => {
  expect(verdict).toEqual({ ok: false, issues: [{ message, path }] });
});
