import { expect, test } from 'vitest';
import { cornerAt, KELVIN_37, NO_BASE } from '#workers/lib/sequences/oligos/foldEnergies.ts';
import { closingPair, helixEnds, isWeak } from '#workers/lib/sequences/oligos/helixEnds.ts';

const [A, C, G, T] = [0, 1, 2, 3] as const;
const TABLE = helixEnds({ enthalpy: 200, entropy: -5.7 + 1.9872 * Math.log(50e-9 / 4) });
const at = (base: number, next: number, opposite: number) => {
  const place = cornerAt(base, next, opposite);
  return [TABLE.enthalpy[place], TABLE.entropy[place]];
};

test('a helix that ends in A·T has a penalty', () => {
  expect([A, C, G, T].map(isWeak)).toEqual([true, false, false, true]);
  expect(closingPair(T)).toEqual({ enthalpy: 2200, entropy: 6.9 });
  expect(closingPair(G)).toEqual({ enthalpy: 0, entropy: 0 });
  expect(at(A, NO_BASE, NO_BASE)).toEqual([2200, 6.9]);
  expect(at(C, NO_BASE, NO_BASE)).toEqual([0, 0]);
});

test('a dangling base counts where it stabilizes', () => {
  // 5′-CA-3′ over G: −5.9 kcal/mol, −16.5.
  expect(at(C, A, NO_BASE)).toEqual([-5900, -16.5]);
  // 5′-C-3′ over 3′-GA-5′.
  expect(at(C, NO_BASE, A)).toEqual([-3700, -10]);
  // 5′-AC-3′ over T would destabilize: 4.7 kcal/mol.
  expect(at(A, C, NO_BASE)).toEqual([2200, 6.9]);
});

test('beside a mismatch the hotter of the mismatch and two dangling bases counts, and the next pair is none of the end', () => {
  expect(at(C, A, C)).toEqual([-4000 - 5900, -16.5 - 11.9]);
  expect(at(G, T, T)).toEqual([-4400 - 4000, -13.1 - 10.9]);
  // GC/CT: the dangling bases alone are −0.2 − 4.0 kcal/mol and −0.1 − 10.9.
  expect(at(G, C, T)).toEqual([-4900, -13.5]);
  expect(at(G, A, T)).toEqual([0, 0]);
});

test('no end destabilizes more than a bare one', () => {
  for (const base of [A, C, G, T])
    for (let next = 0; next <= NO_BASE; next += 1)
      for (let opposite = 0; opposite <= NO_BASE; opposite += 1) {
        const [enthalpy = 0, entropy = 0] = at(base, next, opposite);
        const bare = closingPair(base);
        const energy = enthalpy - KELVIN_37 * entropy;
        expect(energy <= 0 || energy === bare.enthalpy - KELVIN_37 * bare.entropy).toBe(true);
      }
});
