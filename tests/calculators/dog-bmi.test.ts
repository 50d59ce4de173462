import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/dog-bmi/calculator.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type DogBmiInput } from '#workers/formulas/dog-bmi.ts';

function presented(changes: Partial<DogBmiInput> = {}) {
  const input: DogBmiInput = { weight: 30, weightUnit: 'kg', bcs: 5, ...changes };
  return calculator.present(computed(formula, input), input);
}

function noticesOf(bcs: number): string {
  return presented({ bcs })
    .blocks.flatMap((block) => (block.kind === 'notice' ? [`${block.title ?? ''} ${block.text}`] : []))
    .join(' ');
}

describe('dog-bmi page', () => {
  test('shows the BMI only with a height, with no tone, and says that no limits hold', () => {
    expect(figuresOf(presented()).find(({ field }) => field === 'bmi')).toMatchObject({
      value: null,
      text: 'not computed',
    });
    const bmi = figuresOf(presented({ shoulderHeight: 57 })).find(({ field }) => field === 'bmi');
    expect(bmi).toMatchObject({ text: '92.3', unit: 'kg/m²' });
    expect(bmi?.tone).toBeUndefined();
    expect(bmi?.note).toContain('No limits hold across breeds');
  });

  test('the unit is shown with the weights, and not as a separate result', () => {
    const { headline, working } = presented({ weightUnit: 'lb' });
    expect(headline.unit).toBe('lb');
    expect(figuresOf(presented()).map(({ field }) => field)).not.toContain('weightUnit');
    expect(working.map(({ data }) => data)).toContainEqual({ field: 'weightUnit', value: 'lb' });
  });

  test('names the score’s own description with the category', () => {
    const category = figuresOf(presented({ bcs: 9 })).find(({ field }) => field === 'category');
    expect(category).toMatchObject({ text: 'Obese', tone: 'caution' });
    expect(category?.note).toMatch(/^Score 9 of 9\. Massive fat/);
    expect(figuresOf(presented()).find(({ field }) => field === 'category')?.tone).toBe('good');
  });

  test('says with every result that it does not apply to puppies and pregnant dogs', () => {
    for (const bcs of [1, 3, 5, 7, 9]) expect(noticesOf(bcs)).toContain('puppies and pregnant dogs');
  });

  test('sends the thin to a veterinarian and the fat to a plan, and nobody else', () => {
    expect(noticesOf(1)).toContain('See a veterinarian today');
    expect(noticesOf(3)).toContain('Have the cause looked for');
    expect(noticesOf(8)).toContain('weight-loss plan');
    for (const bcs of [4, 5, 6, 7]) expect(noticesOf(bcs)).not.toMatch(/today|the cause looked|weight-loss plan/);
  });

  test('draws four categories that meet half-way between the scores', () => {
    const [chart] = presented().blocks.flatMap((block) => (block.kind === 'chart' ? [block.chart] : []));
    expect(chart).toMatchObject({
      bands: [
        { label: 'Underweight', to: 3.5 },
        { label: 'Ideal', from: 3.5, to: 5.5 },
        { label: 'Overweight', from: 5.5, to: 7.5 },
        { label: 'Obese', from: 7.5 },
      ],
    });
  });

  test.each([
    [7, ['7 − 5', '30 ÷ (1 + 0.1·2)', '20 + 5·(7 − 5)']],
    [4, ['0', '30 ÷ (1 + 0.1·0)', '20 + 5·(4 − 5)']],
    [2, ['2 − 4', '30 ÷ (1 + 0.1·(−2))', '20 + 5·(2 − 5)']],
  ])('works score %d out by its own rule', (bcs, substituted) => {
    expect(presented({ bcs }).working.map((step) => step.substituted)).toEqual(substituted);
  });

  test('calculates the BMI in kilograms and meters', () => {
    const { working } = presented({ weight: 25, weightUnit: 'lb', shoulderHeight: 14, heightUnit: 'in' });
    expect(working.at(-1)).toMatchObject({ substituted: '11.339809 ÷ 0.3556²', value: '89.7 kg/m²' });
  });
});
