import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/log-reduction.ts';

describe('validate', () => {
  const required = 'Please fill in all required fields';
  const range = 'Initial count must be greater than 0 and final count cannot be negative';

  refuses(formula, [
    [{ initialCount: null, finalCount: -1 }, required, 'initialCount'],
    [{ initialCount: -1, finalCount: null }, required, 'finalCount'],
    [{ initialCount: 5, finalCount: Number.NaN }, required, 'finalCount'],
    [{ initialCount: 0, finalCount: 10 }, range, 'initialCount'],
    [{ initialCount: -3, finalCount: -10 }, range, 'initialCount'],
    [{ initialCount: 3, finalCount: -10 }, range, 'finalCount'],
    [
      { initialCount: 1e6, finalCount: 0 },
      'Final count must be greater than 0; enter the detection limit',
      'finalCount',
    ],
    [
      { initialCount: 1e300, finalCount: 1e-300 },
      'Please enter values whose result is not beyond all numbers',
      'finalCount',
    ],
  ]);

  accepts(formula, [
    [
      { initialCount: 5, finalCount: 10 },
      { initialCount: 5, finalCount: 10 },
    ],
  ]);
});

describe('compute', () => {
  test.each([
    [1e6, 1e3, 3, 99.9, 0.001],
    [420000, 37, 4.055047566330906, 99.99119047619048, 8.80952380952381e-5],
    [500, 500, 0, 0, 1],
    [100, 1000, -1, -900, 10],
  ])('from %d to %d', (initialCount, finalCount, logs, percent, fraction) => {
    const result = computed(formula, { initialCount, finalCount });
    expect(result.logReduction).toBeCloseTo(logs, 12);
    expect(result.percentReduction).toBeCloseTo(percent, 10);
    expect(result.survivingFraction).toBeCloseTo(fraction, 15);
  });

  test('steps one after another add up, their fractions multiply', () => {
    const count = fc.double({ min: 0.1, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(count, count, count, (a, b, c) => {
        const [first, second, both] = [
          computed(formula, { initialCount: a, finalCount: b }),
          computed(formula, { initialCount: b, finalCount: c }),
          computed(formula, { initialCount: a, finalCount: c }),
        ];
        expect(first.logReduction + second.logReduction).toBeCloseTo(both.logReduction, 9);
        expect((first.survivingFraction * second.survivingFraction) / both.survivingFraction).toBeCloseTo(1, 9);
      }),
    );
  });
});
