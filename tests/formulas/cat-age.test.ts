import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type CatAgeInput, chartedHumanYears, guidelineStage } from '#workers/formulas/cat-age.ts';
import { CAT_LIFE_STAGES } from '#workers/reference/catLifeStages.ts';

refuses(formula, [
  [{ value: null, unit: 'years' }, null],
  [{ value: Number.NaN, unit: 'years' }, null],
  [{ value: -0.1, unit: 'months' }, null],
  [{ value: 3, unit: '' }, null],
  [{ value: 3, unit: 'weeks' as 'months' }, null],
  [{ value: Number.MAX_VALUE, unit: 'years' }, null],
]);

accepts(formula, [
  [
    { value: 0, unit: 'months' },
    { value: 0, unit: 'months' },
  ],
  [
    { value: 41, unit: 'years' },
    { value: 41, unit: 'years' },
  ],
  // The human years are finite, although the first in months overflows, as does four times the second.
  [
    { value: 2e307, unit: 'years' },
    { value: 2e307, unit: 'years' },
  ],
  [
    { value: Number.MAX_VALUE, unit: 'months' },
    { value: Number.MAX_VALUE, unit: 'months' },
  ],
]);

describe('human years', () => {
  test.each([
    [2, 'months', 3],
    [6, 'months', 8],
    [10, 'months', 13],
    [11, 'months', 14],
    [12, 'months', 15],
    [23.9, 'months', 15],
    [2, 'years', 24],
    [5.99, 'years', 40],
    [6, 'years', 40],
    [9.875, 'years', 56],
    [10, 'years', 56],
    [14, 'years', 72],
    [20.5, 'years', 98],
  ] as const)('%d %s are %d', (value, unit, humanAge) => {
    expect(computed(formula, { value, unit }).humanAge).toBe(humanAge);
  });

  test('of the largest numbers are numbers', () => {
    for (const [value, unit] of [
      [2e307, 'years'],
      [Number.MAX_VALUE, 'months'],
    ] as const) {
      const { humanAge, reference } = computed(formula, { value, unit });
      expect([humanAge, reference.humanAge].every(Number.isFinite)).toBe(true);
    }
  });

  test('years and twelve times as many months agree', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 480 }), (months) => {
        const byMonths = computed(formula, { value: months, unit: 'months' });
        const byYears = computed(formula, { value: months / 12, unit: 'years' });
        expect(byYears.humanAge).toBe(byMonths.humanAge);
      }),
    );
  });

  test('leave the published scale in the second year alone', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 40, noNaN: true }), (value) => {
        const { humanAgeExact, reference } = computed(formula, { value, unit: 'years' });
        expect(reference.humanAge).toBe(chartedHumanYears(value));
        if (value > 1 && value < 2) expect(humanAgeExact).toBeLessThan(reference.humanAge);
        else expect(humanAgeExact).toBeCloseTo(reference.humanAge, 9);
      }),
    );
  });
});

describe('life stages', () => {
  test.each([
    [6.9, 'Kitten', 'Kitten'],
    [7, 'Junior', 'Kitten'],
    [18, 'Junior', 'Young adult'],
    [35.9, 'Junior', 'Young adult'],
    [36, 'Prime', 'Young adult'],
    [84, 'Mature', 'Mature adult'],
    [126, 'Mature', 'Senior'],
    [132, 'Senior', 'Senior'],
    [180, 'Super Senior', 'Senior'],
  ] as const)('%d months: %s, by the guidelines %s', (value, lifeStage, guideline) => {
    const input: CatAgeInput = { value, unit: 'months' };
    expect(computed(formula, input)).toMatchObject({ lifeStage, reference: { lifeStage: guideline } });
  });

  test('each describes itself', () => {
    for (const { fromMonths, name, description } of CAT_LIFE_STAGES)
      expect(computed(formula, { value: fromMonths, unit: 'months' })).toMatchObject({ lifeStage: name, description });
  });
});

describe('published scales', () => {
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

  test('the chart has no steps: a day is never worth more than 15 days', () => {
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
});
