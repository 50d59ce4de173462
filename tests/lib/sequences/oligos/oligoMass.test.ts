import { expect, test } from 'vitest';
import { oligoMass, rnaMass } from '#workers/lib/sequences/oligos/oligoMass.ts';

// Molar masses of the free nucleotides: dAMP 331.2, dCMP 307.2, dGMP 347.2, TMP 322.2 g/mol.
test.each([
  ['A', 331.2],
  ['C', 307.2],
  ['G', 347.2],
  ['T', 322.2],
])('one nucleotide with its phosphate: %s', (base, mass) => {
  expect(oligoMass(base, true)).toBeCloseTo(mass, 1);
});

test('each further nucleotide costs a water, a 5′ phosphate adds 79.98', () => {
  const [ag, a, g] = [oligoMass('AG', true), oligoMass('A', true), oligoMass('G', true)];
  expect(a + g - ag).toBeCloseTo(18.015, 3);
  expect(oligoMass('ACGT', true) - oligoMass('ACGT', false)).toBeCloseTo(79.98, 2);
});

test('the order of the bases does not matter', () => {
  expect(oligoMass('GATTACA', false)).toBeCloseTo(oligoMass('AAACGTT', false), 9);
});

// Free nucleotides less HPO3: adenosine 267.24, cytidine 243.22, guanosine 283.24, uridine 244.20 g/mol.
test.each([
  ['A', 267.24],
  ['C', 243.22],
  ['G', 283.24],
  ['U', 244.2],
])('a nucleoside of RNA: %s', (base, mass) => {
  expect(rnaMass(base)).toBeCloseTo(mass, 1);
});
