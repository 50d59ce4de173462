import { expect, test } from 'vitest';
import { BASES, patternTable, ROW_MASK } from '#workers/lib/sequences/motifs/patternTable.ts';

/** Two bits for each letter, as seeds have them. */
const numberOf = (letters: string) => [...letters].reduce((sum, letter) => 4 * sum + 'ACTG'.indexOf(letter), 0);

test('a pattern is in each row that it may end with', () => {
  const { rows, busy, owners, isLong } = patternTable(['GAATTC', 'RAATTC', 'TTC', 'CCGAATTC']);
  const ownersOf = (letters: string) => [...owners.subarray(rows[numberOf(letters)], rows[numberOf(letters) + 1])];
  expect(ownersOf('GAATTC')).toEqual([0, 1, 2, 3]);
  expect(ownersOf('AAATTC')).toEqual([1, 2]);
  expect(ownersOf('CCCTTC')).toEqual([2]);
  expect(ownersOf('CCCTTA')).toEqual([]);
  expect(busy.reduce((sum, flag) => sum + flag, 0)).toBe(64);
  expect([...isLong.keys()].filter((row) => isLong[row] !== 0)).toEqual([numberOf('GAATTC')]);
});

test('an entry has the value of its pattern under a mask without N', () => {
  const { masks, values, busy } = patternTable(['GNNY']);
  const written = [...new Set([...values].map((value, entry) => `${value}:${masks[entry]}`))];
  expect(written).toEqual([`${numberOf('GAAC')}:195`, `${numberOf('GAAT')}:195`]);
  // Two letters before and two within are any, the last is one of two.
  expect(busy.reduce((sum, flag) => sum + flag, 0)).toBe(4 ** 4 * 2);
});

test('bases of letters, and the last row', () => {
  expect([...'ACTGRNx'].map((letter) => BASES[letter.charCodeAt(0)])).toEqual([1, 2, 4, 8, 9, 15, 0]);
  expect(ROW_MASK).toBe(numberOf('GGGGGG'));
});
