import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, expect, test } from 'vitest';
import { removeSpooled, spooled } from '#src/tools/cli/spool.ts';

const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('calculate-text-'));
const before = folders();
const ours = () => folders().filter((name) => !before.includes(name));
afterEach(removeSpooled);

/** One reused buffer, so the spool must copy what it keeps. */
async function* chunksOf(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  const buffer = new Uint8Array(16);
  for (const text of texts) yield buffer.subarray(0, new TextEncoder().encodeInto(text, buffer).written);
}

test('short data stay in memory', async () => {
  const file = await spooled(chunksOf('abc', 'def'), 'standard input', 6);
  expect([file.name, await file.text(), ours()]).toEqual(['standard input', 'abcdef', []]);
});

test('nothing is an empty file', async () => {
  expect((await spooled(chunksOf(), 'x', 6)).size).toBe(0);
});

test('longer data go to a file until the end, and can be read in parts repeatedly', async () => {
  const file = await spooled(chunksOf('abc', 'def', 'ghi', 'jkl'), 'x', 5);
  expect(ours()).toHaveLength(1);
  expect([await file.text(), await file.slice(4, 7).text(), file.size]).toEqual(['abcdefghijkl', 'efg', 12]);
  removeSpooled();
  expect(ours()).toEqual([]);
});
