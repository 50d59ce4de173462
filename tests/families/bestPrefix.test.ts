import { expect, test } from 'vitest';
import { bestPrefix } from '#src/calculators/families/bestPrefix.ts';

test.each([
  ['volume', 0.2657, '265.7', 'µL'],
  ['volume', 1, '1', 'mL'],
  ['volume', 0.99999, '1', 'mL'],
  ['volume', 1500, '1.5', 'L'],
  ['volume', 1e-9, '0.001', 'nL'],
  ['volume', 0, '0', 'mL'],
  ['mass', 1.5e-5, '15', 'µg'],
  ['mass', 4.383, '4.383', 'g'],
  ['molarity', 0.15, '150', 'mmol/L'],
] as const)('a %s of %s reads %s %s', (quantity, value, text, unit) => {
  const written = bestPrefix(quantity, value);
  expect(written).toMatchObject({ text, unit });
  expect(value * (written.scale ?? 1)).toBeCloseTo(Number(text), 1);
});
