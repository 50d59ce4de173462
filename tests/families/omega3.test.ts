import { expect, test } from 'vitest';
import { omegaCalculator } from '#src/calculators/families/omega3.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';

test.each([
  ['productType', 'liquid', false],
  ['epaMg', '90', false],
  ['dhaMg', '110', false],
  ['weight', '21', true],
  ['goal', 'joint', true],
])('another %s: the confirmation that the product is not a liver oil is kept: %s, %s', (field, value, stands) => {
  const { edit, blank } = createFormModel(omegaCalculator('dog', 'Dog Omega-3'));
  const confirmed = { ...blank, productType: 'capsule', epaMg: '180', dhaMg: '120', notLiverOil: true };
  expect(edit(confirmed, field, value).notLiverOil).toBe(stands);
});
