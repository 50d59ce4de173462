/**
 * Codon usage equal to EMBOSS 6.6.0, counts in NCBI's order:
 *
 *   extractseq -sequence NC_005816.fna -regions 87-1109 -outseq cds.fa; cusp -sequence cds.fa; chips -seqall cds.fa
 *   cusp -sequence lambda-phage.fa; chips -seqall lambda-phage.fa
 *
 * lambda-phage.fa has no length of whole codons: cusp leaves out what is left over at its end, as ours does.
 */
import { expect, test } from 'vitest';
import LAMBDA from '#tests/data/lambda-phage.fa?raw';
import PLASMID from '#tests/data/NC_005816.fna?raw';
import { givenDna } from '#tests/support/givenDna.ts';
import codonUsage from '#workers/formulas/codon-usage.ts';

const ANSWERS = [
  {
    name: 'a gene of NC_005816',
    text: PLASMID,
    region: { from: 87, to: 1109 },
    counts: [
      3, 12, 0, 2, 3, 3, 3, 2, 8, 7, 0, 0, 1, 3, 1, 4, 2, 6, 1, 15, 6, 5, 3, 7, 7, 6, 3, 15, 10, 12, 5, 5, 5, 11, 0, 14,
      8, 5, 3, 3, 6, 4, 10, 4, 2, 2, 3, 2, 10, 3, 1, 9, 6, 5, 6, 3, 7, 9, 12, 10, 6, 4, 6, 2,
    ],
    gc: [52.79, 60.7, 40.76, 56.89],
    nc: 53.18,
  },
  {
    name: 'phage lambda from end to end',
    text: LAMBDA,
    region: { from: null, to: null },
    counts: [
      369, 291, 256, 263, 219, 186, 294, 202, 241, 155, 219, 84, 260, 355, 346, 335, 178, 154, 101, 382, 177, 146, 243,
      306, 248, 182, 216, 399, 236, 288, 218, 330, 304, 257, 242, 341, 164, 248, 227, 232, 297, 297, 395, 277, 225, 290,
      226, 236, 198, 182, 162, 290, 270, 254, 296, 263, 292, 221, 308, 209, 263, 325, 287, 210,
    ],
    gc: [49.86, 48.46, 50.45, 50.66],
    nc: 58.616,
  },
];

test.each(ANSWERS)('$name', async ({ text, region, counts, gc, nc }) => {
  const { given, task } = await givenDna({ text, options: { readAsFasta: true } });
  const verdict = codonUsage.validate({ given, ...region, strand: 'entered', geneticCode: '1', shape: 'linear' });
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  const result = await codonUsage.compute(verdict.input, task);
  expect(result.codons.map(({ count }) => count)).toEqual(counts);
  expect([result.gc, result.gc1, result.gc2, result.gc3].map((each) => Number(each?.toFixed(2)))).toEqual(gc);
  expect(result.effectiveCodons).toBeCloseTo(nc, 3);
});
