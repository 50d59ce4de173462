import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import type { Candidate } from '#workers/contract.ts';
import formula, { type MetabolicInput } from '#workers/formulas/metabolic-rate.ts';

const man: Candidate<MetabolicInput> = {
  species: 'human',
  weight: 70,
  height: 175,
  age: 30,
  sex: 'male',
  temperature: null,
  activityLevel: 'moderate',
};
const dog: Candidate<MetabolicInput> = {
  species: 'animal',
  weight: 20,
  height: null,
  age: null,
  sex: '',
  temperature: 20,
  activityLevel: 'active',
};

describe('validate', () => {
  const missing = 'Please fill in all required fields';
  const invalid = 'Invalid input values';

  refuses(formula, [
    [{ ...man, height: null }, missing, 'height'],
    [{ ...man, age: null }, missing, 'age'],
    [{ ...man, sex: '' }, missing, 'sex'],
    [{ ...dog, temperature: null }, 'Please enter temperature', 'temperature'],
    [{ ...man, weight: null }, invalid, 'weight'],
    [{ ...man, weight: -70 }, invalid, 'weight'],
    [{ ...man, weight: Number.NaN }, invalid, 'weight'],
    [{ ...man, height: 0 }, invalid, 'height'],
    [{ ...man, height: Number.NaN }, invalid, 'height'],
    [{ ...man, age: -1 }, invalid, 'age'],
    [{ ...man, age: Number.NaN }, invalid, 'age'],
    [{ ...man, species: '' }, invalid, 'species'],
    [{ ...man, activityLevel: 'toString' as 'active' }, invalid, 'activityLevel'],
    [{ ...dog, temperature: Number.NaN }, invalid, 'temperature'],
    [{ ...dog, temperature: -273.15 }, invalid, 'temperature'],
    [{ ...dog, temperature: 1e6 }, invalid, 'weight'],
    [{ ...dog, weight: 0 }, invalid, 'weight'],
  ]);

  describe('a rate of 0 or less is refused', () => {
    refuses(formula, [
      [{ ...man, age: 400 }, invalid, 'age'],
      // 10 + 25 − 40 + 5
      [{ ...man, weight: 1, height: 4, age: 8 }, invalid, 'age'],
      // 10 + 125 − 161: none at any age
      [{ ...man, weight: 1, height: 20, age: 0, sex: 'female' }, invalid, 'weight'],
    ]);
  });

  describe('a rate that overflows at high activity is refused as well', () => {
    refuses(formula, [[{ ...man, weight: 1.7e307 }, invalid, 'weight']]);
  });

  describe('missing comes before invalid', () => {
    refuses(formula, [
      [{ ...man, weight: -1, sex: '' }, missing, 'sex'],
      [{ ...dog, weight: null, temperature: null }, 'Please enter temperature', 'temperature'],
    ]);
  });

  accepts(formula, [
    [
      { ...man, temperature: 37, age: 0 },
      { species: 'human', weight: 70, height: 175, age: 0, sex: 'male', activityLevel: 'moderate' },
    ],
    [
      { ...man, activityLevel: '' },
      { species: 'human', weight: 70, height: 175, age: 30, sex: 'male' },
    ],
    [
      { ...dog, height: 60, sex: 'female', temperature: 0 },
      { species: 'animal', weight: 20, temperature: 0, activityLevel: 'active' },
    ],
  ]);
});

const person: MetabolicInput = {
  species: 'human',
  weight: 70,
  height: 175,
  age: 30,
  sex: 'male',
  activityLevel: 'moderate',
};

test('without an activity level the basal rate is whole, and what depends on a level is null', () => {
  const { activityLevel: _, ...atRest } = person;
  expect(computed(formula, atRest)).toMatchObject({
    bmr: 1649,
    tdee: null,
    dailyCalories: null,
    activityLevel: null,
    raw: { bmr: 1648.75, tdee: null },
  });
  const cat = computed(formula, { species: 'animal', weight: 4, temperature: 37 });
  expect(cat.reference).toMatchObject({ totalEnergy: null, restingEnergy: expect.closeTo(198, 0) });
});

describe('people', () => {
  test('whole kilocalories, the total from the unrounded basal rate', () => {
    const result = computed(formula, person);
    expect(result).toMatchObject({
      bmr: 1649,
      tdee: 2556,
      dailyCalories: 2556,
      method: 'Mifflin-St Jeor equation',
      raw: { bmr: 1648.75, tdee: 2555.5625 },
      temperatureFactor: null,
      reference: null,
    });
    expect(result.byActivity.map(({ tdee }) => tdee)).toEqual([1979, 2267, 2556, 2844, 3133]);
  });

  test('a half is rounded up', () => {
    expect(computed(formula, { ...person, weight: 70.025 }).raw.bmr).toBeCloseTo(1649, 9);
    expect(computed(formula, { ...person, height: 174.96 }).bmr).toBe(1649);
    expect(computed(formula, { ...person, height: 174.96 }).raw.bmr).toBeCloseTo(1648.5, 9);
  });
});

describe('animals', () => {
  const mouse: MetabolicInput = { species: 'animal', weight: 0.025, temperature: 30, activityLevel: 'sedentary' };

  test('the specified rate doubles per 10 °C, the reference for mammals and birds does not', () => {
    const { raw, reference, temperatureFactor, method } = computed(formula, mouse);
    expect(method).toBe('Kleiber’s law with Q10 correction');
    expect(raw.bmr).toBeCloseTo(8.802034, 6);
    expect(temperatureFactor).toBe(2);
    expect(reference?.restingEnergy).toBeCloseTo(4.401017, 6);
    // At rest all day, times 1.2.
    expect(reference?.totalEnergy).toBeCloseTo(5.28122, 5);
    expect(reference?.boltzmannFactor).toBeCloseTo(2.336784, 6);
  });

  test('at 20 °C both methods agree', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e5, noNaN: true }), (weight) => {
        const { raw, reference } = computed(formula, { ...mouse, weight, temperature: 20 });
        expect(raw.bmr).toBe(reference?.restingEnergy);
        expect(reference?.boltzmannFactor).toBe(1);
      }),
    );
  });
});

test('an input that validate never accepts is a bug, not a rate', () => {
  const { height, age, sex, ...nobody } = {
    height: 175,
    age: 30,
    sex: 'male',
    weight: 70,
    activityLevel: 'light',
  } as const;
  const incomplete: readonly MetabolicInput[] = [
    { ...nobody, species: 'human', temperature: 20 },
    { ...nobody, species: 'human', age, sex },
    { ...nobody, species: 'human', height, sex },
    { ...nobody, species: 'human', height, age },
    { ...nobody, species: 'animal', height, age, sex },
  ];
  for (const input of incomplete) {
    expect(() => computed(formula, input)).toThrow(`The input of a ${input.species} is not complete`);
  }
});
