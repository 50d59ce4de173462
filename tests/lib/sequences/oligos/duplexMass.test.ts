import { expect, test } from 'vitest';
import { averageDuplexMass } from '#workers/lib/sequences/oligos/duplexMass.ts';

test('residues of each base pair, and the ends once', () => {
  expect(averageDuplexMass(1)).toBeCloseTo(654, 9);
  expect(averageDuplexMass(3000)).toBeCloseTo(1853916.04, 6);
  expect(averageDuplexMass(5000) - averageDuplexMass(2000)).toBeCloseTo(3000 * 617.96, 6);
});
