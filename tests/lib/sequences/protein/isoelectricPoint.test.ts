import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ChargedChain, isoelectricPoint, netCharge } from '#workers/lib/sequences/protein/isoelectricPoint.ts';
import { AMINO_ACID_LETTERS } from '#workers/reference/aminoAcids.ts';
import { BJELLQVIST, EMBOSS } from '#workers/reference/dissociationConstants.ts';

const letter = fc.constantFrom(...AMINO_ACID_LETTERS);
const chain: fc.Arbitrary<ChargedChain> = fc.record({
  composition: fc.dictionary(letter, fc.integer({ min: 1, max: 30 })),
  first: letter,
  last: letter,
});
const sets = fc.constantFrom(BJELLQVIST, EMBOSS);

describe('net charge', () => {
  test('half of a group carries its charge at its pK', () => {
    // The ends of glycine and three lysines at the pK of lysine, by hand.
    const charge = netCharge({ composition: { K: 3, G: 1 }, first: 'G', last: 'G' }, 10, BJELLQVIST);
    expect(charge).toBeCloseTo(1.5 + 1 / (1 + 10 ** 2.5) - 1 / (1 + 10 ** -6.45), 12);
  });

  test('the first and the last residue set the pK of the ends by Bjellqvist, not by EMBOSS', () => {
    const ends = (first: 'M' | 'G', last: 'D' | 'G'): ChargedChain => ({ composition: {}, first, last });
    expect(netCharge(ends('M', 'G'), 7, BJELLQVIST)).toBeLessThan(netCharge(ends('G', 'G'), 7, BJELLQVIST));
    expect(netCharge(ends('G', 'D'), 4, BJELLQVIST)).toBeGreaterThan(netCharge(ends('G', 'G'), 4, BJELLQVIST));
    expect(netCharge(ends('M', 'D'), 5, EMBOSS)).toBe(netCharge(ends('G', 'G'), 5, EMBOSS));
  });

  test('falls as the pH rises', () => {
    fc.assert(
      fc.property(chain, sets, fc.double({ min: 0, max: 13.9, noNaN: true }), (of, set, pH) => {
        expect(netCharge(of, pH + 0.1, set)).toBeLessThan(netCharge(of, pH, set));
      }),
    );
  });
});

describe('isoelectric point', () => {
  test.each([
    // Insulin B chain: FVNQHLCGSHLVEALYLVCGERGFFYTPKT.
    ['insulin B chain', { H: 2, K: 1, R: 1, C: 2, E: 2, Y: 2 }, 'F', 'T', 6.9],
    // DDDDEEEE.
    ['eight acids', { D: 4, E: 4 }, 'D', 'E', 3.350975],
    ['methionine', {}, 'M', 'M', 5.275],
  ] as const)('of %s', (_, composition, first, last, pI) => {
    const found = isoelectricPoint({ composition, first, last }, BJELLQVIST);
    expect(found).not.toBeNull();
    expect(Math.abs((found ?? 0) - pI)).toBeLessThan(0.005);
  });

  test('of a chain without charged side chains is the mean of its ends', () => {
    expect(isoelectricPoint({ composition: { G: 5 }, first: 'G', last: 'G' }, EMBOSS)).toBeCloseTo((7.5 + 3.6) / 2, 9);
  });

  test('is where the charge vanishes', () => {
    fc.assert(
      fc.property(chain, sets, (of, set) => {
        const pI = isoelectricPoint(of, set);
        if (pI !== null) expect(netCharge(of, pI, set)).toBeCloseTo(0, 9);
        else expect(netCharge(of, 0, set) * netCharge(of, 14, set)).toBeGreaterThan(0);
      }),
    );
  });

  test('does not exist where arginines keep their charge, nor where acids are never all neutral', () => {
    expect(isoelectricPoint({ composition: { R: 200 }, first: 'R', last: 'R' }, BJELLQVIST)).toBeNull();
    expect(isoelectricPoint({ composition: { R: 20 }, first: 'R', last: 'R' }, BJELLQVIST)).not.toBeNull();
    expect(isoelectricPoint({ composition: { D: 100_000 }, first: 'D', last: 'D' }, BJELLQVIST)).toBeNull();
  });
});
