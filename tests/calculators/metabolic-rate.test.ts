import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/metabolic-rate/calculator.ts';
import { visibleFields } from '#src/engine/form/controls.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type MetabolicInput } from '#workers/formulas/metabolic-rate.ts';

const MAN: MetabolicInput = {
  species: 'human',
  weight: 70,
  height: 175,
  age: 30,
  sex: 'male',
  activityLevel: 'moderate',
};
const MOUSE: MetabolicInput = { species: 'animal', weight: 0.025, temperature: 30, activityLevel: 'sedentary' };

function presented(input: MetabolicInput): Presentation {
  return calculator.present(computed(formula, input), input);
}

function shownIn(presentation: Presentation): Readonly<Record<string, string>> {
  return Object.fromEntries(figuresOf(presentation).map(({ field, text }) => [field, text]));
}

describe('metabolic-rate page', () => {
  test('asks people and animals for different things', () => {
    const { blank } = createFormModel(calculator);
    const asked = (species: string) => visibleFields(calculator.fields, { ...blank, species }).map(([name]) => name);
    expect(asked('human')).toEqual(['species', 'weight', 'height', 'age', 'sex', 'activityLevel']);
    expect(asked('animal')).toEqual(['species', 'weight', 'temperature', 'activityLevel']);
  });

  test('shows whole kilocalories for people, and nothing to compare', () => {
    const presentation = presented(MAN);
    expect(shownIn(presentation)).toMatchObject({
      bmr: '1649',
      tdee: '2556',
      dailyCalories: '2556',
      'raw.bmr': '1648.75',
    });
    expect(presentation.blocks.map(({ kind }) => kind)).not.toContain('comparison');
  });

  test('without an activity level the basal rate is the answer, and no activity is assumed', () => {
    expect(createFormModel(calculator).blank.activityLevel).toBe('');
    const { activityLevel: _, ...atRest } = MAN;
    const presentation = presented(atRest);
    expect(presentation.headline).toMatchObject({ field: 'bmr', text: '1649' });
    expect(presentation.status).toBe('Basal metabolic rate 1649 kcal per day.');
    expect(shownIn(presentation)).toMatchObject({ dailyCalories: '–', activityLevel: 'not chosen' });
    expect(presentation.working.map(({ label }) => label)).toEqual(['Basal metabolic rate']);
    // What the day would be at each level stays below.
    expect(shownIn(presentation)).toMatchObject({ 'byActivity.0.tdee': '1979', 'byActivity.4.tdee': '3133' });
  });

  test('a cat at 37 °C without an activity level: the resting rate of a mammal is beside the basal rate', () => {
    const presentation = presented({ species: 'animal', weight: 4, temperature: 37 });
    expect(presentation.status).toBe(
      'Basal metabolic rate 643 kcal per day with temperature; a mammal or bird needs 198, which is the best estimate for it.',
    );
    expect(presentation.accepted?.figure).toMatchObject({ field: 'reference.restingEnergy', text: '198' });
  });

  test('shows the rate of an animal beside that without temperature', () => {
    const presentation = presented(MOUSE);
    expect(shownIn(presentation)).toMatchObject({
      bmr: '9',
      'reference.restingEnergy': '4',
      temperatureFactor: '2.00',
      'reference.boltzmannFactor': '2.34',
      'raw.bmr': '8.80',
    });
    const fields = figuresOf(presentation).map(({ field }) => field);
    expect(new Set(fields).size).toBe(fields.length);
  });

  test('a cat at 37 °C: the need of a mammal is shown beside the headline', () => {
    const presentation = presented({ species: 'animal', weight: 4, temperature: 37, activityLevel: 'sedentary' });
    expect(presentation.headline.text).toBe('772');
    expect(presentation.status).toBe(
      'Energy need 772 kcal per day with temperature; a mammal or bird needs 238, which is the best estimate for it.',
    );
    expect(presentation.accepted).toMatchObject({
      method: 'Mammals and birds',
      figure: { text: '238' },
      advice: expect.stringContaining('the factor of 3.25 for 37 °C'),
    });
  });

  test('at 20 °C both are the same, and there is no notice', () => {
    const presentation = presented({ ...MOUSE, temperature: 20 });
    expect(presentation.blocks.map(({ kind }) => kind)).not.toContain('notice');
    expect(presentation.status).toBe('Energy need 5 kcal per day.');
  });

  test.each([
    [18, true],
    [19, false],
    [78, false],
    [79, true],
  ])('at %d years it is outside the equation: %s', (age, outside) => {
    const kinds = presented({ ...MAN, age }).blocks.map(({ kind }) => kind);
    expect(kinds.includes('notice')).toBe(outside);
  });

  test('the working holds the visitor’s numbers', () => {
    expect(presented(MAN).working[0]).toMatchObject({
      formula: 'BMR = 10·kg + 6.25·cm − 5·years + 5 for men',
      substituted: '10·70 + 6.25·175 − 5·30 + 5',
      value: '1648.75 kcal/day',
    });
    expect(presented({ ...MAN, sex: 'female' }).working[0]?.substituted).toBe('10·70 + 6.25·175 − 5·30 − 161');
    expect(presented(MOUSE).working.map(({ substituted }) => substituted)).toEqual([
      '70·0.025^0.75·2^((30 − 20) ÷ 10)',
      '8.80·1.2 = 10.56',
      '70·0.025^0.75',
    ]);
  });
});
