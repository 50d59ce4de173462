import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type PopulationInput } from '#workers/formulas/population-growth.ts';

const free: PopulationInput = { initialPopulation: 100, growthRate: 5, timeSpan: 10, model: 'exponential' };
const filled = { ...free, carryingCapacity: null };
const limited: PopulationInput = {
  initialPopulation: 50,
  growthRate: 20,
  timeSpan: 30,
  model: 'logistic',
  carryingCapacity: 1000,
};

describe('validate', () => {
  const required = 'Please fill in all required fields';
  const capacity = 'Carrying capacity is required for logistic growth';
  const negative = 'Please enter values that are not negative';
  const logistic = { ...filled, model: 'logistic', carryingCapacity: 500 } as const;

  refuses(formula, [
    [{ ...filled, initialPopulation: null }, required, 'initialPopulation'],
    [{ ...filled, growthRate: null }, required, 'growthRate'],
    [{ ...filled, timeSpan: Number.NaN }, required, 'timeSpan'],
    [{ ...filled, model: '' }, required, 'model'],
    [{ ...filled, model: 'Logistic' as 'logistic' }, required, 'model'],
    [{ ...logistic, carryingCapacity: null }, capacity, 'carryingCapacity'],
    [{ ...logistic, carryingCapacity: 0 }, capacity, 'carryingCapacity'],
    [{ ...logistic, carryingCapacity: Number.NaN }, capacity, 'carryingCapacity'],
    [{ ...logistic, carryingCapacity: Number.POSITIVE_INFINITY }, capacity, 'carryingCapacity'],
    [{ ...filled, timeSpan: Number.POSITIVE_INFINITY }, required, 'timeSpan'],
    [{ ...filled, initialPopulation: -1 }, negative, 'initialPopulation'],
    [{ ...filled, timeSpan: -1 }, negative, 'timeSpan'],
    [
      { ...logistic, initialPopulation: 501, growthRate: -1 },
      'Please enter a growth rate of 0 or more for a population above its carrying capacity',
      'growthRate',
    ],
    [
      { ...filled, growthRate: 1e6 },
      'Please enter a growth rate or time span that does not exceed all numbers',
      'growthRate',
    ],
  ]);

  describe('reports one fault at a time, in the order of the specification', () => {
    const faulty = {
      initialPopulation: -1,
      growthRate: null,
      timeSpan: -1,
      model: 'logistic',
      carryingCapacity: 0,
    } as const;
    refuses(formula, [
      [faulty, required, 'growthRate'],
      [{ ...faulty, growthRate: 1 }, capacity, 'carryingCapacity'],
      [{ ...faulty, growthRate: 1, carryingCapacity: 9 }, negative, 'initialPopulation'],
    ]);
  });

  accepts(formula, [
    [filled, free],
    [{ ...filled, carryingCapacity: 7 }, free],
    [{ ...limited, carryingCapacity: 1000 }, limited],
    // Above its capacity a population may shrink or stay constant; at the capacity any rate is allowed.
    [
      { ...limited, initialPopulation: 2000, carryingCapacity: 1000 },
      { ...limited, initialPopulation: 2000 },
    ],
    [
      { ...limited, initialPopulation: 2000, growthRate: 0, carryingCapacity: 1000 },
      { ...limited, initialPopulation: 2000, growthRate: 0 },
    ],
    [
      { ...limited, initialPopulation: 1000, growthRate: -1, carryingCapacity: 1000 },
      { ...limited, initialPopulation: 1000, growthRate: -1 },
    ],
    [
      { ...filled, initialPopulation: 0, growthRate: -250, timeSpan: 0 },
      { ...free, initialPopulation: 0, growthRate: -250, timeSpan: 0 },
    ],
  ]);
});

describe('exponential model', () => {
  test('5 % over 10 time units', () => {
    const result = computed(formula, free);
    expect(result.finalPopulation).toBeCloseTo(164.87212707001282, 9);
    expect(result.timeToDouble).toBeCloseTo(13.862943611198906, 9);
    expect(result).toMatchObject({ growthRate: 5, carryingCapacity: null, model: 'exponential' });
    expect(result.projections).toHaveLength(11);
    expect(result.projections[1]).toEqual({ time: 1, population: expect.closeTo(105.1271096376024, 9) });
    expect(result.reference).toMatchObject({ logisticDoublingTime: null, inflectionTime: null, withoutLimit: [] });
  });

  test('a shrinking or constant population never doubles', () => {
    expect(computed(formula, { ...free, growthRate: -3 }).timeToDouble).toBeNull();
    expect(computed(formula, { ...free, growthRate: 0 })).toMatchObject({ timeToDouble: null, finalPopulation: 100 });
  });

  test('losing more than all there is once per time unit is not defined', () => {
    expect(computed(formula, { ...free, growthRate: -150 }).reference.discreteFinal).toBeNull();
  });
});

describe('logistic model', () => {
  test('50 individuals where 1000 can live', () => {
    const result = computed(formula, limited);
    expect(result.finalPopulation).toBeCloseTo(955.022005382484, 9);
    expect(result.projections.at(-1)).toEqual({ time: 30, population: result.finalPopulation });
    expect(result.reference.logisticDoublingTime).toBeCloseTo(3.7360720091511053, 9);
    expect(result.reference.inflectionTime).toBeCloseTo(14.722194895832203, 9);
    expect(result.reference.discreteDoublingTime).toBeCloseTo(3.8017840169239303, 9);
    expect(result.reference.discreteFinal).toBeCloseTo(11868.81568998849, 6);
  });

  test('from above it comes down to the capacity', () => {
    const above = { ...limited, initialPopulation: 900, growthRate: 15, timeSpan: 20, carryingCapacity: 600 };
    expect(computed(formula, above).finalPopulation).toBeCloseTo(610.1254525395196, 9);
  });

  test('keeps its curve where unlimited growth overflows', () => {
    const { finalPopulation, reference } = computed(formula, { ...limited, timeSpan: 1e5 });
    expect(finalPopulation).toBeCloseTo(1000, 9);
    expect(reference.discreteFinal).toBeNull();
    expect(reference.withoutLimit).toEqual([{ time: 0, population: 50 }]);
  });

  test('stays between the start and the capacity, and lies below unlimited growth', () => {
    const start = fc.double({ min: 1, max: 1000, noNaN: true });
    const rate = fc.double({ min: 0, max: 60, noNaN: true });
    fc.assert(
      fc.property(start, rate, (initialPopulation, growthRate) => {
        const { projections } = computed(formula, { ...limited, initialPopulation, growthRate });
        const free = computed(formula, { initialPopulation, growthRate, timeSpan: 30, model: 'exponential' });
        for (const [index, { population }] of projections.entries()) {
          expect(population).toBeGreaterThanOrEqual(initialPopulation * (1 - 1e-12));
          expect(population).toBeLessThanOrEqual(1000 * (1 + 1e-12));
          expect(population).toBeLessThanOrEqual((free.projections[index]?.population ?? 0) * (1 + 1e-12));
        }
      }),
    );
  });
});
