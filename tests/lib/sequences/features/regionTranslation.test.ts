import { expect, test } from 'vitest';
import { givenDna } from '#tests/support/givenDna.ts';
import { frameWindow } from '#workers/lib/sequences/features/regionTranslation.ts';
import { openStrand } from '#workers/lib/sequences/strand/givenStrand.ts';
import { GENETIC_CODES } from '#workers/reference/geneticCodes.ts';

test('windows are clipped to whole codons; only the first of a frame can be a start', async () => {
  const { given, task } = await givenDna({ text: 'CCTTGTTGTTGC', cuts: [4] });
  const strand = await openStrand(given, task);
  const reading = { frame: 'plus3', code: GENETIC_CODES['11'], startIsMethionine: true } as const;
  const read = async (from: number, to: number) =>
    new TextDecoder().decode(await frameWindow(strand, { from: 1, to: 11 }, reading, from, to));
  expect(await read(0, 9)).toBe('MLL');
  expect(await read(1, 2)).toBe('L');
  expect(await read(-4, 1)).toBe('M');
  expect(await read(5, 9)).toBe('');
});
