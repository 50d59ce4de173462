import { expect, test } from 'vitest';
import { dimerConditions, hairpinConditions, stabilityOf } from '#workers/lib/sequences/oligos/foldConditions.ts';
import type { Solution } from '#workers/lib/sequences/oligos/nearestNeighbor.ts';

const SOLUTION: Solution = { monovalent: 50, magnesium: 0, dntp: 0, oligo: 50 };

test('salt has an entropy for each step: 0.368·ln[Na⁺]', () => {
  expect(hairpinConditions(SOLUTION).saltEntropy).toBeCloseTo(0.368 * Math.log(0.05), 12);
  expect(hairpinConditions({ ...SOLUTION, monovalent: 1000 }).saltEntropy).toBeCloseTo(0, 12);
  const magnesium = { ...SOLUTION, magnesium: 1.5, dntp: 0.6 };
  expect(hairpinConditions(magnesium).saltEntropy).toBeCloseTo(0.368 * Math.log(0.05 + 0.12 * Math.sqrt(0.9)), 12);
});

test('a quarter of the strands counts, and all of them where both read the same from either side', () => {
  expect(dimerConditions(SOLUTION, false).strandEntropy).toBeCloseTo(1.9872 * Math.log(12.5e-9), 9);
  expect(dimerConditions(SOLUTION, true).strandEntropy).toBeCloseTo(1.9872 * Math.log(50e-9), 9);
  expect(dimerConditions(SOLUTION, false).initiation).toEqual({ enthalpy: 200, entropy: -5.7 });
  expect(dimerConditions(SOLUTION, true).initiation.entropy).toBeCloseTo(-7.1, 12);
  expect(hairpinConditions(SOLUTION)).toMatchObject({ strandEntropy: 0, initiation: { enthalpy: 0, entropy: 0 } });
});

test('the numbers of a structure follow from its sums', () => {
  // ntthal -a HAIRPIN -s1 GGGCCAGAAATGGCCCT: dS = −117.5, dH = −39800, dG = −3357.46, t = 65.5742; 5 pairs.
  const conditions = hairpinConditions(SOLUTION);
  const structure = { enthalpy: -39_800, entropy: -117.5 - 4 * 0.368 * Math.log(0.05) };
  const { enthalpy, entropy, energy, tm } = stabilityOf(structure, 4, conditions);
  expect([enthalpy, entropy]).toEqual([-39.8, expect.closeTo(-117.5, 9)]);
  expect(energy).toBeCloseTo(-3.357, 2);
  expect(tm).toBeCloseTo(65.57, 1);
});

test('there is no temperature below absolute zero', () => {
  expect(stabilityOf({ enthalpy: 1000, entropy: -10 }, 0, hairpinConditions(SOLUTION)).tm).toBeNull();
});
