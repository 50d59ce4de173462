import { expect, test } from 'vitest';
import { atomMasses, massOverCharge, PROTON_MASS, peptideMasses } from '#workers/lib/sequences/protein/peptideMass.ts';

// Biopython 1.80: molecular_weight('VFER', 'protein', monoisotopic=True), and without.
test('a tetrapeptide', () => {
  const { monoisotopic, average } = peptideMasses('VFER');
  expect(monoisotopic).toBeCloseTo(549.291097, 5);
  expect(average).toBeCloseTo(549.6198, 1);
});

test('one and two protons on a peptide', () => {
  expect(PROTON_MASS).toBeCloseTo(1.007276467, 7);
  expect(massOverCharge(1000, 1)).toBeCloseTo(1001.007276467, 7);
  expect(massOverCharge(1000, 2)).toBeCloseTo(501.007276467, 7);
});

test('atoms that are lost count below 0', () => {
  expect(atomMasses({ H: -2 }).monoisotopic).toBeCloseTo(-2.01565, 5);
});
