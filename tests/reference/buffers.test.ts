import { describe, expect, test } from 'vitest';
import { readFormula } from '#workers/lib/chemistry/chemicalFormula.ts';
import { isElement } from '#workers/lib/chemistry/elementShares.ts';
import { BUFFERS, type Buffer } from '#workers/reference/buffers.ts';

const ROWS: readonly (readonly [string, Buffer])[] = Object.entries(BUFFERS);

describe.each(ROWS)('%s', (_, { charge, steps, acid, base }) => {
  test('its steps rise, and its bottles are forms of it', () => {
    for (const [index, { pK }] of steps.entries()) if (index > 0) expect(pK).toBeGreaterThan(steps[index - 1]?.pK ?? 0);
    expect(acid.lost).toBeLessThan(base.lost);
    expect(base.lost).toBeLessThanOrEqual(steps.length);
    expect(Math.abs(charge)).toBeLessThanOrEqual(1);
  });

  test('its two formulas differ by hydrogen ions, their counterions, and water', () => {
    const [one, other] = [acid, base].map(({ formula }) => countsOf(formula));
    const chlorine = (counts: Readonly<Record<string, number>> = {}) => counts.Cl ?? 0;
    const sodium = (counts: Readonly<Record<string, number>> = {}) => counts.Na ?? 0;
    // Charge of the form = chloride − sodium ions of its salt.
    expect(chlorine(one) - sodium(one)).toBe(charge - acid.lost);
    expect(chlorine(other) - sodium(other)).toBe(charge - base.lost);
    for (const element of ['C', 'N', 'S', 'P', 'B'])
      expect([element, one?.[element]]).toEqual([element, other?.[element]]);
  });
});

test('at least 30 of them', () => {
  expect(ROWS.length).toBeGreaterThanOrEqual(30);
});

function countsOf(formula: string): Readonly<Record<string, number>> {
  const reading = readFormula(formula, isElement);
  if (!reading.ok) throw new Error(`${formula}: ${reading.message}`);
  return Object.fromEntries(reading.atoms.map(({ symbol, count }) => [symbol, count]));
}
