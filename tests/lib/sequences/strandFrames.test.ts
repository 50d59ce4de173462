import { expect, test } from 'vitest';
import { givenDna } from '#tests/support/givenDna.ts';
import { frameRules } from '#workers/lib/sequences/frameStarts.ts';
import { openStrand } from '#workers/lib/sequences/givenStrand.ts';
import { findStrandFrames } from '#workers/lib/sequences/strandFrames.ts';
import { GENETIC_CODES } from '#workers/reference/geneticCodes.ts';

async function framesIn(text: string, isCircular: boolean) {
  const { given, task } = await givenDna({ text });
  const strand = await openStrand(given, task);
  const seen: (readonly number[])[] = [];
  const search = { leastCodons: 3, isCircular, most: 1 };
  const found = await findStrandFrames(strand, frameRules(GENETIC_CODES['1'], 'atg'), search, (done, total) =>
    seen.push([done, total]),
  );
  return { found, last: seen.at(-1) };
}

test('a frame across the origin is found in a circle only', async () => {
  // ATG GCC GCC GCC TAA, turned by eight letters.
  const text = 'CGCCTAACATGGCCGC';
  expect((await framesIn(text, false)).found.longest.filter(({ hasStop }) => hasStop)).toEqual([]);
  const { found, last } = await framesIn(text, true);
  expect(found.longest[0]).toMatchObject({ strand: 1, from: 8, to: 23, codons: 4, hasStop: true });
  expect(last?.[0]).toBe(last?.[1]);
});
