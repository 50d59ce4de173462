import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contribution, isotopeMean, readIsotopes, totalAbundance } from '#workers/lib/chemistry/isotopeMean.ts';

const isotopes = fc.array(
  fc.record({
    mass: fc.double({ min: 0.5, max: 300, noNaN: true }),
    abundance: fc.double({ min: 0, max: 100, noNaN: true }),
  }),
  { minLength: 1, maxLength: 12 },
);
const rules = { tolerance: 0.01, mass: { key: 'mass', missing: 'No mass' } };

function refused(rows: Parameters<typeof readIsotopes>[0], tolerance = 0.01) {
  const verdict = readIsotopes(rows, { ...rules, tolerance });
  return verdict.ok ? 'accepted' : verdict.issues.map(({ message, path }) => `${path}: ${message}`).join();
}

describe('mean', () => {
  test('of one isotope is its mass', () => {
    expect(isotopeMean([{ mass: 18.9984, abundance: 100 }])).toBe(18.9984);
  });

  test('of magnesium, by hand', () => {
    const magnesium = [
      { mass: 24, abundance: 78.99 },
      { mass: 25, abundance: 10 },
      { mass: 26, abundance: 11.01 },
    ];
    expect(isotopeMean(magnesium)).toBeCloseTo(24.3202, 12);
    expect(totalAbundance(magnesium)).toBeCloseTo(100, 12);
    expect(contribution({ mass: 25, abundance: 10 })).toBe(2.5);
  });

  test('scaled to 100 % lies between the lightest and the heaviest', () => {
    fc.assert(
      fc.property(isotopes, (given) => {
        fc.pre(totalAbundance(given) > 1);
        const scaled = given.map(({ mass, abundance }) => ({
          mass,
          abundance: (100 * abundance) / totalAbundance(given),
        }));
        const masses = given.map(({ mass }) => mass);
        expect(isotopeMean(scaled)).toBeGreaterThanOrEqual(Math.min(...masses) - 1e-9);
        expect(isotopeMean(scaled)).toBeLessThanOrEqual(Math.max(...masses) + 1e-9);
      }),
    );
  });
});

describe('readIsotopes', () => {
  const sum = 'Total abundance must equal 100%';
  const range = 'Please enter abundances between 0 and 100';

  test.each([
    [100, 'accepted'],
    [100.01, `isotopes.0.abundance: ${range}`],
    [99.99, 'accepted'],
    [99.9899, `isotopes.0.abundance: ${sum}`],
    [100.0101, `isotopes.0.abundance: ${sum}`],
    [Number.NaN, `isotopes.0.abundance: ${sum}`],
    [Number.POSITIVE_INFINITY, `isotopes.0.abundance: ${sum}`],
    [null, `isotopes.0.abundance: ${sum}`],
  ])('one isotope of %d %%: %s', (abundance, outcome) => {
    expect(refused([{ mass: 35, abundance }])).toBe(outcome);
  });

  test('the limit of the tolerance belongs to it', () => {
    const rows = (second: number) => [
      { mass: 10, abundance: 19.9 },
      { mass: 11, abundance: second },
    ];
    expect(refused(rows(80.11))).toBe('accepted');
    expect(refused(rows(80.09))).toBe('accepted');
    expect(refused(rows(80.12))).toBe(`isotopes.1.abundance: ${sum}`);
    expect(refused(rows(80.101), 0.001)).toBe('accepted');
    expect(refused(rows(80.102), 0.001)).toBe(`isotopes.1.abundance: ${sum}`);
  });

  test('a wrong sum is reported at the first missing abundance, else at the last', () => {
    const good = { mass: 35, abundance: 40 };
    expect(refused([good, good, good])).toBe(`isotopes.2.abundance: ${sum}`);
    expect(refused([good, { mass: 36, abundance: null }, good])).toBe(`isotopes.1.abundance: ${sum}`);
    expect(refused([{ mass: 34, abundance: Number.NaN }, good, good])).toBe(`isotopes.0.abundance: ${sum}`);
    expect(refused([])).toBe(`isotopes: ${sum}`);
  });

  test('names the row at fault, the sum before a single abundance, that before a mass', () => {
    const good = { mass: 35, abundance: 60 };
    expect(refused([good, { mass: 37, abundance: -1 }])).toBe(`isotopes.1.abundance: ${sum}`);
    expect(
      refused([
        { mass: null, abundance: 101 },
        { mass: 37, abundance: -1 },
      ]),
    ).toBe(`isotopes.0.abundance: ${range}`);
    expect(
      refused([
        { ...good, abundance: 60 },
        { mass: null, abundance: 40 },
      ]),
    ).toBe('isotopes.1.mass: No mass');
    expect(
      refused([
        { mass: 0, abundance: 60 },
        { mass: 37, abundance: 40 },
      ]),
    ).toBe('isotopes.0.mass: No mass');
    expect(refused([{ mass: Number.NaN, abundance: 100 }])).toBe('isotopes.0.mass: No mass');
    expect(
      refused([
        { mass: Number.MAX_VALUE, abundance: 99.99 },
        { mass: Number.MAX_VALUE, abundance: 0.02 },
      ]),
    ).toBe('isotopes: No mass');
  });

  test('skips blank rows and reads a blank abundance as 0', () => {
    const rows = [
      { mass: null, abundance: null },
      { mass: 6, abundance: null },
      { mass: 7, abundance: 100 },
      { mass: null, abundance: 0 },
    ];
    expect(readIsotopes(rows, rules)).toEqual({
      ok: true,
      input: [
        { mass: 6, abundance: 0 },
        { mass: 7, abundance: 100 },
      ],
    });
  });
});
