import { expect, test } from 'vitest';
import { ELEMENTS } from '#workers/reference/elements.ts';
import {
  A260_FACTORS,
  AVERAGE_DUPLEX,
  FMOL_PER_NG,
  OTHER_BASE_PAIR_MASS,
  PURE_RATIOS,
  UNIT_MASSES,
} from '#workers/reference/nucleicAcidMasses.ts';

const { C, H, N, O, P } = ELEMENTS;
const mass = (c: number, h: number, n: number, o: number, p: number) =>
  c * C.weight + h * H.weight + n * N.weight + o * O.weight + p * P.weight;

test('the average base pair is the mean of A with T and G with C, from their formulas, and the ends are two waters', () => {
  // Nucleotides in a chain: the deoxynucleoside monophosphate less a water.
  const pairAT = mass(10, 12, 5, 5, 1) + mass(10, 13, 2, 7, 1);
  const pairGC = mass(10, 12, 5, 6, 1) + mass(9, 12, 3, 6, 1);
  expect(Math.abs(AVERAGE_DUPLEX.basePair - (pairAT + pairGC) / 2)).toBeLessThan(0.1);
  expect(Math.abs(AVERAGE_DUPLEX.ends - 2 * mass(0, 2, 0, 1, 0))).toBeLessThan(0.02);
});

test('the round masses lie between the acid and the sodium salt of a base pair', () => {
  const sodium = 2 * (ELEMENTS.Na.weight - H.weight);
  for (const round of [UNIT_MASSES.dsDNA, OTHER_BASE_PAIR_MASS]) {
    expect(round).toBeGreaterThan(AVERAGE_DUPLEX.basePair);
    expect(round).toBeLessThan(AVERAGE_DUPLEX.basePair + sodium + 1);
  }
  expect(UNIT_MASSES.ssDNA).toBe(UNIT_MASSES.dsDNA / 2);
  // An oxygen more in the sugar.
  expect(Math.abs(UNIT_MASSES.ssRNA - UNIT_MASSES.ssDNA - O.weight)).toBeLessThan(2);
});

test('stacked bases absorb less: more double than single strands are needed for the same absorbance', () => {
  expect(A260_FACTORS.dsDNA).toBeGreaterThan(A260_FACTORS.RNA);
  expect(A260_FACTORS.RNA).toBeGreaterThan(A260_FACTORS.ssDNA);
  expect(PURE_RATIOS.RNA).toBeGreaterThan(PURE_RATIOS.dsDNA);
});

test('a nanogram of 1 g/mol is a million femtomoles', () => {
  expect(FMOL_PER_NG).toBe(1e15 / 1e9);
});
