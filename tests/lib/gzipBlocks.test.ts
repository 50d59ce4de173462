import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockedGzip } from '#tests/support/blockedGzip.ts';
import { gzipBlocks, isInBlocks } from '#workers/lib/gzipBlocks.ts';

const TEXT = 'ACGTTGCA'.repeat(100);

async function* cut(bytes: Uint8Array, at: readonly number[]): AsyncGenerator<Uint8Array> {
  const ends = [...new Set([...at.filter((end) => end > 0 && end < bytes.length), bytes.length])];
  let start = 0;
  for (const end of ends.sort((one, other) => one - other)) {
    yield bytes.subarray(start, end);
    start = end;
  }
}

async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  let text = '';
  for await (const block of gzipBlocks(chunks)) text += gunzipSync(block).toString();
  return text;
}

describe('gzipBlocks', () => {
  test('finds every member, wherever the bytes are cut', async () => {
    const bytes = blockedGzip(TEXT, 100);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(bytes.length)), async (at) => {
        expect(await textOf(cut(bytes, at))).toBe(TEXT);
      }),
    );
  });

  test.each([1, 10, 30])('complains when %i bytes are missing at the end', async (missing) => {
    await expect(textOf(cut(blockedGzip(TEXT, 100).subarray(0, -missing), []))).rejects.toThrow(TypeError);
  });

  test('complains when something else follows', async () => {
    const bytes = Buffer.concat([blockedGzip(TEXT, 100), gzipSync(TEXT)]);
    await expect(textOf(cut(bytes, []))).rejects.toThrow('There is no member here');
  });
});

test.each([
  ['blocks', blockedGzip(TEXT), true],
  ['one member', gzipSync(TEXT), false],
  ['text', Buffer.from(TEXT), false],
  ['nothing', Buffer.alloc(0), false],
])('isInBlocks of %s', async (_, bytes, expected) => {
  expect(await isInBlocks(new Blob([new Uint8Array(bytes)]))).toBe(expected);
});
