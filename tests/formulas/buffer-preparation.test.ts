import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/buffer-preparation.ts';

const BLANK = {
  buffer: 'tris',
  pH: 8,
  concentration: 0.05,
  volume: 1000,
  method: 'base-form',
  temperature: null,
  adjustedAt: null,
  otherStrength: null,
  titrant: null,
  acidBottle: '',
  baseBottle: '',
} as const;
const ACCEPTED = {
  buffer: 'tris',
  pH: 8,
  concentration: 0.05,
  volume: 1000,
  method: 'base-form',
  acidBottle: '',
  baseBottle: '',
} as const;
const POSITIVE = 'All values must be greater than 0';
const TEMPERATURE = 'Please enter a temperature from 0 to 75 °C';

refuses(formula, [
  [{ ...BLANK, buffer: '' }, 'Please fill in all required fields', 'buffer'],
  [{ ...BLANK, method: '' }, 'Invalid input values', 'method'],
  [{ ...BLANK, pH: null }, 'Please fill in all required fields', 'pH'],
  [{ ...BLANK, titrant: Number.NaN }, 'Invalid input values', 'titrant'],
  [{ ...BLANK, pH: 14.1 }, 'Please enter a pH from 0 to 14', 'pH'],
  [{ ...BLANK, concentration: 0 }, POSITIVE, 'concentration'],
  [{ ...BLANK, volume: -1 }, POSITIVE, 'volume'],
  [{ ...BLANK, temperature: 76 }, TEMPERATURE, 'temperature'],
  [{ ...BLANK, adjustedAt: -1 }, TEMPERATURE, 'adjustedAt'],
  [{ ...BLANK, otherStrength: -1 }, 'All values must be non-negative', 'otherStrength'],
  [{ ...BLANK, titrant: 0 }, POSITIVE, 'titrant'],
  [{ ...BLANK, baseBottle: '0' }, POSITIVE, 'baseBottle'],
  [
    { ...BLANK, pH: 12.5 },
    'Tris from Tris base does not reach a pH as high as this',
    'pH',
    'With Tris base alone the pH is lower: use the acid form with a strong base, or another buffer.',
  ],
  [
    { ...BLANK, buffer: 'acetate', pH: 2, method: 'two-forms' },
    'Acetate from Acetic acid does not reach a pH as low as this',
    'pH',
    'With Acetic acid alone the pH is higher: use the base form with a strong acid, or another buffer.',
  ],
  [
    { ...BLANK, concentration: 1e308, volume: 1e308 },
    'Please enter values whose result is not beyond all numbers',
    'concentration',
  ],
]);

accepts(formula, [
  [BLANK, ACCEPTED],
  [
    { ...BLANK, temperature: 4, titrant: 6, baseBottle: ' 121.14 ' },
    { ...ACCEPTED, temperature: 4, titrant: 6, baseBottle: '121.14' },
  ],
]);

describe('results', () => {
  test('without ions the ratio is that of Henderson and Hasselbalch', () => {
    const { ratio, effectivePK } = computed(formula, { ...ACCEPTED, concentration: 1e-6 });
    expect(effectivePK).toBeCloseTo(8.072, 2);
    expect(ratio).toBeCloseTo(10 ** (8 - effectivePK), 9);
  });

  test('a Tris buffer for the cold room is adjusted lower on the bench', () => {
    const { adjustedPH } = computed(formula, { ...ACCEPTED, temperature: 4, adjustedAt: 25 });
    expect(adjustedPH).toBeLessThan(7.5);
    expect(adjustedPH).toBeGreaterThan(7.2);
  });

  test('both ways to the same pH take the same amount of base in all', () => {
    const acid = computed(formula, { ...ACCEPTED, buffer: 'hepes', pH: 7.4, method: 'two-forms' });
    const strong = computed(formula, { ...ACCEPTED, buffer: 'hepes', pH: 7.4, method: 'acid-form' });
    const baseMoles = (acid.baseMass ?? 0) / acid.baseMolarMass;
    expect((strong.titrantVolume ?? 0) / 1000).toBeCloseTo(baseMoles, 12);
  });

  test('others lie within 1 of the pH, the nearest first, without the buffer itself', () => {
    const { others } = computed(formula, ACCEPTED);
    const distances = others.map(({ pK }) => Math.abs(pK - 8));
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    expect(Math.max(...distances)).toBeLessThanOrEqual(1);
    expect(others.map(({ name }) => name)).not.toContain('Tris');
  });
});
