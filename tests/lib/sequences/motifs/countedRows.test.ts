import { expect, test } from 'vitest';
import { bytesOf, kernel } from '#tests/kernel/samples.ts';
import { countedRows } from '#workers/lib/sequences/motifs/countedRows.ts';
import { patternTable } from '#workers/lib/sequences/motifs/patternTable.ts';

const rowsWanted = (flags: Uint8Array) => flags.reduce((sum, flag) => sum + flag, 0);

test('rows whose patterns were found often enough are counted from then on', () => {
  const rows = countedRows(patternTable(['GAATTC', 'GGATCC']), 3, 2, kernel);
  expect(rows.counter()).toBe(null);
  expect(rows.update(Uint32Array.of(2, 2), 100)).toBe(false);
  expect(rows.update(Uint32Array.of(3, 2), 100)).toBe(true);
  expect(rowsWanted(rows.watched)).toBe(1);
  rows.counter()?.read(bytesOf('GAATTCGGATCC'), 0);
  expect([...rows.counts()]).toEqual([1, 0]);
  expect(rows.update(Uint32Array.of(3, 9), 200)).toBe(true);
  expect(rowsWanted(rows.watched)).toBe(0);
  rows.counter()?.read(bytesOf('GGATCCGGATCC'), 0);
  // Those of the second pattern before it was counted are not.
  expect([...rows.counts()]).toEqual([1, 2]);
  expect(rows.update(Uint32Array.of(3, 9), 400)).toBe(false);
});

test('a row is looked for as long as one of its patterns is', () => {
  const rows = countedRows(patternTable(['GAATTC', 'TTC']), 3, 2, kernel);
  expect(rows.update(Uint32Array.of(0, 50), 100)).toBe(true);
  expect(rowsWanted(rows.watched)).toBe(1);
  rows.counter()?.read(bytesOf('AAATTCGAATTC'), 0);
  expect([...rows.counts()]).toEqual([0, 1]);
});

test('few matches, and patterns longer than a row, are not counted', () => {
  const rare = countedRows(patternTable(['GAATTC']), 3, 1, kernel);
  expect(rare.update(Uint32Array.of(3), 3 * 256 + 1)).toBe(false);
  expect(rare.counter()).toBe(null);
  const long = countedRows(patternTable(['CGAATTC']), 3, 1, kernel);
  expect(long.update(Uint32Array.of(50), 100)).toBe(false);
  expect([...long.counts()]).toEqual([0]);
});
