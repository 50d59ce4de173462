/** The energies of DNA duplexes, both sets: signs, and which steps are more stable. */
import { describe, expect, test } from 'vitest';
import { BRESLAUER_INITIATION, BRESLAUER_STACKS } from '#workers/reference/breslauerEnergies.ts';
import {
  type Energy,
  GAS_CONSTANT,
  SODIUM_ENTROPY,
  STACKS,
  SYMMETRY_ENTROPY,
  TERMINAL_PAIRS,
} from '#workers/reference/nearestNeighbor.ts';

const COMPLEMENT: Readonly<Record<string, string>> = { A: 'T', T: 'A', C: 'G', G: 'C' };
const BASES = [...'ACGT'];

const otherStrand = (step: string) =>
  [...step]
    .map((base) => COMPLEMENT[base])
    .toReversed()
    .join('');

/** kcal/mol at 37 °C; negative when stable. */
const freeEnergy = ({ enthalpy, entropy }: Energy) => enthalpy - (310.15 * entropy) / 1000;

describe.each<readonly [string, Readonly<Record<string, Energy>>]>([
  ['unified', STACKS],
  ['Breslauer’s', BRESLAUER_STACKS],
])('%s stacks', (_, stacks) => {
  test('are the sixteen steps, each strand read once', () => {
    const sixteen = BASES.flatMap((one) => BASES.map((other) => one + other));
    const read = Object.keys(stacks).flatMap((step) => [...new Set([step, otherStrand(step)])]);
    expect(read.toSorted()).toEqual(sixteen);
  });

  test('are exothermic, lose entropy, and are stable at 37 °C', () => {
    for (const [step, energy] of Object.entries(stacks)) {
      expect(energy.enthalpy, step).toBeLessThan(0);
      expect(energy.entropy, step).toBeLessThan(0);
      expect(freeEnergy(energy), step).toBeGreaterThan(-4);
      expect(freeEnergy(energy), step).toBeLessThan(-0.5);
    }
  });

  test('of G and C only are the most stable, TA the least', () => {
    const byHold = Object.keys(stacks).toSorted(
      (one, other) => freeEnergy(stacks[one] as Energy) - freeEnergy(stacks[other] as Energy),
    );
    expect(byHold.slice(0, 3).toSorted()).toEqual(['CG', 'GC', 'GG']);
    expect(byHold.at(-1)).toBe('TA');
  });

  test('with a larger enthalpy lose more entropy', () => {
    const byHeat = Object.values(stacks).toSorted((one, other) => one.enthalpy - other.enthalpy);
    const [most, least] = [byHeat.slice(0, 5), byHeat.slice(5)].map((half) => half.map(({ entropy }) => entropy));
    expect(Math.max(...(most as number[]))).toBeLessThan(Math.min(...(least as number[])) + 5);
  });
});

test('initiation and symmetry destabilize a duplex; salt stabilizes it', () => {
  expect(freeEnergy(TERMINAL_PAIRS.AT)).toBeGreaterThan(freeEnergy(TERMINAL_PAIRS.GC));
  expect(freeEnergy(TERMINAL_PAIRS.GC)).toBeGreaterThan(0);
  expect(SYMMETRY_ENTROPY).toBeLessThan(0);
  expect(BRESLAUER_INITIATION).toBeLessThan(0);
  expect(SODIUM_ENTROPY).toBeGreaterThan(0);
});

test('two entropies follow from the gas constant', () => {
  // 8.314 J/(mol·K) in calories; a self-complementary duplex has two equal readings: R ln 2.
  expect(GAS_CONSTANT).toBeCloseTo(8.314462618 / 4.184, 3);
  expect(SYMMETRY_ENTROPY).toBeCloseTo(-GAS_CONSTANT * Math.log(2), 1);
});
