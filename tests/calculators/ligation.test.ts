import { expect, test } from 'vitest';
import calculator from '#src/calculators/ligation/calculator.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/ligation.ts';

test('every figure once: masses, amounts by two conventions, other ratios', () => {
  const input = { vectorMass: 50, vectorLength: 2686, insertLength: 800, molarRatio: 3 };
  const shown = figuresOf(calculator.present(computed(formula, input), input));
  expect(Object.fromEntries(shown.map(({ field, text }) => [field, text]))).toEqual({
    insertMass: '44.68',
    totalDna: '94.68',
    'reference.insertMass': '44.68',
    vectorFmol: '28.64',
    'reference.vectorFmol': '30.12',
    insertFmol: '85.92',
    'reference.insertFmol': '90.37',
    'commonRatios.0.insertMass': '14.89',
    'commonRatios.1.insertMass': '29.78',
    'commonRatios.2.insertMass': '44.68',
    'commonRatios.3.insertMass': '74.46',
    'commonRatios.4.insertMass': '148.92',
  });
  expect(new Set(shown.map(({ field }) => field)).size).toBe(shown.length);
});

test('a picogram of vector takes some insert', () => {
  const input = { vectorMass: 0.001, vectorLength: 2686, insertLength: 800, molarRatio: 3 };
  const presentation = calculator.present(computed(formula, input), input);
  expect(presentation.status).toBe('Add 0.00 (0.0008935) ng of insert.');
  expect(presentation.headline).toMatchObject({ text: '0.00', note: 'With four digits 0.0008935.' });
  const total = figuresOf(presentation).find(({ field }) => field === 'totalDna');
  expect(total).toMatchObject({ text: '0.00', unit: 'ng', note: 'With four digits 0.001894.' });
});
