import { expect, test } from 'vitest';
import { dnaRun, dnaTask } from '#tests/support/dnaCases.ts';
import { lettersOf } from '#tests/support/longSequences.ts';
import { restrictionEnzyme } from '#workers/lib/sequences/motifs/restrictionEnzyme.ts';
import { MOST_DIGEST_CUTS, MOST_POSITIONS, searchSites } from '#workers/lib/sequences/motifs/restrictionSearch.ts';
import { openStrand } from '#workers/lib/sequences/strand/givenStrand.ts';

const ENZYMES = [
  restrictionEnzyme('AluI', 'AGCT 2 2'),
  restrictionEnzyme('FokI', 'GGATG 14 18'),
  restrictionEnzyme('BcgI', 'CGANNNNNNTGC -10 -12 24 22'),
];

async function searched(text: string, isCircular: boolean, keepsAll: boolean, cuts: readonly number[] = []) {
  const { input } = await dnaRun({ text, cuts });
  return searchSites(await openStrand(input, dnaTask({ text, cuts })), ENZYMES, { isCircular, keepsAll }, () => {});
}

test.each([
  [300_000, false],
  [300_000, true],
  [1_200_001, false],
  [1_200_001, true],
])('the first places are those of all places, %i letters, circular: %s', async (length, isCircular) => {
  const text = lettersOf({ type: 'lcg32', seed: 11, length, alphabet: 'ACGT' });
  const all = await searched(text, isCircular, true, [70_001, 70_002, 200_000]);
  const some = await searched(text, isCircular, false);
  expect(all.hasAll).toBe(true);
  expect(some.hasAll).toBe(false);
  for (const [index, { sites, cuts, places }] of all.found.entries()) {
    expect(places.length).toBe(cuts);
    expect(some.found[index]).toMatchObject({ sites, cuts });
    expect(some.found[index]?.places).toEqual(places.slice(0, MOST_POSITIONS));
  }
});

test('too many cuts for a digest are counted, and the first are listed', async () => {
  const { found, hasAll } = await searched('AGCT'.repeat(MOST_DIGEST_CUTS + 5), false, true);
  expect(hasAll).toBe(false);
  expect(found[0]).toMatchObject({ sites: MOST_DIGEST_CUTS + 5, cuts: MOST_DIGEST_CUTS + 5 });
  expect([...(found[0]?.places.subarray(0, 3) ?? [])]).toEqual([2, 6, 10]);
  expect(found[0]?.places.length).toBe(MOST_POSITIONS);
});

test('a circle shorter than a site holds none', async () => {
  expect((await searched('AGC', true, true)).found.map(({ sites }) => sites)).toEqual([0, 0, 0]);
  expect((await searched('GCTA', true, true)).found[0]?.sites).toBe(1);
});
