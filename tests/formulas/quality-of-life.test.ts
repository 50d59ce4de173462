import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type QualityOfLifeInput, type QualityOfLifeResult } from '#workers/formulas/quality-of-life.ts';
import {
  ACCEPTABLE_ABOVE,
  BEST_TOTAL,
  LOW_SCORE,
  OVERRIDE_SCORE,
  OVERRIDES,
  QUALITY_ITEMS,
  type QualityItem,
  SCORE_LIMITS,
} from '#workers/reference/qualityOfLife.ts';

const ITEMS = Object.keys(QUALITY_ITEMS) as readonly QualityItem[];
const REQUIRED = 'Please fill in all required fields';
const INVALID = 'Invalid input values';
const NO_SCORE = 'Each score must be a whole number from 0 to 10';
const ACCEPTABLE = 'Acceptable quality of life';
const TALK = 'Talk to your veterinarian about quality of life';
const HURRY: readonly QualityOfLifeResult['seeVet'][] = [null, 'soon', 'today', 'now'];

/** The same score for everything, and no trouble breathing. */
function all(score: number): QualityOfLifeInput {
  return {
    breathingTrouble: false,
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
  [
    { ...all(10), breathingTrouble: true },
    { ...all(10), breathingTrouble: true },
  ],
]);

test('the limits of the scale and of the house rules', () => {
  expect([SCORE_LIMITS, BEST_TOTAL, ACCEPTABLE_ABOVE, OVERRIDE_SCORE, LOW_SCORE]).toEqual([
    { min: 0, max: 10 },
    70,
    35,
    2,
    4,
  ]);
  expect(OVERRIDES).toEqual(['breathing', ...ITEMS]);
});

describe('worked results', () => {
  test('the items are in the order of the scale', () => {
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

  test.each([
    [{}, null, [], true],
    [{ breathingTrouble: true }, 'now', ['breathing'], false],
    [{ hurt: 3 }, null, [], true],
    [{ hurt: 2 }, 'now', ['hurt'], false],
    [{ hydration: 0 }, 'now', ['hydration'], false],
    [{ hydration: 1 }, 'today', ['hydration'], false],
    [{ hydration: 2 }, 'today', ['hydration'], false],
    [{ hydration: 3 }, null, [], true],
    [{ hunger: 0 }, 'today', ['hunger'], false],
    [{ hunger: 2 }, 'today', ['hunger'], false],
    [{ hunger: 3 }, null, [], true],
    [{ hunger: 2, hydration: 2 }, 'now', ['hunger', 'hydration'], false],
    [{ hunger: 3, hydration: 2 }, 'today', ['hydration'], false],
    [{ hunger: 4, hydration: 4 }, 'today', [], false],
    [{ hunger: 4, hydration: 5 }, null, [], true],
    [{ hurt: 4, hydration: 4 }, 'soon', [], false],
    [{ hurt: 4, hunger: 5 }, null, [], true],
    [{ hygiene: 2 }, 'soon', ['hygiene'], true],
    [{ happiness: 0 }, 'soon', ['happiness'], true],
    [{ mobility: 1 }, 'soon', ['mobility'], true],
    [{ goodDays: 2 }, 'soon', ['goodDays'], true],
    [{ goodDays: 3 }, null, [], true],
    [{ goodDays: 0, hunger: 1 }, 'today', ['hunger', 'goodDays'], false],
    [{ mobility: 0, hurt: 0, breathingTrouble: true }, 'now', ['breathing', 'hurt', 'mobility'], false],
  ] as const)(
    'with %j and everything else at its best: see a veterinarian %s',
    (low, seeVet, overrides, acceptable) => {
      expect(computed(formula, { ...all(10), ...low })).toMatchObject({ seeVet, overrides, acceptable });
    },
  );

  test('an animal that neither eats nor drinks is not called acceptable for its good rest: 50 of 70', () => {
    expect(computed(formula, { ...all(10), hunger: 0, hydration: 0 })).toMatchObject({
      total: 50,
      acceptable: false,
      urgent: false,
      category: TALK,
      seeVet: 'now',
    });
  });

  test('4 is low and 5 is not, for any item, in the order of the scale', () => {
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
    breathingTrouble: fc.boolean(),
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

  test('nothing but hurt makes it urgent, and where nothing overrides it the total alone decides', () => {
    fc.assert(
      fc.property(anyScores, fc.integer({ min: 3, max: 10 }), (scores, hurt) => {
        const { urgent, acceptable, total, seeVet, lowTogether } = computed(formula, { ...scores, hurt });
        expect(urgent).toBe(false);
        if ((seeVet === null || seeVet === 'soon') && lowTogether.length === 0) expect(acceptable).toBe(total > 35);
        else expect(acceptable).toBe(false);
      }),
    );
  });

  test('trouble breathing, and hurt, hunger or hydration at 2 or less, need a veterinarian today at the latest', () => {
    const signs = fc.oneof(
      fc.constant({ breathingTrouble: true }),
      fc
        .record({ item: fc.constantFrom('hurt', 'hunger', 'hydration'), low: fc.integer({ min: 0, max: 2 }) })
        .map(({ item, low }) => ({ [item]: low })),
    );
    fc.assert(
      fc.property(anyScores, signs, (scores, sign) => {
        const { seeVet, acceptable } = computed(formula, { ...scores, ...sign });
        expect(['now', 'today']).toContain(seeVet);
        expect(acceptable).toBe(false);
      }),
    );
  });

  test('what overrides the total is trouble breathing and every score of 2 or less, and without any there is no hurry', () => {
    fc.assert(
      fc.property(anyScores, (scores) => {
        const { overrides, lowTogether, seeVet } = computed(formula, scores);
        const expected = ITEMS.filter((item) => scores[item] <= 2);
        expect(overrides).toEqual(scores.breathingTrouble ? ['breathing', ...expected] : expected);
        expect(seeVet === null).toBe(overrides.length + lowTogether.length === 0);
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
        expect(HURRY.indexOf(after.seeVet)).toBeLessThanOrEqual(HURRY.indexOf(before.seeVet));
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

  test('one blank among them is refused, for any other scores', () => {
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
