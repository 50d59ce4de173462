import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockedGzip } from '#tests/support/blockedGzip.ts';
import { GzipFault, gzipStretches, inflatedMembers } from '#workers/streams/gzipMembers.ts';

const TEXT = 'ACGTTGCA'.repeat(100);

/** A file whose streams have chunks of these lengths, repeated. */
function cutFile(bytes: Uint8Array, lengths: readonly number[]): Blob {
  return Object.assign(new Blob([new Uint8Array(bytes)]), {
    slice: (from = 0, to = bytes.length) =>
      Object.assign(new Blob([new Uint8Array(bytes.subarray(from, to))]), {
        stream: () => streamOf(chunksOf(bytes.slice(from, to), lengths)),
      }),
  });
}

function streamOf(chunks: Iterator<Uint8Array>): ReadableStream<Uint8Array> & AsyncIterable<Uint8Array> {
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const { done, value } = chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
  });
  return stream as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>;
}

function* chunksOf(bytes: Uint8Array, lengths: readonly number[]): Generator<Uint8Array> {
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const length = lengths[turn % lengths.length] ?? bytes.length;
    yield bytes.subarray(at, at + length);
    at += length;
  }
}

const reading = { explain: (error: unknown) => error as Error, onRead() {} };

async function inflated(bytes: Uint8Array, lengths: readonly number[] = [bytes.length]): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of inflatedMembers(cutFile(bytes, lengths), reading)) parts.push(part.slice());
  return Buffer.concat(parts);
}

const faultOf = (bytes: Uint8Array): Promise<string> =>
  inflated(bytes).then(
    () => 'none',
    (error: unknown) => (error instanceof GzipFault ? error.kind : String(error)),
  );

const chunkLengths = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 5 });
const contents = fc.array(
  fc.oneof(
    fc.uint8Array({ maxLength: 400 }),
    fc.constant(new TextEncoder().encode(TEXT)),
    // Stored, uncompressed data look like members within a member.
    fc
      .uint8Array({ maxLength: 50 })
      .map((bytes) => new Uint8Array(Buffer.concat([bytes, gzipSync(bytes), gzipSync('')]))),
  ),
  { minLength: 1, maxLength: 6 },
);
const level = fc.constantFrom(0, 1, 9);

describe('inflatedMembers', () => {
  test('reads members of any contents, wherever the bytes are cut', async () => {
    await fc.assert(
      fc.asyncProperty(contents, level, chunkLengths, async (members, howHard, lengths) => {
        const bytes = Buffer.concat(members.map((member) => gzipSync(member, { level: howHard })));
        expect(await inflated(bytes, lengths)).toEqual(Buffer.concat(members));
      }),
    );
  });

  test('reads what bgzip writes', async () => {
    const bytes = blockedGzip(TEXT, 100);
    await fc.assert(
      fc.asyncProperty(chunkLengths, async (lengths) => {
        expect((await inflated(bytes, lengths)).toString()).toBe(TEXT);
      }),
    );
  });

  test('skips zeros after the last member', async () => {
    await fc.assert(
      fc.asyncProperty(contents, fc.integer({ min: 1, max: 2000 }), chunkLengths, async (members, zeros, lengths) => {
        const bytes = Buffer.concat([...members.map((member) => gzipSync(member)), Buffer.alloc(zeros)]);
        expect(await inflated(bytes, lengths)).toEqual(Buffer.concat(members));
      }),
    );
  });

  test('a truncated last member is reported as cut, after the members before it are read', async () => {
    const [first, second] = [gzipSync(TEXT), gzipSync('GATTACA'.repeat(30))];
    for (let length = 2; length < second.length; length += 1)
      expect([length, await faultOf(Buffer.concat([first, second.subarray(0, length)]))]).toEqual([length, 'cut']);
    for (let length = 2; length < first.length; length += 1)
      expect([length, await faultOf(first.subarray(0, length))]).toEqual([length, 'cut']);
  });

  test.each([
    ['letters', Buffer.from('what is this')],
    ['a member of another method', Buffer.concat([Buffer.from([0x1f, 0x8b, 7]), gzipSync(TEXT).subarray(3)])],
  ])('%s after the last member are reported as damage', async (_, garbage) => {
    expect(await faultOf(Buffer.concat([gzipSync(TEXT), garbage]))).toBe('damaged');
    expect(await faultOf(Buffer.concat([blockedGzip(TEXT, 100), garbage]))).toBe('damaged');
  });

  // A browser reports it as damaged: browser/compressedFiles.spec.ts.
  test.each(['x', '\x1f'])('a single byte after the last member, %j, is not an end', async (garbage) => {
    expect(await faultOf(Buffer.concat([gzipSync(TEXT), Buffer.from(garbage)]))).not.toBe('none');
  });

  test('a wrong checksum is reported as damage', async () => {
    const bytes = gzipSync(TEXT);
    bytes[bytes.length - 6] = 255 - (bytes.at(-6) ?? 0);
    expect(await faultOf(bytes)).toBe('damaged');
    expect(await faultOf(Buffer.concat([bytes, gzipSync(TEXT)]))).toBe('damaged');
  });

  test('gives up a member in which very many places look like the header of another', async () => {
    const many = gzipSync(Buffer.concat(Array.from({ length: 100 }, () => gzipSync(''))), { level: 0 });
    expect(await faultOf(many)).toBe('cut');
  });

  test('reads no more of a file than requested', async () => {
    // 64 MB of one letter are 64 kB when they are compressed.
    const file = new Blob([gzipSync('A'.repeat(64_000_000))]);
    let read = 0;
    const onRead = (offset: number) => {
      read = offset;
    };
    for await (const _ of inflatedMembers(file, { ...reading, onRead })) break;
    expect(file.size).toBeGreaterThan(60_000);
    expect(read).toBeLessThan(file.size);
  });
});

describe('gzipStretches', () => {
  async function stretchesOf(bytes: Uint8Array, lengths: readonly number[]) {
    const parts: Uint8Array[] = [];
    const ends: number[] = [];
    let offset = 0;
    for await (const stretch of gzipStretches(streamOf(chunksOf(bytes, lengths)))) {
      parts.push(stretch.bytes);
      offset += stretch.bytes.length;
      if (stretch.mayEnd) ends.push(offset);
    }
    return { bytes: Buffer.concat(parts), ends };
  }

  test('have all bytes, and an end before every member, wherever they are cut', async () => {
    const members = [gzipSync(TEXT), gzipSync(''), gzipSync('A'), blockedGzip(TEXT, 300)];
    const bytes = Buffer.concat(members);
    const { ends } = await stretchesOf(bytes, [bytes.length]);
    expect(ends).toHaveLength(6);
    await fc.assert(
      fc.asyncProperty(chunkLengths, async (lengths) => {
        expect(await stretchesOf(bytes, lengths)).toEqual({ bytes, ends });
      }),
    );
  });

  test('are short', async () => {
    for await (const { bytes } of gzipStretches(streamOf([new Uint8Array(100_000)].values())))
      expect(bytes.length).toBeLessThanOrEqual(16 * 1024);
  });
});
