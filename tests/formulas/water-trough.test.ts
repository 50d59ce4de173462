import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/water-trough.ts';

const BLANK = { count: null, milk: null, dryMatterIntake: null, sodium: null } as const;
const HORSES = { ...BLANK, animal: 'horse', count: 4 } as const;
const DAIRY = { ...BLANK, animal: 'dairyCow', count: 1 } as const;
const FARM = {
  temperature: 20,
  minimumTemperature: null,
  herd: [HORSES],
  reserveDays: null,
  refillHours: null,
} as const;
const REQUIRED = 'Please fill in all required fields';
const TEMPERATURE = 'Temperature must be between -30 and 45 °C (-22 and 113 °F)';
const RESERVE = 'Reserve must be above 0 and up to 30 days';
const REFILL = 'Refill time must be above 0 and up to 24 hours';
const COUNT = 'Number of animals must be a whole number of at least 1';
const NEGATIVE = 'Milk, feed and sodium must not be negative';

refuses(formula, [
  [{ ...FARM, temperature: null }, REQUIRED, 'temperature'],
  [{ ...FARM, reserveDays: Number.NaN }, 'Invalid input values', 'reserveDays'],
  [{ ...FARM, herd: [{ ...DAIRY, count: null, milk: 30 }] }, REQUIRED, 'herd.0.count'],
  [{ ...FARM, herd: [HORSES, { ...HORSES, animal: '' }] }, 'Invalid input values', 'herd.1.animal'],
  [{ ...FARM, herd: [{ ...DAIRY, milk: Number.NaN }] }, 'Invalid input values', 'herd.0.milk'],
  [{ ...FARM, temperature: 46, reserveDays: 0 }, TEMPERATURE, 'temperature'],
  [{ ...FARM, temperature: -31 }, TEMPERATURE, 'temperature'],
  [{ ...FARM, minimumTemperature: 50 }, TEMPERATURE, 'minimumTemperature'],
  [{ ...FARM, reserveDays: 0, refillHours: 0 }, RESERVE, 'reserveDays'],
  [{ ...FARM, reserveDays: 31 }, RESERVE, 'reserveDays'],
  [{ ...FARM, refillHours: 0 }, REFILL, 'refillHours'],
  [{ ...FARM, refillHours: 25 }, REFILL, 'refillHours'],
  [{ ...FARM, herd: [{ ...HORSES, count: 1.5 }] }, COUNT, 'herd.0.count'],
  [{ ...FARM, herd: [HORSES, { ...HORSES, count: 0 }] }, COUNT, 'herd.1.count'],
  [{ ...FARM, herd: [{ ...DAIRY, milk: -1 }] }, NEGATIVE, 'herd.0.milk'],
  [{ ...FARM, herd: [{ ...DAIRY, sodium: -1 }] }, NEGATIVE, 'herd.0.sodium'],
  [{ ...FARM, herd: [{ ...HORSES, count: null }] }, 'Please enter at least one animal', 'herd.0.count'],
  [
    { ...FARM, herd: [{ ...HORSES, count: 1e308 }] },
    'Please enter values whose result is not beyond all numbers',
    'herd.0.count',
  ],
]);

accepts(formula, [
  [
    {
      ...FARM,
      herd: [
        { ...HORSES, count: null },
        { ...HORSES, milk: 30 },
        { ...DAIRY, sodium: 0 },
      ],
      reserveDays: 30,
    },
    {
      temperature: 20,
      reserveDays: 30,
      herd: [
        { animal: 'horse', count: 4 },
        { animal: 'dairyCow', count: 1, sodium: 0 },
      ],
    },
  ],
]);

describe('by the tables', () => {
  const liters = (animal: 'beefCowDry' | 'layingHen' | 'growing180', temperature: number) =>
    computed(formula, { temperature, herd: [{ animal, count: 1 }] }).dailyWater;

  test('outside them the first and the last value hold', () => {
    expect(liters('growing180', -10)).toBeCloseTo(4 * 3.785411784, 9);
    expect(liters('growing180', 40)).toBeCloseTo(9.5 * 3.785411784, 9);
    expect(liters('layingHen', 0)).toBeCloseTo(0.18, 12);
    expect(liters('layingHen', 40)).toBeCloseTo(0.32, 12);
  });

  test('between two of their temperatures it is the mean', () => {
    expect(liters('beefCowDry', (75 - 32) / 1.8)).toBeCloseTo(((8.7 + 10) / 2) * 3.785411784, 9);
    expect(liters('layingHen', 25)).toBeCloseTo(0.285, 12);
  });

  test('heat beyond them is reported', () => {
    const isAbove = (animal: 'bull' | 'dairyCow' | 'goat', temperature: number) =>
      computed(formula, { temperature, herd: [{ animal, count: 1 }] }).aboveTable;
    expect([isAbove('bull', 32), isAbove('bull', 32.5)]).toEqual([false, true]);
    expect([isAbove('goat', 30), isAbove('goat', 31)]).toEqual([false, true]);
    expect(isAbove('dairyCow', 45)).toBe(false);
  });
});

describe('dairy cows', () => {
  test('drink by milk, feed, salt and the night, with usual values for what is blank', () => {
    const { dailyWater } = computed(formula, { temperature: 20, herd: [{ animal: 'dairyCow', count: 2 }] });
    expect(dailyWater).toBeCloseTo(2 * (15.99 + 1.58 * 22 + 27 + 2.25 + 24), 9);
  });

  test('never need less than nothing', () => {
    const dry = { animal: 'dairyCow', count: 1, milk: 0, dryMatterIntake: 0, sodium: 0 } as const;
    expect(computed(formula, { temperature: -30, herd: [dry] }).dailyWater).toBe(0);
  });

  test('the curve keeps the distance of night and mean', () => {
    const { byTemperature, dailyWater } = computed(formula, {
      temperature: 20,
      minimumTemperature: 12,
      herd: [{ animal: 'dairyCow', count: 1 }],
    });
    expect(byTemperature.find(({ temperature }) => temperature === 20)?.dailyWater).toBeCloseTo(dailyWater, 9);
  });
});

test('store and flow follow from the day', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500 }),
      fc.double({ min: 0.1, max: 24, noNaN: true }),
      (count, refillHours) => {
        const herd = [{ animal: 'sheep', count } as const];
        const result = computed(formula, { temperature: 15, herd, reserveDays: 3, refillHours });
        expect(result.reserveVolume).toBeCloseTo(3 * result.dailyWater, 6);
        expect(result.flowPerMinute * 60 * refillHours).toBeCloseTo(result.dailyWater, 6);
      },
    ),
  );
});
