import { expect, test } from 'vitest';
import { task } from '#tests/support/formulaCases.ts';
import { givenProtein } from '#tests/support/givenProtein.ts';
import { givenLetters, MOST_RESIDUES } from '#workers/lib/sequences/protein/givenChain.ts';

test('the letters of the chain without white space, in capitals', async () => {
  expect(await givenLetters(givenProtein('ma k\nv'), task)).toEqual({ letters: 'MAKV', length: 4 });
});

test('of a strand, the protein that it codes', async () => {
  const given = { ...givenProtein('CCATGAAATGA'), inputType: 'DNA' } as const;
  expect(await givenLetters(given, task)).toEqual({ letters: 'MK', length: 2 });
});

test('no more letters than are analyzed, and the length of all', async () => {
  const { letters, length } = await givenLetters(givenProtein('A'.repeat(MOST_RESIDUES + 5)), task);
  expect([letters.length, length]).toEqual([MOST_RESIDUES, MOST_RESIDUES + 5]);
});
