/** Products of primers: what is refused, 3′ ends, circles, strands. To the letter against other programs: tests/analyses. */
import { expect, test } from 'vitest';
import { givenDna } from '#tests/support/givenDna.ts';
import inSilicoPcr, { type InSilicoPcrResult } from '#workers/formulas/in-silico-pcr.ts';

const BLANK = {
  primers: '',
  mismatches: null,
  exactEnd: null,
  leastBinding: null,
  longest: null,
  shape: 'linear',
} as const;
const STRAND = 'TTTTATGGCCATTGTAATGGGCCGCTGAAAGGGTGCCCGATAGTTTT';
const FORWARD = 'ATGGCCATTG';
const REVERSE = 'CTATCGGGCA';

async function products(text: string, own: object): Promise<InSilicoPcrResult> {
  const { given, task } = await givenDna({ text });
  const verdict = inSilicoPcr.validate({ ...BLANK, ...own, given });
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  return inSilicoPcr.compute(verdict.input, task);
}

test('the product has both primers, its place and its letters', async () => {
  const result = await products(STRAND, { primers: `gene ${FORWARD} ${REVERSE}` });
  expect(result).toMatchObject({
    total: 1,
    crowdedPairs: 0,
    pairs: [{ name: 'gene', products: 1, forwardSites: 1, reverseSites: 1 }],
    products: [{ start: 5, end: 43, length: 39, strand: '+', primers: ['forward', 'reverse'], mismatches: [0, 0] }],
    fasta: '>sequence_1 gene, 5..43, +\nATGGCCATTGTAATGGGCCGCTGAAAGGGTGCCCGATAG\n',
  });
  expect(result.products[0]?.gcContent).toBeCloseTo((100 * 22) / 39, 9);
});

test('primers the other way round give the same product, read from the forward primer', async () => {
  const { products: found, fasta } = await products(STRAND, { primers: `${REVERSE} ${FORWARD}` });
  expect(found).toMatchObject([{ start: 5, end: 43, strand: '-', primers: ['reverse', 'forward'] }]);
  expect(fasta).toMatch(/\nCTATCGGGCACCCTTTCAGC/);
});

test('a mismatch at the 3′ end is none where that end must match', async () => {
  const primers = `${FORWARD.slice(0, -1)}A ${REVERSE}`;
  expect((await products(STRAND, { primers })).total).toBe(0);
  expect((await products(STRAND, { primers, mismatches: 1 })).products).toMatchObject([{ mismatches: [1, 0] }]);
  expect((await products(STRAND, { primers, mismatches: 1, exactEnd: 1 })).total).toBe(0);
  const inside = `A${'T'}CGCCATTG ${REVERSE}`;
  expect((await products(STRAND, { primers: inside, mismatches: 1, exactEnd: 5 })).total).toBe(1);
});

test('a product across the origin of a circle', async () => {
  const turned = STRAND.slice(20) + STRAND.slice(0, 20);
  expect((await products(turned, { primers: `${FORWARD} ${REVERSE}` })).total).toBe(0);
  const { products: found, fasta } = await products(turned, { primers: `${FORWARD} ${REVERSE}`, shape: 'circular' });
  expect(found).toMatchObject([{ start: 32, end: 23, length: 39 }]);
  expect(fasta).toContain('ATGGCCATTGTAATGGGCCGCTGAAAGGGTGCCCGATAG');
});

test('a product that is longer than asked is none', async () => {
  const primers = `${FORWARD} ${REVERSE}`;
  expect((await products(STRAND, { primers, longest: 39 })).total).toBe(1);
  expect((await products(STRAND, { primers, longest: 38 })).total).toBe(0);
});

test.each([
  [{ primers: '' }, 'primers'],
  [{ primers: 'ACGT' }, 'primers'],
  [{ primers: 'ACGT ACGX' }, 'primers'],
  [{ primers: 'ACGT ACGT', mismatches: 4 }, 'mismatches'],
  [{ primers: 'ACGT ACGT', exactEnd: -1 }, 'exactEnd'],
  [{ primers: 'ACGT ACGT', longest: 0 }, 'longest'],
])('%j is refused at %s', async (own, path) => {
  const { given } = await givenDna({ text: 'ACGT' });
  expect(inSilicoPcr.validate({ ...BLANK, ...own, given })).toMatchObject({ ok: false, issues: [{ path }] });
});
