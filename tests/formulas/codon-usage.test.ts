/** Codon usage of a region. To the letter against EMBOSS: tests/analyses. */
import { expect, test } from 'vitest';
import { givenDna } from '#tests/support/givenDna.ts';
import codonUsage, { type CodonUsageResult } from '#workers/formulas/codon-usage.ts';

const BLANK = { from: null, to: null, strand: 'entered', geneticCode: 'page', shape: 'linear' } as const;

async function usage(text: string, own: object = {}, options: object = {}): Promise<CodonUsageResult> {
  const { given, task } = await givenDna({ text, options });
  const verdict = codonUsage.validate({ ...BLANK, ...own, given });
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  return codonUsage.compute(verdict.input, task);
}

const counted = ({ codons }: CodonUsageResult) =>
  Object.fromEntries(codons.filter(({ count }) => count > 0).map(({ codon, count }) => [codon, count]));

test('codons begin at the first base of the region, or at its last on the other strand', async () => {
  expect(counted(await usage('CATGAAATAG', { from: 2 }))).toEqual({ ATG: 1, AAA: 1, TAG: 1 });
  expect(counted(await usage('CTATTTCATG', { to: 9, strand: 'other' }))).toEqual({ ATG: 1, AAA: 1, TAG: 1 });
  expect(counted(await usage('AATAGATGA', { from: 6, to: 5, shape: 'circular' }))).toEqual({ ATG: 1, AAA: 1, TAG: 1 });
});

test('what is left over, ambiguous or a stop is said', async () => {
  expect(await usage('ATGANATAGC', {}, { allowAmbiguous: true })).toMatchObject({
    total: 2,
    stops: 1,
    ambiguous: 1,
    leftOver: 1,
  });
});

test('the genetic code is that of the page or one of its own', async () => {
  expect((await usage('ATGTGA', { geneticCode: '4' })).stops).toBe(0);
  expect(await usage('ATGTGA', {}, { geneticCode: '4' })).toMatchObject({ stops: 0, geneticCode: '4' });
  expect((await usage('ATGTGA')).stops).toBe(1);
});

test('fewer than three letters have no codons', async () => {
  expect(await usage('AT')).toMatchObject({ total: 0, gc: null, effectiveCodons: null, leftOver: 2 });
});

test('a region outside the strand is refused', async () => {
  const { given } = await givenDna({ text: 'ATG' });
  expect(codonUsage.validate({ ...BLANK, to: 4, given })).toMatchObject({ ok: false, issues: [{ path: 'to' }] });
});
