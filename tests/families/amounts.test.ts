import { describe, expect, test } from 'vitest';
import { amount } from '#src/calculators/families/amounts.ts';
import stoichiometry from '#src/calculators/stoichiometry/calculator.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/stoichiometry.ts';

describe('amount', () => {
  test.each([
    [0, 4, '0.0000'],
    [0.4250123, 4, '0.4250'],
    [0.001, 4, '0.0010'],
    [0.00099, 4, '9.900e-4'],
    [-0.5, 4, '-0.5000'],
    [-2e-7, 4, '-2.000e-7'],
    [249.677, 3, '249.677'],
    [1e9, 3, '1.000e+9'],
    [999999999, 3, '999999999.000'],
  ])('%d with %i decimals reads %s', (value, decimals, text) => {
    expect(amount(decimals)(value).text).toBe(text);
  });
});

test('words where there is no value: the rest of a reactant without an amount', () => {
  const input = { equation: 'H2 + O2 -> H2O', amounts: [{ formula: 'H2', amount: 2, unit: 'mol' }] } as const;
  const shown = figuresOf(stoichiometry.present(computed(formula, input), input));
  const left = shown.filter(({ field }) => field.endsWith('.leftoverMass'));
  expect(left).toMatchObject([
    { label: 'H2 left, g', value: 0, text: '0.000' },
    { label: 'O2 left, g', value: null, text: 'in excess' },
  ]);
});
