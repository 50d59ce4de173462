import { expect, test } from 'vitest';
import { kilogramsStep } from '#src/calculators/families/kilogramsStep.ts';

test('pounds are shown to become kilograms, in the words of the page', () => {
  expect(kilogramsStep('lb', 22, '9.98', 'Weight in kg')).toEqual([
    { label: 'Weight in kg', formula: 'lb × 0.45359237', substituted: '22 × 0.45359237', value: '9.98 kg' },
  ]);
  expect(kilogramsStep('lb', 1, 0.45359237).map(({ label }) => label)).toEqual(['Weight in kilograms']);
});

test('kilograms stay what they are, without a step', () => {
  expect(kilogramsStep('kg', 10, 10)).toEqual([]);
});
