import { expect, test } from 'vitest';
import { basesOfStrand } from '#workers/lib/sequences/oligos/foldEnergies.ts';
import { type ClosedStructures, outerHairpins } from '#workers/lib/sequences/oligos/outerHairpins.ts';

/** One hairpin, from left to right, of the given energies. */
function closedAt(length: number, left: number, right: number, enthalpy: number, entropy: number): ClosedStructures {
  const closed = {
    length,
    enthalpy: new Float64Array(length * length).fill(Number.POSITIVE_INFINITY),
    entropy: new Float64Array(length * length),
    inner: new Int32Array(length * length).fill(-1),
  };
  closed.enthalpy[left * length + right] = enthalpy;
  closed.entropy[left * length + right] = entropy;
  return closed;
}

test('a hairpin at both ends of the strand has nothing beyond it but the penalty of A·T', () => {
  expect(outerHairpins(basesOfStrand('GAAAAAC'), closedAt(7, 0, 6, -10_000, -20))).toEqual({
    enthalpy: -10_000,
    entropy: -20,
    closings: [6],
  });
  expect(outerHairpins(basesOfStrand('ACCCCCT'), closedAt(7, 0, 6, -10_000, -20))).toMatchObject({ enthalpy: -7800 });
});

test('a base beyond the 3′ end counts where it makes the structure hotter', () => {
  // 5′-CA-3′ over G: −5.9 kcal/mol and −16.5.
  const stable = outerHairpins(basesOfStrand('GAAAAACA'), closedAt(8, 0, 6, -20_000, -60));
  expect(stable).toMatchObject({ enthalpy: -25_900, entropy: -76.5 });
});

test('a structure that is not stable at 37 °C is none', () => {
  expect(outerHairpins(basesOfStrand('GAAAAAC'), closedAt(7, 0, 6, -6000, -20))).toBeNull();
  expect(outerHairpins(basesOfStrand('GAAC'), closedAt(4, 0, 3, -60_000, -20))).toBeNull();
});
