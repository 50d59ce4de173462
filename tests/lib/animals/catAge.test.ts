import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartedHumanYears, guidelineStage } from '#workers/formulas/cat-age.ts';

test.each([
  [0, 0],
  [0.5, 7.5],
  [1, 15],
  [1.5, 19.5],
  [2, 24],
  [3, 28],
  [10, 56],
  [15, 76],
])('a cat of %d years is %d on the chart', (years, human) => {
  expect(chartedHumanYears(years)).toBe(human);
});

test('has no steps: a day is never worth more than 15 days', () => {
  const day = 1 / 365;
  fc.assert(
    fc.property(fc.double({ min: 0, max: 40, noNaN: true }), (years) => {
      const grown = chartedHumanYears(years + day) - chartedHumanYears(years);
      expect(grown).toBeGreaterThan(0);
      expect(grown).toBeLessThanOrEqual(15 * day * (1 + 1e-9));
    }),
  );
});

test.each([
  [0, 'Kitten'],
  [0.99, 'Kitten'],
  [1, 'Young adult'],
  [6.99, 'Young adult'],
  [7, 'Mature adult'],
  [10, 'Mature adult'],
  [10.1, 'Senior'],
  [25, 'Senior'],
] as const)('at %d years the guidelines say %s', (years, stage) => {
  expect(guidelineStage(years)).toBe(stage);
});
