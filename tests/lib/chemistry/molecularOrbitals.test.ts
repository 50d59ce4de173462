import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bondOrderOf,
  electronsOf,
  fillOrbitals,
  orbitalText,
  unpairedElectrons,
} from '#workers/formulas/bond-order.ts';

describe('filling', () => {
  test.each([
    ['H2', 2, 2, 'σ1s2', 0],
    ['He2+', 3, 4, 'σ1s2 σ*1s1', 1],
    ['Li2', 2, 6, 'σ2s2', 0],
    ['B2', 6, 10, 'σ2s2 σ*2s2 π2p2', 2],
    ['N2', 10, 14, 'σ2s2 σ*2s2 π2p4 σ2p2', 0],
    ['NO', 11, 15, 'σ2s2 σ*2s2 π2p4 σ2p2 π*2p1', 1],
    ['O2', 12, 16, 'σ2s2 σ*2s2 σ2p2 π2p4 π*2p2', 2],
    ['O2-', 13, 16, 'σ2s2 σ*2s2 σ2p2 π2p4 π*2p3', 1],
    ['Ne2', 16, 20, 'σ2s2 σ*2s2 σ2p2 π2p4 π*2p4 σ*2p2', 0],
  ])('%s: %d valence electrons', (_, valence, neutral, configuration, unpaired) => {
    const orbitals = fillOrbitals(valence, neutral);
    expect(orbitalText(orbitals)).toBe(configuration);
    expect(unpairedElectrons(orbitals)).toBe(unpaired);
  });

  test('ends where the orbitals do', () => {
    expect(fillOrbitals(0, 2)).toEqual([]);
    expect(() => fillOrbitals(17, 20)).toThrow('full');
    expect(() => fillOrbitals(5, 4)).toThrow('full');
  });

  test('the order of π2p and σ2p never changes the bond order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 16 }), (valence) => {
        const orders = [14, 16].map((neutral) => {
          const orbitals = fillOrbitals(valence, neutral);
          const [bonding, antibonding] = [electronsOf(orbitals, 'bonding'), electronsOf(orbitals, 'antibonding')];
          expect(bonding + antibonding).toBe(valence);
          return bondOrderOf(bonding, antibonding);
        });
        expect(orders[0]).toBe(orders[1]);
      }),
    );
  });
});

test('half the surplus, below 0 too', () => {
  expect([bondOrderOf(8, 4), bondOrderOf(8, 3), bondOrderOf(0, 2)]).toEqual([2, 2.5, -1]);
});
