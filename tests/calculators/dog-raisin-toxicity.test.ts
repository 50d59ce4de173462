import { expect, test } from 'vitest';
import calculator from '#src/calculators/dog-raisin-toxicity/calculator.ts';
import { leavesOf } from '#tests/support/calculatorRuns.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type RaisinInput } from '#workers/formulas/dog-raisin-toxicity.ts';

const SIX: RaisinInput = { weight: 10, weightUnit: 'kg', fruit: 'grape', amount: 6, amountUnit: 'pieces' };

test.each([
  [{}, '6 grapes'],
  [{ amount: 1 }, '1 grape'],
  [{ fruit: 'currant', amount: 1 }, '1 Zante currant'],
  [{ fruit: 'currant', amount: 30, amountUnit: 'g' }, '30 g of Zante currants'],
  [{ fruit: 'raisin', amount: 1, amountUnit: 'oz' }, '1 oz of raisins or sultanas'],
] as const)('what was eaten is worded for a phone call: %j, %s', (change, eaten) => {
  const input = { ...SIX, ...change };
  const texts = leavesOf(calculator.present(computed(formula, input), input)).map(({ leaf }) => leaf);
  expect(texts).toContainEqual(expect.stringContaining(eaten));
});

test.each([
  [{}, false],
  [{ amount: 30, amountUnit: 'g' }, true],
  [{ fruit: 'raisin', amount: 2 }, false],
  [{ fruit: 'raisin', amount: 2, amountUnit: 'g' }, true],
  [{ fruit: 'currant', amount: 1, amountUnit: 'oz' }, true],
] as const)('fruit that was weighed is counted in light pieces, and says so: %j, %s', (change, isSaid) => {
  const input = { ...SIX, ...change };
  const texts = JSON.stringify(calculator.present(computed(formula, input), input));
  expect(texts.includes('A weight is counted in light')).toBe(isSaid);
});
