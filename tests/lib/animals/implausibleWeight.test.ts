import { expect, test } from 'vitest';
import { implausibleWeight } from '#workers/lib/animals/implausibleWeight.ts';

test.each([
  ['dog', 120, 'Weight must be between 0.5 and 120 kg (1.1 and 264.6 lb)'],
  ['cat', 15, 'Weight must be between 0.5 and 15 kg (1.1 and 33.1 lb)'],
] as const)('a %s weighs from 0.5 to %d kg, edges included', (species, max, refusal) => {
  for (const weight of [0.5, 0.5 - 5e-10, 3, max, max + 5e-10]) expect(implausibleWeight(species, weight)).toBeNull();
  for (const weight of [0.49999, max + 0.00001, Number.NaN]) expect(implausibleWeight(species, weight)).toBe(refusal);
});
