import { expect, test } from 'vitest';
import { baseSets } from '#workers/lib/sequences/letters/ambiguousBases.ts';

test('a letter is the bits of its bases, in the order asked for', () => {
  const sets = baseSets('ACTG');
  expect([...'ACTGURYN'].map((letter) => sets[letter.charCodeAt(0)])).toEqual([1, 2, 4, 8, 4, 9, 6, 15]);
  expect([...'agX-'].map((letter) => sets[letter.charCodeAt(0)])).toEqual([0, 0, 0, 0]);
});
