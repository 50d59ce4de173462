import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type CapacityInput, type Resource } from '#workers/formulas/carrying-capacity.ts';

type Amounts = readonly [available: number, perIndividual: number];

function resources(food: Amounts, water: Amounts, space: Amounts): readonly Resource[] {
  return [row('Food', food), row('Water', water), row('Space', space)];
}

function row(resource: string, [available, perIndividual]: Amounts): Resource {
  return { resource, available, perIndividual };
}

const place: CapacityInput = { resources: resources([1000, 2], [600, 3], [5000, 10]), currentPopulation: 50 };
/** A resource for exactly 100 individuals. */
const hundred = resources([100, 1], [100, 1], [100, 1]);

describe('validate', () => {
  const sentence = 'Please enter valid resource values';

  refuses(formula, [
    [{ ...place, resources: [] }, sentence, 'resources'],
    [{ ...place, resources: resources([0, 2], [1, 1], [1, 1]) }, sentence, 'resources.0.available'],
    [{ ...place, resources: resources([1, 2], [1, -1], [0, 1]) }, sentence, 'resources.1.perIndividual'],
    [{ ...place, resources: resources([1, 2], [1, 1], [Number.NaN, 1]) }, sentence, 'resources.2.available'],
    [
      { ...place, resources: [{ resource: 'Food', available: 1, perIndividual: null }] },
      sentence,
      'resources.0.perIndividual',
    ],
    [{ ...place, resources: resources([1e300, 1e-300], [1, 1], [1, 1]) }, sentence, 'resources.0.perIndividual'],
    [{ ...place, currentPopulation: -1 }, sentence, 'currentPopulation'],
    [{ ...place, currentPopulation: Number.NaN }, sentence, 'currentPopulation'],
    // A hundred times as many overflow a double.
    [{ ...place, currentPopulation: 1e307 }, sentence, 'currentPopulation'],
  ]);

  accepts(formula, [
    [place, place],
    [
      { ...place, currentPopulation: null },
      { ...place, currentPopulation: 0 },
    ],
  ]);
});

describe('capacity', () => {
  test('is that of the scarcest resource', () => {
    expect(computed(formula, place)).toMatchObject({
      totalCapacity: 200,
      limitingResource: 'Water',
      resourceUtilization: [
        { resource: 'Food', capacity: 500, utilizationPercent: 10 },
        { resource: 'Water', capacity: 200, utilizationPercent: 25 },
        { resource: 'Space', capacity: 500, utilizationPercent: 10 },
      ],
      sustainabilityScore: 75,
    });
  });

  test('is in whole individuals, as in decimal arithmetic', () => {
    const { resourceUtilization } = computed(formula, {
      ...place,
      resources: resources([1000, 3], [0.3, 0.1], [1000, 11]),
    });
    expect(resourceUtilization.map(({ capacity }) => capacity)).toEqual([333, 3, 90]);
  });

  test('the first of equal capacities is called limiting', () => {
    const tie = resources([100, 2], [50, 1], [900, 3]);
    expect(computed(formula, { ...place, resources: tie }).limitingResource).toBe('Food');
  });

  test('of 0 leaves the use undefined and the score at 0', () => {
    const result = computed(formula, { resources: resources([1, 2], [9, 1], [9, 1]), currentPopulation: 0 });
    expect(result).toMatchObject({ totalCapacity: 0, sustainabilityScore: 0, overCapacity: false });
    expect(result.resourceUtilization[0]?.utilizationPercent).toBeNull();
  });
});

describe('score', () => {
  test.each([
    [0, 100, 'green', false, false],
    [24, 76, 'green', false, false],
    [25, 75, 'yellow', false, false],
    [49, 51, 'yellow', false, false],
    [50, 50, 'red', false, false],
    [51, 49, 'red', true, false],
    [100, 0, 'red', true, false],
    [101, 0, 'red', true, true],
  ] as const)('%d of 100 individuals', (currentPopulation, sustainabilityScore, scoreColor, reduce, over) => {
    expect(computed(formula, { resources: hundred, currentPopulation })).toMatchObject({
      sustainabilityScore,
      scoreColor,
      overCapacity: over,
      reduceRecommendation: reduce,
      recommendations: reduce ? ['Reduce population or increase resources'] : [],
    });
  });

  test('its limits are meant exactly: 25 % of an odd capacity is yellow', () => {
    const odd = resources([7, 1], [9, 1], [9, 1]);
    expect(computed(formula, { resources: odd, currentPopulation: 1.75 }).scoreColor).toBe('yellow');
  });

  test('stays within 0 and 100, and is 0 over capacity', () => {
    const amount = fc.double({ min: 0.1, max: 1e4, noNaN: true });
    fc.assert(
      fc.property(amount, amount, amount, fc.integer({ min: 0, max: 20_000 }), (a, b, c, currentPopulation) => {
        const result = computed(formula, { resources: resources([a, 1], [b, 2], [c, 0.5]), currentPopulation });
        expect(result.sustainabilityScore).toBeGreaterThanOrEqual(0);
        expect(result.sustainabilityScore).toBeLessThanOrEqual(100);
        if (result.overCapacity) expect(result.sustainabilityScore).toBe(0);
        for (const { capacity } of result.resourceUtilization)
          expect(capacity).toBeGreaterThanOrEqual(result.totalCapacity);
      }),
    );
  });
});
