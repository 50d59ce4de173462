import { describe, expect, test } from 'vitest';
import {
  ACIDIC_SIDE_CHAINS,
  BASIC_SIDE_CHAINS,
  BJELLQVIST,
  EMBOSS,
  EXPASY,
  type PkSet,
} from '#workers/reference/dissociationConstants.ts';

describe.each<readonly [string, PkSet]>(Object.entries({ BJELLQVIST, EMBOSS, EXPASY }))('%s', (_, set) => {
  const { aminoEnd, aminoEndOf, carboxylEnd, carboxylEndOf, sideChains } = set;

  test('groups give off their hydrogen ion in the order of their strength', () => {
    const { C, D, E, H, K, R, Y } = sideChains;
    const order = [carboxylEnd, D, E, H, aminoEnd, C, Math.min(K, Y), Math.max(K, Y), R];
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(carboxylEnd).toBeGreaterThan(2);
    expect(R).toBeLessThan(14);
  });

  test('ends that depend on their residue stay near the others', () => {
    for (const pK of Object.values(aminoEndOf)) expect(Math.abs(pK - aminoEnd)).toBeLessThan(1);
    for (const pK of Object.values(carboxylEndOf)) expect(pK - carboxylEnd).toBeGreaterThan(0);
    for (const pK of Object.values(carboxylEndOf)) expect(pK - carboxylEnd).toBeLessThan(1.5);
  });

  test('has a value for every side chain that carries a charge', () => {
    expect(Object.keys(sideChains).toSorted()).toEqual([...BASIC_SIDE_CHAINS, ...ACIDIC_SIDE_CHAINS].toSorted());
  });
});
