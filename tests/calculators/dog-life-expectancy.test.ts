import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/dog-life-expectancy/calculator.ts';
import content from '#src/calculators/dog-life-expectancy/content.ts';
import { asText, figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { sharedText } from '#src/engine/kit/onDemand/sharedText.ts';
import { Working } from '#src/engine/results/Working.tsx';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type DogLifeInput } from '#workers/formulas/dog-life-expectancy.ts';
import { DOG_BREEDS, type DogBreed } from '#workers/reference/dogBreeds.ts';

const PASSED = 'Your dog has already passed the average range for this profile';
const beagle: DogLifeInput = {
  breed: 'Beagle',
  weight: 25,
  age: 2,
  activityLevel: 'moderate',
  neutered: false,
  dentalCare: true,
  overweight: false,
  chronicIssues: false,
};

function presented(change: Partial<DogLifeInput> = {}) {
  const input = { ...beagle, ...change };
  return calculator.present(computed(formula, input), input);
}

function shown(change: Partial<DogLifeInput> = {}): Readonly<Record<string, string>> {
  return Object.fromEntries(figuresOf(presented(change)).map(({ field, text }) => [field, text]));
}

describe('dog-life-expectancy page', () => {
  test('shows years with a decimal only where there is one', () => {
    expect(shown()).toMatchObject({ years: '13.5', 'range.min': '12', 'range.max': '15', base: '13' });
    expect(shown({ dentalCare: false }).years).toBe('13');
  });

  test('does not call the dog’s own age an average', () => {
    const { headline, status } = presented({ age: 14.4 });
    expect(headline.label).toBe('Years shown: your dog’s own age');
    expect(status).toBe('Your dog’s own age, 14.4 years, is above the average for this profile, 13.5 years.');
    expect(presented().headline.label).toBe('Average life expectancy for this profile');
    expect(presented().status).toBe('Average for this profile: 13.5 years.');
  });

  test('draws each factor and each recommendation', () => {
    const figures = figuresOf(presented({ overweight: true }));
    expect(figures).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'factors.0.name', text: 'Regular Dental Care' }),
        expect.objectContaining({ field: 'factors.0.impact', value: 0.5, text: '+0.5', unit: 'years' }),
        expect.objectContaining({ field: 'factors.1.impact', value: -1.5, text: '-1.5' }),
        expect.objectContaining({
          field: 'recommendations.5',
          text: 'Ask your veterinarian for a safe weight-loss plan.',
        }),
      ]),
    );
    expect(new Set(figures.map(({ field }) => field)).size).toBe(figures.length);
  });

  test('says in words that a range has been passed, and shows none of it', () => {
    const { blocks, headline, working } = presented({ age: 16 });
    expect(blocks[0]).toMatchObject({ kind: 'notice', text: PASSED });
    expect(shown({ age: 16 })).toMatchObject({
      years: '16',
      'range.min': 'already passed',
      'range.max': 'already passed',
    });
    expect(headline.note).toContain('13.5');
    expect(working.map(({ label }) => label)).toEqual(['Estimate', 'Years by the rule']);
    expect(asText(presented({ age: 15 }))).not.toContain(PASSED);
  });

  test('gives the estimate beside the medians, where the breed has one', () => {
    expect(shown({ breed: 'French Bulldog' })).toMatchObject({
      estimate: '10.5',
      'reference.breedMedian': '9.8',
      'reference.allDogsMedian': '12.5',
    });
    expect(shown()['reference.breedMedian']).toBe('not given here');
  });

  describe('where the points leave less than any published life table', () => {
    const WORST = { activityLevel: 'sedentary', dentalCare: false, overweight: true, chronicIssues: true } as const;
    const SENTENCE =
      'These answers together give a figure that no published life table shows. Effects of weight, activity and illness overlap and must not be added up. Ask your veterinarian what would help your dog most.';

    test('there is no average in the headline, for any dog', () => {
      const anyDog = fc.record({
        breed: fc.constantFrom(...(Object.keys(DOG_BREEDS) as DogBreed[])),
        weight: fc.double({ min: 0, max: 250, noNaN: true }),
        age: fc.double({ min: 0, max: 20, noNaN: true }),
        activityLevel: fc.constantFrom('sedentary', 'moderate', 'active'),
        neutered: fc.boolean(),
        dentalCare: fc.boolean(),
        overweight: fc.boolean(),
        chronicIssues: fc.boolean(),
      } as const);
      fc.assert(
        fc.property(
          fc.oneof(
            anyDog,
            anyDog.map((dog) => ({ ...dog, ...WORST, neutered: false })),
          ),
          (dog) => {
            const { belowFloor, estimate } = computed(formula, dog);
            const { headline, status, blocks } = presented(dog);
            expect(belowFloor).toBe(estimate < 5);
            expect(headline.field === 'years').toBe(!belowFloor);
            if (!belowFloor) return;
            expect([headline.label, headline.text, headline.note, status].join(' ')).not.toMatch(/average/i);
            expect(['reference.breedMedian', 'belowFloor']).toContain(headline.field);
            expect(blocks[0]).toMatchObject({ kind: 'notice', tone: 'caution', text: SENTENCE });
          },
        ),
      );
    });

    test('a Great Dane, of which no median is quoted, gets no figure at all in its place', () => {
      const dane = { breed: 'Great Dane', weight: 140, age: 0, ...WORST } as const;
      expect(presented(dane).headline).toMatchObject({ field: 'belowFloor', value: true, text: 'No figure to show' });
      expect(presented(dane).status).toBe(`No figure to show. ${SENTENCE}`);
      expect(sharedText(calculator, presented(dane))?.split('\n').slice(0, 2)).toEqual([
        `No figure to show. ${SENTENCE}`,
        'Life expectancy for these answers: No figure to show',
      ]);
      expect(sharedText(calculator, presented())).toMatch(/^Average life expectancy for this profile: 13\.5 years\n/);
    });

    test('the published median of the breed comes first where there is one', () => {
      const bulldog = { breed: 'French Bulldog', weight: 95, ...WORST } as const;
      const { headline, status } = presented(bulldog);
      expect(headline).toMatchObject({ field: 'reference.breedMedian', text: '9.8', unit: 'years' });
      expect(status).toBe(`${SENTENCE} Median of the breed in the United Kingdom: 9.8 years.`);
    });

    test('the figures of the rule stay in the working, drawn with their keys, and nowhere else', () => {
      const dane = { breed: 'Great Dane', weight: 140, age: 0, ...WORST } as const;
      const presentation = presented(dane);
      const { working } = presentation;
      expect(working.map(({ data, value }) => [data?.field, data?.value, value])).toEqual([
        ['base', 9, '9 years'],
        ['estimate', 2.5, '2.5 years'],
        ['years', 2.5, '2.5 years'],
        ['range.min', 1, '1 year'],
        ['range.max', 4, '4 years'],
      ]);
      const fields = figuresOf(presentation).map(({ field }) => field);
      for (const { data } of working) expect(fields).not.toContain(data?.field);
      expect(asText(presentation)).not.toMatch(/\b2\.5\b/);
      expect(sharedText(calculator, presentation)).not.toMatch(/\b2\.5\b/);
      const markup = renderToStaticMarkup(createElement(Working, { steps: working }));
      expect(markup).toContain('<data value="2.5" data-field="years">= 2.5 years</data>');
      expect(markup).toContain('<data value="4" data-field="range.max">= 4 years</data>');
    });

    test('a range that has been passed is not read there either, and where blocks have the figures no step does', () => {
      const old = presented({ breed: 'Great Dane', weight: 140, age: 12, ...WORST }).working;
      expect(old.slice(3).map(({ data, value }) => [data?.field, data?.value, value])).toEqual([
        ['range.min', 12, 'already passed'],
        ['range.max', 4, 'already passed'],
      ]);
      for (const { data } of presented().working) expect(data).toBeUndefined();
    });
  });

  test('writes the sum of the visitor’s dog out', () => {
    expect(presented({ overweight: true, activityLevel: 'active' }).working[0]).toMatchObject({
      substituted: '13 + 1 + 0.5 − 1.5',
      value: '13 years',
    });
  });

  test('never counts down, names no day of death and gives no advice about one', () => {
    const words = [
      JSON.stringify(content),
      ...[{}, { age: 16 }, { age: 14 }, { chronicIssues: true }].map((change) => JSON.stringify(presented(change))),
    ].join(' ');
    expect(words).not.toMatch(/years left|left to live|remaining|countdown|euthan|put to sleep|put down|say goodbye/i);
  });
});
