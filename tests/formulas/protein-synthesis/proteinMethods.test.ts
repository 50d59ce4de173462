import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { massShifts, proteinByProgram } from '#workers/formulas/protein-synthesis/proteinMethods.ts';
import type { ChargedChain } from '#workers/lib/sequences/protein/isoelectricPoint.ts';
import { chainMass } from '#workers/lib/sequences/protein/proteinProperties.ts';
import { AMINO_ACID_LETTERS, type AminoAcid } from '#workers/reference/aminoAcids.ts';

const LYSOZYME =
  'KVFGRCELAAAMKRHGLDNYRGYSLGNWVCAAKFESNFNTQATNRNTDGSTDYGILQINSRWWCNDGRTPGSRNLCNIPCSALLSSDITASVNCAKKIVSDGNGMNAWVAWRNRCKGTDVQAWIRGCRL';
/** The example in the documentation of Bio.SeqUtils.ProtParam. */
const DOCUMENTED =
  'MAEGEITTFTALTEKFNLPPGNYKKPKLLYCSNGGHFLRILPDGTVDGTRDRSDQHIQLQLSAESVGEVYIKSTETGQYLAMDTSGLLYGSQTPSEECLFLERLEENHYNTYTSKKHAEKNWFVGLKKNGSCKRGPRTHYGQKAILFLPLPV';

function chainOf(letters: string): ChargedChain {
  const composition: Partial<Record<AminoAcid, number>> = {};
  for (const letter of letters as Iterable<AminoAcid>) composition[letter] = (composition[letter] ?? 0) + 1;
  return { composition, first: letters[0] as AminoAcid, last: letters.at(-1) as AminoAcid };
}

const chains = fc
  .string({ unit: fc.constantFrom(...AMINO_ACID_LETTERS), minLength: 1, maxLength: 200 })
  .map((letters) => ({ letters, chain: chainOf(letters) }));

describe('a chain with the constants that other programs document', () => {
  // EMBOSS 6.6: `iep -pkdata Epkexpasy.dat`, `iep`, `pepstats`.
  test.each([
    ['GGGGD', 3.7997, 3.7498, 361.31],
    ['PEPTIDEKE', 4.002, 3.7781, 1057.12],
    [LYSOZYME, 9.3238, 9.163, 14313.14],
    [DOCUMENTED, 7.7224, 7.8115, 17103.37],
  ])('%s by EMBOSS', (letters, expasy, emboss, mass) => {
    const found = proteinByProgram(chainOf(letters));
    expect(found.expasy.isoelectricPoint).toBeCloseTo(expasy, 3);
    expect(found.emboss.isoelectricPoint).toBeCloseTo(emboss, 3);
    expect(found.expasy.molecularWeight).toBeCloseTo(mass, 2);
    expect(found.emboss.molecularWeight).toBe(found.expasy.molecularWeight);
  });

  // The documentation of Bio.SeqUtils.ProtParam; insulin B chain and ubiquitin: Biopython 1.80; GGGGD: its pK values by pIR.
  test.each([
    [DOCUMENTED, 17103.16, 7.72],
    ['FVNQHLCGSHLVEALYLVCGERGFFYTPKT', 3429.92, 6.9],
    ['MQIFVKTLTGKTITLEVEPSDTIENVKAKIQDKEGIPPDQQRLIFAGKQLEDGRTLSDYNIQKESTLHLVLRLRGG', 8564.74, 6.56],
    ['GGGGD', null, 4.3],
  ])('%s by Biopython', (letters, mass, pI) => {
    const { biopython } = proteinByProgram(chainOf(letters));
    if (mass !== null) expect(biopython.molecularWeight).toBeCloseTo(mass, 2);
    expect(biopython.isoelectricPoint?.toFixed(2)).toBe(pI.toFixed(2));
  });

  // Bio.SeqUtils.IsoelectricPoint of Biopython 1.88, whose search is that of 1.80: from 4.05 to 12, no closer than 0.0001.
  test.each([
    ['DDDDD', 4.0500284194946286],
    ['EEEEE', 4.0500284194946286],
    ['PEPTIDE', 4.0500284194946286],
    ['RRRRRRRRRR', 11.999967765808105],
    ['GGGGD', 4.299381065368652],
    ['PEPTIDEKE', 4.2445882797241214],
    ['INGAR', 9.750021171569824],
    ['PETER', 4.532079887390137],
    ['KKKKK', 10.602486610412598],
  ])('the pI of %s as Biopython’s search ends', (letters, pI) => {
    expect(proteinByProgram(chainOf(letters)).biopython.isoelectricPoint).toBeCloseTo(pI, 12);
  });

  test('only a last D or E, and the ends of Biopython’s search, set the two Bjellqvist sets apart', () => {
    fc.assert(
      fc.property(chains, ({ chain }) => {
        const expasy = proteinByProgram(chain).expasy.isoelectricPoint ?? Number.NaN;
        const biopython = proteinByProgram(chain).biopython.isoelectricPoint ?? Number.NaN;
        const within = Math.min(12, Math.max(4.05, expasy));
        if (chain.last !== 'D' && chain.last !== 'E') expect(Math.abs(biopython - within)).toBeLessThan(1e-4);
        else expect(within).toBeLessThanOrEqual(biopython + 1e-4);
      }),
    );
  });

  test('masses of all programs lie within 60 parts in a million', () => {
    fc.assert(
      fc.property(chains, ({ chain }) => {
        const { expasy, biopython } = proteinByProgram(chain);
        expect(Math.abs(biopython.molecularWeight / expasy.molecularWeight - 1)).toBeLessThan(6e-5);
      }),
    );
  });
});

describe('the effect of other conventions on the mass', () => {
  test('of lysozyme: four bonds, no first methionine, 128 waters', () => {
    const shifts = massShifts(chainOf(LYSOZYME));
    expect(shifts.cystines).toBeCloseTo(-8.06352, 9);
    expect(shifts.firstMethionine).toBeNull();
    expect(shifts.withoutWater).toBe(-18.01528);
    expect(shifts.freeAminoAcids).toBeCloseTo(128 * 18.01528, 9);
  });

  test('the monoisotopic mass of lysozyme with its first methionine', () => {
    // pepstats -mono of EMBOSS 6.6: 14434.92.
    const chain = chainOf(`M${LYSOZYME}`);
    const shifts = massShifts(chain);
    expect(chainMass(chain.composition) + shifts.monoisotopic).toBeCloseTo(14434.92, 2);
    expect(chainMass(chain.composition) + (shifts.firstMethionine ?? 0)).toBeCloseTo(14313.14, 2);
  });

  test('add up for every chain', () => {
    fc.assert(
      fc.property(chains, ({ letters, chain }) => {
        const { firstMethionine, freeAminoAcids, monoisotopic, cystines } = massShifts(chain);
        const mass = chainMass(chain.composition);
        const free = [...letters].reduce((sum, letter) => sum + chainMass({ [letter]: 1 }), 0);
        expect(mass + (freeAminoAcids ?? 0)).toBeCloseTo(free, 6);
        expect(monoisotopic).toBeLessThan(0);
        expect(cystines === null).toBe((chain.composition.C ?? 0) < 2);
        expect(firstMethionine === null).toBe(!letters.startsWith('M') || letters.length === 1);
        if (firstMethionine !== null)
          expect(mass + firstMethionine).toBeCloseTo(chainMass(chainOf(letters.slice(1)).composition), 6);
      }),
    );
  });
});
