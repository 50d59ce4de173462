import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type DogLifeInput } from '#workers/formulas/dog-life-expectancy.ts';
import { DOG_BREEDS, type DogBreed } from '#workers/reference/dogBreeds.ts';
import { PUBLISHED_FLOOR } from '#workers/reference/dogLifeExpectancy.ts';

const BREEDS = Object.keys(DOG_BREEDS) as DogBreed[];
const labrador: DogLifeInput = {
  breed: 'Labrador Retriever',
  weight: 70,
  age: 4,
  activityLevel: 'moderate',
  neutered: false,
  dentalCare: false,
  overweight: false,
  chronicIssues: false,
};
const NUMBERS = 'Please enter valid weight and age';

refuses(formula, [
  [{ ...labrador, breed: '' }, 'Please select a breed', 'breed'],
  [{ ...labrador, breed: 'Cat' as DogBreed }, 'Please select a breed', 'breed'],
  [{ ...labrador, breed: 'toString' as DogBreed }, 'Please select a breed', 'breed'],
  [{ ...labrador, breed: '', weight: null, age: null }, 'Please select a breed', 'breed'],
  [{ ...labrador, weight: null }, NUMBERS, 'weight'],
  [{ ...labrador, weight: -0.1 }, NUMBERS, 'weight'],
  [{ ...labrador, weight: Number.NaN, age: null }, NUMBERS, 'weight'],
  [{ ...labrador, age: null }, NUMBERS, 'age'],
  [{ ...labrador, age: Number.NaN }, NUMBERS, 'age'],
  [{ ...labrador, age: -1, activityLevel: '' }, NUMBERS, 'age'],
  [{ ...labrador, activityLevel: '' }, 'Error calculating life expectancy', 'activityLevel'],
  [{ ...labrador, weight: 700 }, 'Weight must be between 0.5 and 120 kg (1.1 and 264.6 lb)', 'weight'],
  [{ ...labrador, weight: 0 }, 'Weight must be between 0.5 and 120 kg (1.1 and 264.6 lb)', 'weight'],
  [{ ...labrador, activityLevel: 'turbo' as 'active' }, 'Error calculating life expectancy', 'activityLevel'],
]);

accepts(formula, [
  [labrador, labrador],
  [
    { ...labrador, weight: 1.2, age: 0 },
    { ...labrador, weight: 1.2, age: 0 },
  ],
]);

describe('the estimate', () => {
  test('starts from the values that the specification fixes', () => {
    const fixed = {
      Chihuahua: 15,
      'Yorkshire Terrier': 14,
      Beagle: 13,
      'Labrador Retriever': 12,
      'German Shepherd': 11,
      'Great Dane': 9,
    } as const;
    for (const [breed, years] of Object.entries(fixed) as [keyof typeof fixed, number][])
      expect(computed(formula, { ...labrador, breed, weight: 20 }).years).toBe(years);
  });

  test.each([
    [{ weight: 90 }, 0, []],
    [{ weight: 90.1 }, -2, ['Large Size']],
    [{ activityLevel: 'sedentary' }, -1, ['Sedentary Lifestyle']],
    [{ activityLevel: 'active' }, 1, ['Active Lifestyle']],
    [{ neutered: true }, 1, ['Spayed/Neutered']],
    [{ dentalCare: true }, 0.5, ['Regular Dental Care']],
    [{ overweight: true }, -1.5, ['Overweight']],
    [{ chronicIssues: true }, -2, ['Chronic Health Issues']],
  ] as const)('%o adds %d', (change, impact, names) => {
    const { estimate, factors } = computed(formula, { ...labrador, ...change });
    expect(estimate).toBe(12 + impact);
    expect(factors.map(({ name }) => name)).toEqual(names);
  });

  test('adds in the order of the table', () => {
    const all = { weight: 100, activityLevel: 'active', neutered: true, dentalCare: true, overweight: true } as const;
    expect(computed(formula, { ...labrador, ...all, chronicIssues: true })).toMatchObject({
      estimate: 9,
      range: { min: 8, max: 11 },
      factors: [
        { name: 'Large Size', impact: -2 },
        { name: 'Active Lifestyle', impact: 1 },
        { name: 'Spayed/Neutered', impact: 1 },
        { name: 'Regular Dental Care', impact: 0.5 },
        { name: 'Overweight', impact: -1.5 },
        { name: 'Chronic Health Issues', impact: -2 },
      ],
    });
  });
});

describe('age', () => {
  test.each([
    [10, 12, { min: 11, max: 14 }, false],
    [12.5, 12.5, { min: 12.5, max: 14 }, false],
    [14, 14, { min: 14, max: 14 }, false],
    [14.1, 14.1, { min: 14.1, max: 14 }, true],
  ])('of %d years shows %d', (age, years, range, hasPassedRange) => {
    expect(computed(formula, { ...labrador, age })).toMatchObject({ years, range, hasPassedRange, estimate: 12 });
  });
});

describe('what no published life table shows', () => {
  const worst = { activityLevel: 'sedentary', overweight: true, chronicIssues: true } as const;

  test('is an estimate below 5 years, 5 itself not', () => {
    expect(PUBLISHED_FLOOR).toBe(5);
    // 9 − 1 − 1.5 − 2 = 4.5, and with dental care 5.
    const dane = { ...labrador, breed: 'Great Dane', weight: 90, ...worst } as const;
    expect(computed(formula, dane)).toMatchObject({ estimate: 4.5, belowFloor: true });
    expect(computed(formula, { ...dane, dentalCare: true })).toMatchObject({ estimate: 5, belowFloor: false });
  });

  test('keeps its years, its range and its factors, and an old dog does not lift it', () => {
    const dane = { ...labrador, breed: 'Great Dane', weight: 140, age: 0, ...worst } as const;
    expect(computed(formula, dane)).toMatchObject({ years: 2.5, range: { min: 1, max: 4 }, belowFloor: true });
    expect(computed(formula, dane).factors).toHaveLength(4);
    expect(computed(formula, { ...dane, age: 11 })).toMatchObject({ years: 11, belowFloor: true });
  });
});

describe('recommendations', () => {
  test('are five, and one more for each of three faults, in order', () => {
    const kept = computed(formula, { ...labrador, dentalCare: true }).recommendations;
    expect(kept).toHaveLength(5);
    const { recommendations } = computed(formula, { ...labrador, overweight: true, activityLevel: 'sedentary' });
    expect(recommendations).toEqual([
      ...kept,
      'Start regular dental care, with daily tooth brushing and professional cleaning when your vet advises it.',
      'Ask your veterinarian for a safe weight-loss plan.',
      'Build up activity gradually, starting with short daily walks.',
    ]);
  });
});

describe('the table of breeds', () => {
  test('holds 160, each base the rounded middle of its range unless the specification fixes it', () => {
    expect(BREEDS).toHaveLength(160);
    const others = Object.values(DOG_BREEDS).filter((row) => 'published' in row && row.source !== 'spec');
    expect(others).toHaveLength(150);
    for (const row of others)
      if ('published' in row) {
        const [from, to] = row.published;
        expect(row.baseLifeExpectancy).toBe(Math.round((from + to) / 2));
      }
  });

  test.each(['small', 'medium', 'large', 'giant'] as const)('a mixed breed of size %s has the median base', (size) => {
    const rows = Object.entries(DOG_BREEDS).filter(([, row]) => row.size === size);
    const bases = rows
      .filter(([name]) => !name.startsWith('Mixed Breed'))
      .map(([, { baseLifeExpectancy }]) => baseLifeExpectancy)
      .sort((one, other) => one - other);
    const middle =
      ((bases[Math.floor((bases.length - 1) / 2)] ?? 0) + (bases[Math.ceil((bases.length - 1) / 2)] ?? 0)) / 2;
    const mixed = rows.find(([name]) => name.startsWith('Mixed Breed'))?.[1].baseLifeExpectancy;
    expect(mixed).toBe(Math.round(middle));
  });
});

test('medians of the United Kingdom stand beside the breeds they were quoted for', () => {
  const medians = BREEDS.map((breed) => [breed, computed(formula, { ...labrador, breed }).reference.breedMedian]);
  expect(Object.fromEntries(medians.filter(([, median]) => median !== null))).toEqual({
    'Labrador Retriever': 13.1,
    'Jack Russell Terrier': 13.3,
    'Cavalier King Charles Spaniel': 11.8,
    'French Bulldog': 9.8,
  });
});

test('never fewer years than the dog has lived, and a range of 3 years about every young dog', () => {
  const anyDog = fc.record({
    breed: fc.constantFrom(...BREEDS),
    weight: fc.double({ min: 0, max: 250, noNaN: true }),
    age: fc.double({ min: 0, max: 30, noNaN: true }),
    activityLevel: fc.constantFrom('sedentary', 'moderate', 'active'),
    neutered: fc.boolean(),
    dentalCare: fc.boolean(),
    overweight: fc.boolean(),
    chronicIssues: fc.boolean(),
  } as const);
  fc.assert(
    fc.property(anyDog, (dog) => {
      const { years, range, estimate, factors, base, hasPassedRange, belowFloor } = computed(formula, dog);
      expect(belowFloor).toBe(estimate < 5);
      expect(years).toBeGreaterThanOrEqual(dog.age);
      expect(estimate).toBe(base + factors.reduce((sum, { impact }) => sum + impact, 0));
      expect(hasPassedRange).toBe(range.min > range.max);
      if (dog.age <= estimate - 2) expect(range.max - range.min).toBe(3);
    }),
  );
});
