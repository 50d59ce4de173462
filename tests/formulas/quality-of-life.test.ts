import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type QualityOfLifeInput } from '#workers/formulas/quality-of-life.ts';
import { QUALITY_ITEMS, type QualityItem } from '#workers/reference/qualityOfLife.ts';

const ITEMS = Object.keys(QUALITY_ITEMS) as readonly QualityItem[];
const REQUIRED = 'Please fill in all required fields';
const INVALID = 'Invalid input values';
const NO_SCORE = 'Each score must be a whole number from 0 to 10';
const ACCEPTABLE = 'Acceptable quality of life';
const TALK = 'Talk to your veterinarian about quality of life';

/** The same score for everything. */
function all(score: number): QualityOfLifeInput {
  return {
    hurt: score,
    hunger: score,
    hydration: score,
    hygiene: score,
    happiness: score,
    mobility: score,
    goodDays: score,
  };
}

refuses(formula, [
  [{ ...all(5), hurt: null, goodDays: null }, REQUIRED, 'hurt'],
  [{ ...all(5), hurt: Number.NaN, hunger: 11, goodDays: null }, REQUIRED, 'goodDays'],
  [{ ...all(5), hurt: 11, happiness: Number.NaN }, INVALID, 'happiness'],
  [{ ...all(5), hunger: Number.NaN, mobility: Number.NaN }, INVALID, 'hunger'],
  [{ ...all(5), hygiene: 11, goodDays: -1 }, NO_SCORE, 'hygiene'],
  [{ ...all(5), goodDays: -1 }, NO_SCORE, 'goodDays'],
  [{ ...all(5), hydration: 5.5 }, NO_SCORE, 'hydration'],
  [{ ...all(5), mobility: Number.POSITIVE_INFINITY }, NO_SCORE, 'mobility'],
]);
for (const item of ITEMS) {
  refuses(formula, [
    [{ ...all(5), [item]: null }, REQUIRED, item],
    [{ ...all(5), [item]: Number.NaN }, INVALID, item],
    [{ ...all(5), [item]: 10.5 }, NO_SCORE, item],
  ]);
}

accepts(formula, [
  [all(0), all(0)],
  [all(10), all(10)],
]);

describe('worked results', () => {
  test('the items stand in the order of the scale', () => {
    expect(ITEMS).toEqual(['hurt', 'hunger', 'hydration', 'hygiene', 'happiness', 'mobility', 'goodDays']);
  });

  test.each([
    [35, all(5), false, TALK],
    [36, { ...all(5), hunger: 6 }, true, ACCEPTABLE],
    [0, all(0), false, TALK],
    [70, all(10), true, ACCEPTABLE],
  ] as const)('a total of %d', (total, input, acceptable, category) => {
    expect(computed(formula, input)).toMatchObject({ total, acceptable, category });
  });

  test.each([
    [0, true, false],
    [1, true, false],
    [2, true, false],
    [3, false, true],
  ])('hurt at %d with everything else at its best: urgent %s, acceptable %s', (hurt, urgent, acceptable) => {
    expect(computed(formula, { ...all(10), hurt })).toMatchObject({ urgent, acceptable, total: 60 + hurt });
  });

  test('4 is low and 5 is not, whichever item it is, in the order of the scale', () => {
    expect(computed(formula, all(5)).lowItems).toEqual([]);
    expect(computed(formula, { ...all(5), goodDays: 4, hunger: 0, mobility: 4 }).lowItems).toEqual([
      'hunger',
      'mobility',
      'goodDays',
    ]);
  });
});

describe('any seven scores', () => {
  const score = fc.integer({ min: 0, max: 10 });
  const anyScores = fc.record({
    hurt: score,
    hunger: score,
    hydration: score,
    hygiene: score,
    happiness: score,
    mobility: score,
    goodDays: score,
  });

  test('no total outweighs hurt at 2 or less: urgent, never acceptable, and listed', () => {
    fc.assert(
      fc.property(anyScores, fc.integer({ min: 0, max: 2 }), (scores, hurt) => {
        const result = computed(formula, { ...scores, hurt });
        expect(result).toMatchObject({ urgent: true, acceptable: false, category: TALK });
        expect(result.lowItems[0]).toBe('hurt');
      }),
    );
  });

  test('nothing but hurt makes it urgent', () => {
    fc.assert(
      fc.property(anyScores, fc.integer({ min: 3, max: 10 }), (scores, hurt) => {
        const { urgent, acceptable, total } = computed(formula, { ...scores, hurt });
        expect(urgent).toBe(false);
        expect(acceptable).toBe(total > 35);
      }),
    );
  });

  test('a better score never makes the result worse', () => {
    fc.assert(
      fc.property(anyScores, fc.constantFrom(...ITEMS), (scores, item) => {
        const better = { ...scores, [item]: Math.min(scores[item] + 1, 10) };
        const [before, after] = [computed(formula, scores), computed(formula, better)];
        expect(after.total).toBe(before.total + better[item] - scores[item]);
        expect(Number(after.acceptable)).toBeGreaterThanOrEqual(Number(before.acceptable));
        expect(Number(after.urgent)).toBeLessThanOrEqual(Number(before.urgent));
        expect(before.lowItems).toEqual(expect.arrayContaining([...after.lowItems]));
      }),
    );
  });

  test('exactly those of 4 or less are listed, and the total lies from 0 to 70', () => {
    fc.assert(
      fc.property(anyScores, (scores) => {
        const { lowItems, total, acceptable, category } = computed(formula, scores);
        for (const item of ITEMS) expect(lowItems.includes(item)).toBe(scores[item] <= 4);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(total).toBeLessThanOrEqual(70);
        expect(category === ACCEPTABLE).toBe(acceptable);
      }),
    );
  });

  test('one blank among them is refused, whatever the others are', () => {
    fc.assert(
      fc.property(anyScores, fc.constantFrom(...ITEMS), (scores, item) => {
        expect(formula.validate({ ...scores, [item]: null })).toEqual({
          ok: false,
          issues: [{ message: REQUIRED, path: item }],
        });
      }),
    );
  });
});
