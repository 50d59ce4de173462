import { expect, test } from 'vitest';
import calculator from '#src/calculators/half-life/calculator.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type HalfLifeInput } from '#workers/formulas/half-life.ts';

const YEAR = 365.25 * 24;
const LEFT = { solveFor: 'time', nuclide: 'own', initialAmount: 100, remainingAmount: 25 } as const;

function presented(input: HalfLifeInput): Presentation {
  return calculator.present(computed(formula, input), input);
}

test('times are told in the unit of the half-life, with the hours beside them', () => {
  const carbon = presented({ ...LEFT, halfLife: 5730 * YEAR });
  expect(carbon.headline).toMatchObject({ text: '11460', unit: 'years', value: 11_460 * YEAR });
  expect(carbon.headline.note).toBe('100458000 h.');
  expect(carbon.status).toBe('Time that has passed: 11460 years.');
  const figures = Object.fromEntries(figuresOf(carbon).map((figure) => [figure.field, figure]));
  expect(figures.halfLife).toMatchObject({ text: '5730', unit: 'years' });
  expect(figures.decayConstant).toMatchObject({ text: '0.000120968', unit: 'per year' });
});

test.each([
  [1.5 * YEAR, '3', 'years'],
  [100 * 24, '200', 'days'],
  [48, '4', 'days'],
  [47, '94', 'h'],
  [2, '4', 'h'],
  [1.5, '180', 'min'],
  [1 / 60, '120', 's'],
])('a half-life of %d h: two of them are %s %s', (halfLife, text, unit) => {
  expect(presented({ ...LEFT, halfLife }).headline).toMatchObject({ text, unit });
});

test('of a nuclide in the menu, the unit is that of the menu', () => {
  // 109.77 min, 301 thousand years.
  expect(presented({ ...LEFT, nuclide: 'F-18' }).headline).toMatchObject({ text: '219.54', unit: 'min' });
  expect(presented({ ...LEFT, nuclide: 'Cl-36' }).headline).toMatchObject({ text: '602000', unit: 'years' });
});

test('the working has the numbers of that unit', () => {
  const { working } = presented({ ...LEFT, nuclide: 'I-131', biologicalHalfLife: 80 * 24 });
  expect(working.map(({ substituted, value }) => `${substituted} = ${value}`)).toEqual([
    '1 ÷ (1 ÷ 8.025 + 1 ÷ 80) = 7.29338 days',
    '7.2933826·log₂(100 ÷ 25) = 14.5868 days',
    'ln 2 ÷ 7.2933826 = 0.0950378 per day',
    '7.2933826 ÷ ln 2 = 10.5221 days',
  ]);
});
