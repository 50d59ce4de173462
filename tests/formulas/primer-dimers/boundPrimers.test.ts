import { expect, test } from 'vitest';
import { givenDna } from '#tests/support/givenDna.ts';
import { bindPrimers } from '#workers/formulas/primer-dimers/boundPrimers.ts';
import { openStrand } from '#workers/lib/sequences/strand/givenStrand.ts';

const STRAND = 'TTTTATGGCCATTGTAATGGGCCGCTGAAAGGGTGCCCGATAGTTTT';

async function bind(primers: readonly string[], longest = 3000, mostListed = 100) {
  const { given, task } = await givenDna({ text: STRAND });
  return bindPrimers(await openStrand(given, task), primers, { longest, mostListed, isCircular: false }, () => {});
}

test('two primers that face each other make a product, whichever comes first', async () => {
  expect(await bind(['ATGGCCATTG', 'CTATCGGGCA'])).toEqual({
    sites: [1, 1],
    products: [{ forward: 0, reverse: 1, start: 4, length: 39 }],
    total: 1,
    isCrowded: false,
  });
  expect((await bind(['CTATCGGGCA', 'ATGGCCATTG'])).products).toEqual([
    { forward: 1, reverse: 0, start: 4, length: 39 },
  ]);
});

test('ambiguity letters bind, a product that is too long is none', async () => {
  expect((await bind(['ATGGCCRTTG', 'CTATCGGGCA'])).total).toBe(1);
  expect((await bind(['ATGGCCATTG', 'CTATCGGGCA'], 38)).total).toBe(0);
});

test('a primer that reads the same on both strands faces itself', async () => {
  // GGCC at 6 and at 20.
  const { sites, products, total } = await bind(['GGCC'], 3000, 2);
  expect(sites).toEqual([2]);
  expect(total).toBe(3);
  expect(products).toEqual([
    { forward: 0, reverse: 0, start: 6, length: 4 },
    { forward: 0, reverse: 0, start: 6, length: 17 },
  ]);
});
