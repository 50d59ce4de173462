import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses, task } from '#tests/support/formulaCases.ts';
import { givenProtein } from '#tests/support/givenProtein.ts';
import type { Candidate } from '#workers/contract.ts';
import formula, { cutsOf, type ProteinDigestInput, peptidesOf } from '#workers/formulas/protein-digest.ts';

const input: ProteinDigestInput = {
  given: givenProtein('MKAARPK'),
  protease: 'trypsin',
  missedCleavages: 0,
  masses: 'monoisotopic',
  cysteines: 'free',
  charge: 1,
  lightest: 0,
};
const blank: Candidate<ProteinDigestInput> = { ...input, heaviest: null };
const required = 'Please fill in all required fields';

describe('validate', () => {
  refuses(formula, [
    [{ ...blank, protease: '' }, required, 'protease'],
    [{ ...blank, masses: '' }, required, 'masses'],
    [{ ...blank, cysteines: '' }, required, 'cysteines'],
    [{ ...blank, missedCleavages: null }, required, 'missedCleavages'],
    [{ ...blank, charge: null }, required, 'charge'],
    [{ ...blank, missedCleavages: 1.5 }, 'Missed cleavages must be a whole number between 0 and 5', 'missedCleavages'],
    [{ ...blank, charge: 11 }, 'The charge must be a whole number between 1 and 10', 'charge'],
    [{ ...blank, lightest: -1 }, 'All values must be non-negative', 'lightest'],
    [{ ...blank, lightest: 500, heaviest: 500 }, 'The highest mass must be above the lowest', 'heaviest'],
  ]);
  accepts(formula, [
    [{ ...blank, lightest: null }, input],
    [
      { ...blank, heaviest: 900 },
      { ...input, heaviest: 900 },
    ],
  ]);
});

describe('compute', () => {
  test('not before proline, and the last residue is no cut', async () => {
    const { listed, cuts, coverage } = await computed(formula, input);
    expect(listed.map(({ sequence, from, to }) => [sequence, from, to])).toEqual([
      ['MK', 1, 2],
      ['AARPK', 3, 7],
    ]);
    expect([cuts, coverage]).toEqual([1, 100]);
  });

  test('a protein without a site is one peptide', async () => {
    const { listed, total } = await computed(formula, { ...input, given: givenProtein('AAA'), missedCleavages: 3 });
    expect([total, listed[0]?.sequence]).toEqual([1, 'AAA']);
  });

  test('carbamidomethyl adds to each cysteine', async () => {
    const given = givenProtein('CCK');
    const [free] = (await computed(formula, { ...input, given })).listed;
    const [treated] = (await computed(formula, { ...input, given, cysteines: 'carbamidomethyl' })).listed;
    expect((treated?.mass ?? 0) - (free?.mass ?? 0)).toBeCloseTo(2 * 57.021464, 5);
  });

  test('without missed cleavages the peptides are the protein', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.stringMatching(/^[ACDEFGHIKLMNPQRSTVWY]{1,80}$/),
        fc.constantFrom('trypsin', 'trypsin-keil', 'glu-c-de', 'asp-n', 'chymotrypsin'),
        async (sequence, protease) => {
          const given = givenProtein(sequence);
          const { listed, total, cuts } = await computed(formula, { ...input, given, protease });
          expect(listed.map((peptide) => peptide.sequence).join('')).toBe(sequence);
          expect(total).toBe(cuts + 1);
          const missed = await computed(formula, { ...input, given, protease, missedCleavages: 1 });
          expect(missed.total).toBe(2 * cuts + 1);
        },
      ),
    );
  });

  test('more peptides than can be listed are counted', async () => {
    const { listed, total } = await formula.compute(
      { ...input, given: givenProtein('AK'.repeat(6000)), missedCleavages: 0 },
      task,
    );
    expect([listed.length, total]).toEqual([5000, 6000]);
  });
});

describe('the peptides', () => {
  test.each([
    ['trypsin', 'AKPARAKK', [5, 7]],
    ['trypsin-keil', 'WKPMRPCKDCRKRRH', [2, 5, 12, 13]],
    ['trypsin-p', 'AKPARA', [2, 5]],
    ['lys-c', 'AKPRKA', [2, 5]],
    ['arg-c', 'AKPRPA', [4]],
    ['glu-c-e', 'AEDEPA', [2, 4]],
    ['glu-c-de', 'AEDEPA', [2, 3, 4]],
    ['asp-n', 'DADDA', [2, 3]],
    ['chymotrypsin', 'FPYAWMWAWP', [3, 7]],
  ] as const)('%s cuts %s behind %j', (protease, letters, cuts) => {
    expect(cutsOf(letters, protease)).toEqual(cuts);
  });

  test('missed cleavages join neighbors, the shorter first', () => {
    expect([...peptidesOf(6, [2, 4], 2)]).toEqual([
      { from: 1, to: 2, missed: 0 },
      { from: 1, to: 4, missed: 1 },
      { from: 1, to: 6, missed: 2 },
      { from: 3, to: 4, missed: 0 },
      { from: 3, to: 6, missed: 1 },
      { from: 5, to: 6, missed: 0 },
    ]);
  });
});
