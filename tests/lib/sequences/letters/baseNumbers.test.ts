import { expect, test } from 'vitest';
import { BASE_NUMBERS, NO_BASE } from '#workers/lib/sequences/letters/baseNumbers.ts';

test('opposite bases add up to 3, and no other letter has a number', () => {
  const numberOf = (base: string) => BASE_NUMBERS[base.charCodeAt(0)];
  expect([...'ACGT'].map(numberOf)).toEqual([0, 1, 2, 3]);
  expect([...'NUacgt-'].map(numberOf)).toEqual([...'NUacgt-'].map(() => NO_BASE));
});
