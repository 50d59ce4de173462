import { expect, test } from 'vitest';
import { isLoneText, LONE, loneHeader, loneSource } from '#workers/lib/sequences/records/loneText.ts';

test('a record alone is a FASTA file in slices, read from any mark', async () => {
  const letters = 'ACGTTGCA'.repeat(50_000);
  const source = loneSource(loneHeader('größer'), new TextEncoder().encode(letters));
  const whole = `>größer\n${letters}`;
  const slices: [mark: number, text: string][] = [];
  // The mark of a slice is a number of bytes, of which the two letters have one more each.
  for await (const { bytes, mark } of source.slices()) slices.push([mark, new TextDecoder().decode(bytes)]);
  expect(slices.map(([, text]) => text).join('')).toBe(whole);
  expect(slices.map(([mark]) => mark)).toEqual([0, 1 << 18]);
  expect(source.progress()).toEqual({ done: whole.length + 2, total: whole.length + 2, unit: 'bytes' });
  const again: string[] = [];
  for await (const { bytes } of source.slices(1 << 18)) again.push(new TextDecoder().decode(bytes));
  expect(again).toEqual([slices[1]?.[1]]);
});

test('it is told from the texts of the page', () => {
  expect([LONE, { ...LONE, held: 'text-1' }, '>a'].map(isLoneText)).toEqual([true, false, false]);
});
