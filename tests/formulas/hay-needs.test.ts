import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/hay-needs.ts';
import { HAY_WEIGHTS, type HaySpecies } from '#workers/reference/hayIntakes.ts';

const HORSE = { species: 'horse', count: 1, bodyWeight: 500, intake: null } as const;
const BLANK = { species: 'horse', count: null, bodyWeight: null, intake: null } as const;
const WINTER = {
  herd: [HORSE],
  days: 180,
  baleWeight: 20,
  waste: null,
  hayDryMatter: null,
  forageShare: null,
  pricePerBale: null,
  restIsPasture: false,
} as const;
const REQUIRED = 'Please fill in all required fields';
const COUNT = 'Number of animals must be a whole number of at least 1';
const INTAKE = 'Intake must be between 0.5 and 6 % of body weight';
const WASTE = 'Waste must be between 0 and 80 %';
const DRY_MATTER = 'Dry matter of hay must be between 50 and 100 %';
const SHARE = 'Share of hay must be above 0 and up to 100 %';

refuses(formula, [
  [{ ...WINTER, days: null, herd: [BLANK] }, REQUIRED, 'days'],
  [{ ...WINTER, baleWeight: Number.NaN }, REQUIRED, 'baleWeight'],
  [{ ...WINTER, waste: Number.NaN }, 'Invalid input values', 'waste'],
  [{ ...WINTER, herd: [HORSE, { ...BLANK, count: 2 }] }, REQUIRED, 'herd.1.bodyWeight'],
  [{ ...WINTER, herd: [{ ...BLANK, intake: 2 }] }, REQUIRED, 'herd.0.count'],
  [{ ...WINTER, herd: [{ ...HORSE, species: '' }] }, 'Invalid input values', 'herd.0.species'],
  [{ ...WINTER, herd: [{ ...HORSE, count: 1.5, bodyWeight: 0 }] }, COUNT, 'herd.0.count'],
  [{ ...WINTER, herd: [{ ...HORSE, count: 0 }] }, COUNT, 'herd.0.count'],
  [{ ...WINTER, herd: [{ ...HORSE, bodyWeight: 0 }] }, 'Body weight must be greater than 0', 'herd.0.bodyWeight'],
  [{ ...WINTER, herd: [{ ...HORSE, intake: 0.4 }] }, INTAKE, 'herd.0.intake'],
  [{ ...WINTER, herd: [{ ...HORSE, intake: 6.1 }] }, INTAKE, 'herd.0.intake'],
  [{ ...WINTER, herd: [BLANK], days: 0 }, 'Please enter at least one animal', 'herd.0.count'],
  [{ ...WINTER, days: 0, baleWeight: 0 }, 'Days must be greater than 0', 'days'],
  [{ ...WINTER, baleWeight: 0 }, 'Bale weight must be greater than 0', 'baleWeight'],
  [{ ...WINTER, waste: -1 }, WASTE, 'waste'],
  [{ ...WINTER, waste: 81 }, WASTE, 'waste'],
  [{ ...WINTER, hayDryMatter: 49 }, DRY_MATTER, 'hayDryMatter'],
  [{ ...WINTER, hayDryMatter: 101 }, DRY_MATTER, 'hayDryMatter'],
  [{ ...WINTER, forageShare: 0 }, SHARE, 'forageShare'],
  [{ ...WINTER, forageShare: 101 }, SHARE, 'forageShare'],
  [{ ...WINTER, pricePerBale: -1 }, 'All values must be non-negative', 'pricePerBale'],
  [{ ...WINTER, days: 1e308 }, 'Please enter values whose result is not beyond all numbers', 'herd.0.count'],
]);

accepts(formula, [
  [
    { ...WINTER, herd: [BLANK, HORSE] },
    {
      herd: [{ species: 'horse', count: 1, bodyWeight: 500 }],
      days: 180,
      baleWeight: 20,
      restIsPasture: false,
      learnt: { rows: [1] },
    },
  ],
  [
    { ...WINTER, herd: [{ ...HORSE, intake: 6 }], waste: 0, hayDryMatter: 100, forageShare: 50, pricePerBale: 0 },
    {
      herd: [{ species: 'horse', count: 1, bodyWeight: 500, intake: 6 }],
      days: 180,
      baleWeight: 20,
      waste: 0,
      hayDryMatter: 100,
      forageShare: 50,
      pricePerBale: 0,
      restIsPasture: false,
    },
  ],
]);

describe('the forage of a horse or donkey', () => {
  const lowWith = (species: HaySpecies, intake: number, forageShare: number, restIsPasture = false) =>
    computed(formula, {
      herd: [{ species, count: 1, bodyWeight: 200, intake }],
      days: 1,
      baleWeight: 20,
      forageShare,
      restIsPasture,
    }).forageLow;

  test('is low below 1.25 % of body weight, for any share and intake', () => {
    expect([100, 63, 62.5, 62, 20].map((share) => lowWith('horse', 2, share))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
    expect(lowWith('donkey', 1.2, 100)).toBe(true);
  });

  test('is enough where the rest is pasture, and no question for a ruminant', () => {
    expect(lowWith('horse', 2, 20, true)).toBe(false);
    expect(lowWith('beefCow', 2, 20)).toBe(false);
  });
});

describe('worked by hand', () => {
  const horse = {
    herd: [{ species: 'horse', count: 2, bodyWeight: 500 }],
    days: 10,
    baleWeight: 20,
    restIsPasture: false,
  } as const;

  test('two horses eat 20 kg of dry matter a day', () => {
    const result = computed(formula, { ...horse, waste: 0, hayDryMatter: 80, pricePerBale: 4 });
    expect(result).toMatchObject({
      dryMatterNeeded: 200,
      hayEaten: 250,
      hayToBuy: 250,
      wasted: 0,
      bales: 13,
      cost: 52,
    });
    expect(result.herd).toEqual([{ species: 'horse', dryMatterPerAnimal: 10, foragePercent: 2, hayPerDay: 25 }]);
  });

  test('half of the hay wasted is twice as much to buy, not half as much again', () => {
    const result = computed(formula, { ...horse, waste: 50, hayDryMatter: 100 });
    expect(result.hayToBuy).toBe(400);
    expect(result.reference.wasteAdded).toBe(300);
    expect(result.cost).toBeNull();
  });

  test('blank values are 15 % waste, 88 % dry matter and hay alone', () => {
    const { hayToBuy } = computed(formula, horse);
    expect(hayToBuy).toBeCloseTo(200 / 0.88 / 0.85, 9);
  });

  test('whole bales are not rounded up by noise', () => {
    expect(computed(formula, { ...horse, waste: 0, hayDryMatter: 100 })).toMatchObject({ bales: 10, balesExact: 10 });
  });
});

test('the bales are enough, and one less is not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.double({ min: 0, max: 80, noNaN: true }), (days, waste) => {
      const { bales, hayToBuy } = computed(formula, {
        herd: [{ species: 'goat', count: 7, bodyWeight: 55 }],
        days,
        baleWeight: 17,
        waste,
        restIsPasture: false,
      });
      expect(bales * 17).toBeGreaterThanOrEqual(hayToBuy - 1e-6);
      expect((bales - 1) * 17).toBeLessThan(hayToBuy);
    }),
  );
});

test.each([
  ['horse', 20, 1500, 'Weight of one horse must be between 20 and 1500 kg (44 and 3307 lb)'],
  ['donkey', 15, 600, 'Weight of one donkey must be between 15 and 600 kg (33 and 1323 lb)'],
  ['beefCow', 100, 1500, 'Weight of one cow must be between 100 and 1500 kg (220 and 3307 lb)'],
  ['beefCowNursing', 100, 1500, 'Weight of one cow must be between 100 and 1500 kg (220 and 3307 lb)'],
  ['dairyCow', 100, 1500, 'Weight of one cow must be between 100 and 1500 kg (220 and 3307 lb)'],
  ['growingCattle', 25, 1300, 'Weight of one animal must be between 25 and 1300 kg (55 and 2866 lb)'],
  ['sheep', 5, 250, 'Weight of one sheep must be between 5 and 250 kg (11 and 551 lb)'],
  ['sheepNursing', 15, 250, 'Weight of one ewe must be between 15 and 250 kg (33 and 551 lb)'],
  ['goat', 3, 200, 'Weight of one goat must be between 3 and 200 kg (7 and 441 lb)'],
  ['llama', 20, 300, 'Weight of one llama must be between 20 and 300 kg (44 and 661 lb)'],
  ['alpaca', 10, 150, 'Weight of one alpaca must be between 10 and 150 kg (22 and 331 lb)'],
] as const)('%s: from %d to %d kg', (species, minKg, maxKg, message) => {
  expect(HAY_WEIGHTS[species]).toMatchObject({ minKg, maxKg });
  const verdictOn = (bodyWeight: number) => formula.validate({ ...WINTER, herd: [{ ...HORSE, species, bodyWeight }] });
  for (const kilograms of [minKg, maxKg]) expect(verdictOn(kilograms)).toMatchObject({ ok: true });
  for (const kilograms of [minKg - 1, maxKg + 1])
    expect(verdictOn(kilograms)).toMatchObject({ ok: false, issues: [{ message, path: 'herd.0.bodyWeight' }] });
});

test('a weight that no sheep has in kilograms is offered in pounds, where one has that', () => {
  const verdictOn = (bodyWeight: number) =>
    formula.validate({ ...WINTER, herd: [HORSE, { ...HORSE, species: 'sheep', bodyWeight }] });
  expect(verdictOn(300)).toMatchObject({
    issues: [
      {
        place: 'Was that pounds?',
        remedies: [{ label: 'Use 300 lb', field: 'herd.1.bodyWeight', value: '300 lb' }],
      },
    ],
  });
  expect(JSON.stringify(verdictOn(7000))).not.toContain('pounds');
});
