/**
 * Motifs and products on phage lambda (tests/data/lambda-phage.fa), equal to the answers of other programs:
 *
 *   EMBOSS 6.6.0   fuzznuc -sequence lambda-phage.fa -pattern TATAAT -pmismatch 1 -complement -rformat excel
 *                  primersearch -seqall lambda-phage.fa -infile pairs.tsv -mismatchpercent 0
 *   seqkit 2.3.0   seqkit locate -m 1 -p TATAAT lambda-phage.fa         where there are mismatches: the same
 *                  seqkit amplicon -m 1 -F … -R … --bed lambda-phage.fa
 *
 * fuzznuc reports a pattern that reads the same on both strands twice; here it is counted once.
 */
import { expect, test } from 'vitest';
import LAMBDA from '#tests/data/lambda-phage.fa?raw';
import { givenDna } from '#tests/support/givenDna.ts';
import inSilicoPcr from '#workers/formulas/in-silico-pcr.ts';
import { findMotifs } from '#workers/lib/sequences/motifs/motifHits.ts';
import { openStrand } from '#workers/lib/sequences/strand/givenStrand.ts';

const { given, task } = await givenDna({ text: LAMBDA, options: { readAsFasta: true } });

/** Number of hits and sum of their first places, on the entered and on the other strand. */
const FUZZNUC = [
  ['TATAAT', 0, [8, 246_352], [5, 131_415]],
  ['TATAAT', 1, [185, 5_128_893], [196, 5_606_603]],
  ['GGTNACC', 0, [13, 236_264], [0, 0]],
  ['ATGRYN', 1, [2661, 64_833_292], [2381, 61_336_262]],
  ['GGGCGGCGACCTCGCGGGTTTTCGC', 5, [1, 1], [0, 0]],
  ['AAAAAAAAAA', 3, [460, 13_503_121], [517, 14_267_259]],
] as const;

test.each(FUZZNUC)('%s with %d mismatches', async (letters, mismatches, entered, other) => {
  const strand = await openStrand(given, task);
  const rules = { strands: 'both', isCircular: false, mostKept: 100_000 } as const;
  const { kept } = await findMotifs(strand, [{ letters, mismatches }], rules, () => {});
  for (const [side, expected] of [
    ['+', entered],
    ['-', other],
  ] as const) {
    const starts = kept.filter((hit) => hit.strand === side).map(({ start }) => start + 1);
    expect([starts.length, starts.reduce((sum, start) => sum + start, 0)]).toEqual(expected);
  }
});

/** First and last place of the product, its length, and its strand. */
const PRODUCTS = [
  ['GCAGCGCAACACCCTTATCT GCCCATAATAATCTGCCGGT', 0, 1001, 2000, 1000, '+'],
  ['TCCGTGGTGGCACAGAGTACGG CGTCCCGTAATCAAACGACG', 0, 20_001, 21_520, 1520, '+'],
  ['CACGGAATGCATTTTTCTGG TCCAGGTCACCAGTGCAGTG', 0, 30_001, 31_000, 1000, '-'],
  ['ACAGTAATAACGGTGCTGCG AATGCGGCTGTTTTCTGCCG', 1, 5001, 5500, 500, '+'],
] as const;

test.each(PRODUCTS)('the product of %s', async (primers, mismatches, start, end, length, strand) => {
  const verdict = inSilicoPcr.validate({
    given,
    primers,
    mismatches,
    exactEnd: null,
    leastBinding: null,
    longest: null,
    shape: 'linear',
  });
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  const { total, products } = await inSilicoPcr.compute(verdict.input, task);
  expect(total).toBe(1);
  expect(products).toMatchObject([{ start, end, length, strand }]);
});
