import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boltzmannFactor, kleiber, mifflinStJeor, q10Factor } from '#workers/lib/animals/metabolism.ts';

test('Mifflin-St Jeor: the sexes lie 166 kcal apart', () => {
  const person = { weight: 70, height: 175, age: 30 };
  expect(mifflinStJeor({ ...person, sex: 'male' })).toBe(1648.75);
  expect(mifflinStJeor({ ...person, sex: 'female' })).toBe(1482.75);
});

test('Kleiber: sixteen times the weight is eight times the rate', () => {
  expect(kleiber(1)).toBe(70);
  expect(kleiber(16)).toBeCloseTo(560, 9);
});

describe('temperature factors', () => {
  test('Q10 of 2: doubled every 10 °C, 1 at 20 °C', () => {
    expect([0, 10, 20, 30].map(q10Factor)).toEqual([0.25, 0.5, 1, 2]);
  });

  // Evaluated outside the product with E = 0.65 eV and k = 8.617333262e-5 eV/K.
  test.each([
    [0, 0.151982],
    [10, 0.403036],
    [20, 1],
    [30, 2.336784],
    [40, 5.172431],
  ])('Boltzmann: at %d °C %d', (celsius, factor) => {
    expect(boltzmannFactor(celsius)).toBeCloseTo(factor, 6);
  });

  test('both rise with temperature', () => {
    const celsius = fc.double({ min: -50, max: 60, noNaN: true });
    fc.assert(
      fc.property(celsius, celsius, (one, other) => {
        fc.pre(Math.abs(one - other) > 1e-6);
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(q10Factor(high)).toBeGreaterThan(q10Factor(low));
        expect(boltzmannFactor(high)).toBeGreaterThan(boltzmannFactor(low));
      }),
    );
  });
});
