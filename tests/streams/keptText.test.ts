import { expect, test } from 'vitest';
import { cutSource } from '#tests/support/cutSource.ts';
import { readSource } from '#tests/support/readSource.ts';
import type { ByteSource } from '#workers/contract.ts';
import { keptText, MOST_KEPT } from '#workers/streams/keptText.ts';

/** A text of slices of 100,000 bytes, and the marks from which it was read itself. */
function watched(length: number): { source: ByteSource; text: string; readings: number[] } {
  const text = Array.from({ length }, (_, index) => String.fromCharCode(65 + (index % 23))).join('');
  const cuts = Array.from({ length: Math.floor(length / 100_000) }, (_, index) => (index + 1) * 100_000);
  const source = cutSource(text, cuts, 'file');
  const readings: number[] = [];
  const slices = (from = 0) => {
    readings.push(from);
    return source.slices(from);
  };
  return { source: { ...source, slices }, text, readings };
}

test('a short text that was read once is not read again for its results, from any mark', async () => {
  const { source, text, readings } = watched(250_000);
  const { anew, again } = keptText(source);
  expect((await readSource(anew)).text === text).toBe(true);
  for (const mark of [0, 100_000, 200_000]) {
    expect((await readSource(again, mark)).text === text.slice(mark)).toBe(true);
  }
  expect(readings).toEqual([0]);
});

test('of a long text its beginning is kept', async () => {
  const { source, text, readings } = watched(MOST_KEPT + 1);
  const { anew, again } = keptText(source);
  await readSource(anew);
  for await (const { bytes } of again.slices()) if (bytes.length > 0) break;
  expect(readings).toEqual([0]);
  expect((await readSource(again)).text === text).toBe(true);
  expect(readings).toEqual([0, 200_000]);
  expect((await readSource(again, 300_000)).text === text.slice(300_000)).toBe(true);
});

test('a text that turns out to be longer than its file is kept as far as there is room', async () => {
  const { source, text, readings } = watched(MOST_KEPT + 100_000);
  const compressed = { ...source, progress: () => ({ done: 0, total: 1000, unit: 'bytes' as const }) };
  const { anew, again } = keptText(compressed);
  await readSource(anew);
  expect((await readSource(again)).text === text).toBe(true);
  expect(readings).toEqual([0, 4_100_000]);
});

test('what is validated is always read anew, and a reading that ended early keeps nothing', async () => {
  const { source, text, readings } = watched(250_000);
  const { anew, again } = keptText(source);
  await readSource(anew);
  for await (const { bytes } of anew.slices()) if (bytes.length > 0) break;
  expect(readings).toEqual([0, 0]);
  expect((await readSource(again)).text === text).toBe(true);
  expect(readings).toEqual([0, 0, 0]);
  expect((await readSource(anew, 100_000)).text === text.slice(100_000)).toBe(true);
  expect(readings).toEqual([0, 0, 0, 100_000]);
});

test('slices that were kept stay as they were', async () => {
  const { source, text } = watched(250_000);
  const { anew, again } = keptText(source);
  await readSource(anew);
  const pieces: string[] = [];
  const seen: Uint8Array[] = [];
  for await (const { bytes } of again.slices()) seen.push(bytes);
  for (const bytes of seen) pieces.push(new TextDecoder().decode(bytes));
  expect(pieces.join('') === text).toBe(true);
});
