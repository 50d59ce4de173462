import { expect, test } from 'vitest';
import calculator from '#src/calculators/error-propagation/calculator.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/error-propagation.ts';

function presented(value: number, standardUncertainty: number) {
  const input = { formula: 'x^2', variables: [{ name: 'x', value, standardUncertainty }], trials: 10_000 };
  return calculator.present(computed(formula, input), input);
}

/** The square of a standard normal number has mean 1, standard deviation √2, and quantiles 0.001 and 5.02. */
test('where a straight line says nothing, result and interval are those of the simulation', () => {
  const { headline, status } = presented(0, 1);
  expect(headline).toMatchObject({ field: 'monteCarlo.mean', label: 'Mean of the simulation' });
  expect(headline?.value).toBeCloseTo(1, 1);
  expect(status).toMatch(/^Result 1\.\d+, standard uncertainty 1\.4, 95 % CI 0\.0 to [45]\.\d, by the simulation\.$/);
});

test('where it follows the formula, they are those of the linear law', () => {
  const { headline, status } = presented(10, 0.1);
  expect(headline).toMatchObject({ field: 'value', label: 'Result', text: '100.0' });
  expect(status).toBe('Result 100.0, standard uncertainty 2.0, 95 % CI 96.1 to 103.9, by the linear law.');
});
