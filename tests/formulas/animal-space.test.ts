import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/animal-space.ts';

const COWS = {
  rule: 'organicDairyCow',
  count: 20,
  bodyWeight: null,
  bodyLength: null,
  availableIndoor: null,
  availableOutdoor: null,
} as const;
const REQUIRED = 'Please fill in all required fields';
const COUNT = 'Number of animals must be a whole number of at least 1';
const WEIGHT = 'Body weight must be above 0 and up to 1500 kg';
const LENGTH = 'Body length must be between 10 and 150 cm (3.9 and 59.1 in)';

refuses(formula, [
  [{ ...COWS, rule: '', count: null }, REQUIRED, 'count'],
  [{ ...COWS, rule: '' }, 'Please select an animal and a standard', 'rule'],
  [{ ...COWS, availableIndoor: Number.NaN }, 'Invalid input values', 'availableIndoor'],
  [{ ...COWS, rule: 'euPig', count: 0 }, REQUIRED, 'bodyWeight'],
  [{ ...COWS, rule: 'usDog' }, REQUIRED, 'bodyLength'],
  [{ ...COWS, count: 2.5, availableIndoor: -1 }, COUNT, 'count'],
  [{ ...COWS, count: 0 }, COUNT, 'count'],
  [{ ...COWS, rule: 'euPig', bodyWeight: 0 }, WEIGHT, 'bodyWeight'],
  [{ ...COWS, rule: 'euPig', bodyWeight: 1501 }, WEIGHT, 'bodyWeight'],
  [{ ...COWS, rule: 'usDog', bodyLength: 9 }, LENGTH, 'bodyLength'],
  [{ ...COWS, rule: 'usDog', bodyLength: 151 }, LENGTH, 'bodyLength'],
  [{ ...COWS, availableIndoor: -1 }, 'Areas must not be negative', 'availableIndoor'],
  [{ ...COWS, availableOutdoor: -1 }, 'Areas must not be negative', 'availableOutdoor'],
  [{ ...COWS, count: 1e308 }, 'Please enter values whose result is not beyond all numbers', 'count'],
]);

accepts(formula, [
  [
    { ...COWS, bodyWeight: -5, bodyLength: Number.NaN },
    { rule: 'organicDairyCow', count: 20 },
  ],
  [
    { ...COWS, rule: 'usCat', bodyWeight: 4, availableIndoor: 0 },
    { rule: 'usCat', count: 20, bodyWeight: 4, availableIndoor: 0 },
  ],
]);

describe('limits of weight', () => {
  const indoors = (rule: 'euCalf' | 'organicCattle' | 'organicPig' | 'usCat', bodyWeight: number) =>
    computed(formula, { rule, count: 1, bodyWeight }).indoorPerAnimal;

  test('are part of the lower class where the text says up to', () => {
    expect(indoors('organicPig', 35)).toBe(0.6);
    expect(indoors('organicPig', 35.01)).toBe(0.8);
    expect(indoors('organicPig', 111)).toBe(1.5);
  });

  test('are part of the upper class for calves', () => {
    expect(indoors('euCalf', 149.9)).toBe(1.5);
    expect(indoors('euCalf', 150)).toBe(1.7);
    expect(indoors('euCalf', 220)).toBe(1.8);
  });

  test('cattle of 350 to 500 kg have 5 m², heavier ones more', () => {
    expect(indoors('organicCattle', 400)).toBe(5);
    expect(indoors('organicCattle', 700)).toBe(7);
    expect(computed(formula, { rule: 'organicCattle', count: 1, bodyWeight: 700 }).outdoorPerAnimal).toBe(5.25);
  });

  test('cats above 4 kg have 4 square feet', () => {
    expect(indoors('usCat', 4)).toBeCloseTo(0.27870912, 10);
    expect(indoors('usCat', 4.1)).toBeCloseTo(0.37161216, 10);
  });
});

describe('an area', () => {
  test('that is just enough is enough', () => {
    const result = computed(formula, { rule: 'euLayingHen', count: 9, availableIndoor: 1, availableOutdoor: 5 });
    expect(result).toMatchObject({
      maxAnimalsIndoor: 9,
      indoorEnough: true,
      maxAnimalsOutdoor: null,
      outdoorEnough: null,
    });
  });

  test('other rules for the species stand beside it, where their measure is known', () => {
    const rules = (bodyWeight?: number) =>
      computed(formula, {
        rule: 'organicSow',
        count: 1,
        ...(bodyWeight === undefined ? {} : { bodyWeight }),
      }).others.map(({ rule }) => rule);
    expect(rules()).toEqual(['organicFarrowingSow', 'euSow', 'euGilt']);
    expect(rules(100)).toEqual(['organicPig', 'organicFarrowingSow', 'euPig', 'euSow', 'euGilt']);
  });
});

test('as many animals as an area has room for have enough of it, and one more has not', () => {
  fc.assert(
    fc.property(fc.double({ min: 10, max: 1000, noNaN: true }), (availableIndoor) => {
      const room = { rule: 'organicLayingHen', availableIndoor } as const;
      const most = computed(formula, { ...room, count: 1 }).maxAnimalsIndoor ?? 0;
      expect(computed(formula, { ...room, count: most }).indoorEnough).toBe(true);
      expect(computed(formula, { ...room, count: most + 1 }).indoorEnough).toBe(false);
    }),
  );
});
