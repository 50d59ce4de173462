/** What the energy formula refuses, in which order, and what it accepts. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import type { Candidate } from '#workers/contract.ts';
import formula, { type DailyEnergyInput } from '#workers/formulas/daily-energy.ts';
import type { FoodUnit, LifeStage } from '#workers/reference/petEnergy.ts';

type DailyEnergyCandidate = Candidate<DailyEnergyInput>;

const dog: DailyEnergyCandidate = {
  species: 'dog',
  weight: 20,
  weightUnit: 'kg',
  lifeStage: 'neuteredAdult',
  bcs: null,
  foodEnergy: 350,
  foodEnergyUnit: 'cup',
  mealsPerDay: 2,
};
const cat: DailyEnergyCandidate = { ...dog, species: 'cat', weight: 4.5, foodEnergy: null, foodEnergyUnit: '' };
const REQUIRED = 'Please fill in all required fields';
const INVALID = 'Invalid input values';
const DOG_WEIGHT = 'Weight must be between 0.5 and 120 kg (1.1 and 264.6 lb)';
const CAT_WEIGHT = 'Weight must be between 0.5 and 15 kg (1.1 and 33.1 lb)';
const LABEL = 'Please check the energy value on the food label';
const MEALS = 'Meals per day must be a whole number from 1 to 6';
const SCORE = 'Body condition score must be a whole number from 1 to 9';

refuses(formula, [
  // Blank inputs are refused before invalid ones, in the order of the inputs.
  [{ ...dog, weight: null, weightUnit: '', lifeStage: '' }, REQUIRED, 'weight'],
  [{ ...dog, weight: -1, weightUnit: '', lifeStage: '' }, REQUIRED, 'weightUnit'],
  [{ ...dog, weight: Number.NaN, lifeStage: '' }, REQUIRED, 'lifeStage'],
  [{ ...dog, weight: 0, foodEnergyUnit: '' }, REQUIRED, 'foodEnergyUnit'],
  // Invalid inputs are refused before implausible ones.
  [{ ...dog, species: 'horse' as 'dog' }, INVALID, 'species'],
  [{ ...dog, weight: Number.NaN, lifeStage: 'kitten' }, INVALID, 'weight'],
  [{ ...dog, weight: 0 }, INVALID, 'weight'],
  [{ ...dog, weight: -20 }, INVALID, 'weight'],
  [{ ...dog, weight: Number.POSITIVE_INFINITY }, INVALID, 'weight'],
  [{ ...dog, weight: 500, weightUnit: 'stone' as 'kg' }, INVALID, 'weightUnit'],
  [{ ...dog, weight: 500, lifeStage: 'kitten' }, INVALID, 'lifeStage'],
  [{ ...cat, weight: 500, lifeStage: 'workHeavy' }, INVALID, 'lifeStage'],
  [{ ...dog, lifeStage: 'toString' as LifeStage }, INVALID, 'lifeStage'],
  [{ ...dog, weight: 500, foodEnergy: Number.NaN }, INVALID, 'foodEnergy'],
  [{ ...dog, foodEnergy: 0 }, INVALID, 'foodEnergy'],
  [{ ...dog, foodEnergy: -350, mealsPerDay: Number.NaN }, INVALID, 'foodEnergy'],
  [{ ...dog, foodEnergyUnit: 'bowl' as FoodUnit, mealsPerDay: Number.NaN }, INVALID, 'foodEnergyUnit'],
  [{ ...dog, weight: 500, mealsPerDay: Number.NaN, bcs: Number.NaN }, INVALID, 'mealsPerDay'],
  [{ ...dog, weight: 500, bcs: Number.NaN }, INVALID, 'bcs'],
  // The weight comes before the label, the label before the meals.
  [{ ...dog, weight: 0.499, foodEnergy: 5000, mealsPerDay: 0 }, DOG_WEIGHT, 'weight'],
  [{ ...dog, weight: 120.1 }, DOG_WEIGHT, 'weight'],
  [{ ...dog, weight: 264.7, weightUnit: 'lb' }, DOG_WEIGHT, 'weight'],
  [{ ...cat, weight: 0.499 }, CAT_WEIGHT, 'weight'],
  [{ ...cat, weight: 15.01 }, CAT_WEIGHT, 'weight'],
  [{ ...cat, weight: 33.1, weightUnit: 'lb' }, CAT_WEIGHT, 'weight'],
  [{ ...dog, foodEnergy: 99.9, mealsPerDay: 0 }, LABEL, 'foodEnergy'],
  [{ ...dog, foodEnergy: 800.1 }, LABEL, 'foodEnergy'],
  [{ ...dog, foodEnergy: 39.9, foodEnergyUnit: '100g' }, LABEL, 'foodEnergy'],
  [{ ...dog, foodEnergy: 700.1, foodEnergyUnit: '100g' }, LABEL, 'foodEnergy'],
  [{ ...dog, foodEnergy: 19.9, foodEnergyUnit: 'can' }, LABEL, 'foodEnergy'],
  [{ ...dog, foodEnergy: 600.1, foodEnergyUnit: 'can' }, LABEL, 'foodEnergy'],
  [{ ...dog, mealsPerDay: 0 }, MEALS, 'mealsPerDay'],
  [{ ...dog, mealsPerDay: -2 }, MEALS, 'mealsPerDay'],
  [{ ...dog, mealsPerDay: 7 }, MEALS, 'mealsPerDay'],
  [{ ...dog, mealsPerDay: 2.5, bcs: 10 }, MEALS, 'mealsPerDay'],
  [{ ...dog, bcs: 0 }, SCORE, 'bcs'],
  [{ ...dog, bcs: 10 }, SCORE, 'bcs'],
  [{ ...cat, bcs: 5.5 }, SCORE, 'bcs'],
]);

const fed: DailyEnergyInput = {
  species: 'dog',
  weight: 20,
  weightUnit: 'kg',
  lifeStage: 'neuteredAdult',
  foodEnergy: 350,
  foodEnergyUnit: 'cup',
  mealsPerDay: 2,
};
const { foodEnergy: _, foodEnergyUnit: __, ...unfed } = fed;

accepts(formula, [
  [dog, fed],
  [
    { ...dog, weight: 0.5 },
    { ...fed, weight: 0.5 },
  ],
  [
    { ...dog, weight: 120 },
    { ...fed, weight: 120 },
  ],
  [
    { ...dog, weight: 264.5, weightUnit: 'lb' },
    { ...fed, weight: 264.5, weightUnit: 'lb' },
  ],
  [
    { ...cat, weight: 15 },
    { ...unfed, species: 'cat', weight: 15 },
  ],
  [
    { ...cat, weight: 0.5 },
    { ...unfed, species: 'cat', weight: 0.5 },
  ],
  [
    { ...dog, foodEnergy: 100 },
    { ...fed, foodEnergy: 100 },
  ],
  [
    { ...dog, foodEnergy: 800 },
    { ...fed, foodEnergy: 800 },
  ],
  [
    { ...dog, bcs: 1 },
    { ...fed, bcs: 1 },
  ],
  [
    { ...dog, bcs: 9 },
    { ...fed, bcs: 9 },
  ],
  // A unit without an energy is ignored, and blank meals count as two.
  [{ ...dog, foodEnergy: null }, unfed],
  [{ ...dog, foodEnergy: null, foodEnergyUnit: '', mealsPerDay: null }, unfed],
  [
    { ...dog, mealsPerDay: 1 },
    { ...fed, mealsPerDay: 1 },
  ],
  [
    { ...dog, mealsPerDay: 6 },
    { ...fed, mealsPerDay: 6 },
  ],
]);

test('any input: a refusal with one of the known messages, or an input that can be computed', () => {
  const anyNumber = fc.oneof(fc.constant(null), fc.double(), fc.double({ min: 0, max: 900, noNaN: true }));
  const candidates = fc.record({
    species: fc.constantFrom('dog' as const, 'cat' as const),
    weight: anyNumber,
    weightUnit: fc.constantFrom('kg' as const, 'lb' as const, '' as const),
    lifeStage: fc.constantFrom<LifeStage | ''>('neuteredAdult', 'kitten', 'workHeavy', ''),
    bcs: fc.oneof(fc.constant(null), fc.double(), fc.integer({ min: -1, max: 11 })),
    foodEnergy: anyNumber,
    foodEnergyUnit: fc.constantFrom<FoodUnit | ''>('cup', '100g', 'can', ''),
    mealsPerDay: fc.oneof(fc.constant(null), fc.double(), fc.integer({ min: -1, max: 8 })),
  });
  const known = [REQUIRED, INVALID, DOG_WEIGHT, CAT_WEIGHT, LABEL, MEALS, SCORE];
  fc.assert(
    fc.property(candidates, (candidate) => {
      const verdict = formula.validate(candidate);
      if (verdict.ok) expect(computed(formula, verdict.input).mer).toBeGreaterThan(0);
      else expect(known).toContain(verdict.issues[0]?.message);
    }),
  );
});
