import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createNeighbourCounter } from '#workers/lib/sequences/protein/instabilityIndex.ts';
import { DIPEPTIDE_ORDER, INSTABILITY_WEIGHTS } from '#workers/reference/instabilityWeights.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

function indexOf(...slices: readonly string[]): number | null {
  const counter = createNeighbourCounter();
  for (const slice of slices) counter.take(bytes(slice));
  return counter.instabilityIndex();
}

describe('the instability index', () => {
  test('equals what Biopython 1.80 gives for three proteins', () => {
    const fgf1 =
      'MAEGEITTFTALTEKFNLPPGNYKKPKLLYCSNGGHFLRILPDGTVDGTRDRSDQHIQLQLSAESVGEVYIKSTETGQYLAMDTSGLLYGSQTPSEECLFLERLEENHYNTYTSKKHAEKNWFVGLKKNGSCKRGPRTHYGQKAILFLPLPV';
    const ubiquitin = 'MQIFVKTLTGKTITLEVEPSDTIENVKAKIQDKEGIPPDQQRLIFAGKQLEDGRTLSDYNIQKESTLHLVLRLRGG';
    expect(indexOf(fgf1)).toBeCloseTo(41.980263157894726, 9);
    expect(indexOf(ubiquitin)).toBeCloseTo(36.055263157894736, 9);
    expect(indexOf('MAIVMGR')).toBeCloseTo(14.071428571428571, 9);
  });

  test('is not defined without neighbors', () => {
    expect(indexOf()).toBeNull();
    expect(indexOf('', 'M')).toBeNull();
  });

  test('does not depend on where the slices are cut', () => {
    const letter = fc.constantFrom(...DIPEPTIDE_ORDER);
    fc.assert(
      fc.property(fc.array(fc.string({ unit: letter, maxLength: 8 }), { maxLength: 8 }), (slices) => {
        expect(indexOf(...slices)).toEqual(indexOf(slices.join('')));
      }),
    );
  });

  test('has a weight for every pair of the 20 amino acids', () => {
    expect(INSTABILITY_WEIGHTS.map((row) => row.length)).toEqual(Array(20).fill(20));
    expect(INSTABILITY_WEIGHTS.flat().every(Number.isFinite)).toBe(true);
  });
});
