import { expect, test } from 'vitest';
import { givenDna } from '#tests/support/givenDna.ts';
import { countRegionCodons } from '#workers/lib/sequences/features/regionCodons.ts';
import { CODONS } from '#workers/lib/sequences/letters/codonCounts.ts';

async function codonsOf(own: object) {
  const { given, task } = await givenDna({ text: 'ATGGCCNTTAACC', options: { allowAmbiguous: true }, cuts: [1, 6] });
  const { counts, ...rest } = await countRegionCodons({ given, strand: 'entered', ...own }, task);
  return { ...rest, codons: CODONS.filter((_, index) => (counts[index] ?? 0) > 0).toSorted() };
}

test('from the first letter on, across the end of the text, and on the other strand', async () => {
  expect(await codonsOf({})).toEqual({ from: 1, to: 13, ambiguous: 1, leftOver: 1, codons: ['AAC', 'ATG', 'GCC'] });
  expect(await codonsOf({ from: 12, to: 4 })).toMatchObject({ leftOver: 0, codons: ['CCA', 'TGG'] });
  expect(await codonsOf({ from: 1, to: 6, strand: 'other' })).toMatchObject({ codons: ['CAT', 'GGC'] });
});
