import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { blockedGzip } from '#tests/support/blockedGzip.ts';
import { readSource } from '#tests/support/readSource.ts';
import type { ByteSource } from '#workers/contract.ts';
import { fileSource, SLICE_BYTES } from '#workers/streams/fileSource.ts';
import { gzipSource } from '#workers/streams/gzipSource.ts';

/** Longer than any single chunk, and aperiodic, so that a wrong offset is detected. */
const TEXT = Array.from({ length: 60_000 }, (_, index) => `>record ${index} é\nACGT\n`).join('');

/** A file whose reading fails after the given number of bytes. */
function failingFile(bytes: Uint8Array, after: number): Blob {
  const file = new Blob([new Uint8Array(bytes)]);
  const stream = () =>
    new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(bytes.subarray(0, after)));
      },
      pull(controller) {
        controller.error(new DOMException('gone', 'NotReadableError'));
      },
    });
  return Object.assign(file, { stream, slice: () => Object.assign(new Blob(), { stream }) });
}

/** A file of which every read into a buffer stalls after the first, as happens in Chromium. */
function stallingFile(text: string): Blob {
  const bytes = new TextEncoder().encode(text);
  const stream = (from: number) => {
    let reads = 0;
    return new ReadableStream({
      type: 'bytes',
      pull(controller) {
        const request = controller.byobRequest;
        reads += 1;
        if (request === null) {
          controller.enqueue(bytes.slice(from));
          controller.close();
          return undefined;
        }
        if (reads > 1) return new Promise(() => {});
        const view = request.view as Uint8Array;
        view.set(bytes.subarray(from, from + 100));
        request.respond(100);
        return undefined;
      },
    });
  };
  return Object.assign(new Blob(), {
    slice: (from: number) => Object.assign(new Blob(), { stream: () => stream(from) }),
  });
}

/** A file in a browser that does not support reading into a given buffer. */
function plainFile(text: string): Blob {
  const bytes = new TextEncoder().encode(text);
  const stream = (from: number) =>
    new ReadableStream({
      start(controller) {
        controller.enqueue(bytes.slice(from));
        controller.close();
      },
    });
  return Object.assign(new Blob(), {
    slice: (from: number) => Object.assign(new Blob(), { stream: () => stream(from) }),
  });
}

function inflatable(text: string): Blob {
  return new Blob([new Uint8Array(gzipSync(text))]);
}

const SOURCES: Record<string, (text: string) => ByteSource> = {
  fileSource: (text) => fileSource(new Blob([text]), 'a.fa'),
  gzipSource: (text) => gzipSource(inflatable(text), 'a.fa.gz'),
  'gzipSource, in blocks': (text) => gzipSource(new Blob([blockedGzip(text)]), 'a.fa.gz'),
};

for (const [name, open] of Object.entries(SOURCES)) {
  describe(name, () => {
    test('gives the text, twice', async () => {
      const source = open(TEXT);
      expect((await readSource(source)).text === TEXT).toBe(true);
      expect((await readSource(source)).text === TEXT).toBe(true);
      expect(source.origin).toBe('file');
    });

    test('reads on from marks, before and after the first whole reading', async () => {
      const source = open(TEXT);
      const bytes = new TextEncoder().encode(TEXT);
      for (const mark of [1_000_000, 0, 7, bytes.length - 1, bytes.length]) {
        const { text, marks } = await readSource(source, mark);
        expect(text === new TextDecoder().decode(bytes.subarray(mark))).toBe(true);
        if (mark < bytes.length) expect(marks[0]).toBe(mark);
      }
    });

    test('marks are the offsets of the slices', async () => {
      const { marks, lengths } = await readSource(open(TEXT));
      let offset = 0;
      for (const [index, mark] of marks.entries()) {
        expect(mark).toBe(offset);
        offset += lengths[index] ?? 0;
      }
    });

    test('an empty one gives no slice', async () => {
      expect((await readSource(open(''))).marks).toEqual([]);
    });

    test('an interrupted reading does not affect the next', async () => {
      const source = open(TEXT);
      for await (const { bytes } of source.slices()) if (bytes.length > 0) break;
      expect((await readSource(source)).text === TEXT).toBe(true);
    });

    test('reports its progress', async () => {
      const source = open(TEXT);
      for await (const _ of source.slices()) {
        const { done, total, unit } = source.progress();
        expect(done).toBeGreaterThan(0);
        expect(done).toBeLessThanOrEqual(total);
        expect(unit).toBe('bytes');
      }
      const { done, total } = source.progress();
      expect(done).toBe(total);
    });
  });
}

test('a long file is read in stripes, with nothing lost or duplicated', async () => {
  const text = TEXT.repeat(12);
  const source = fileSource(new Blob([text]), 'a.fa');
  const { text: read, marks, lengths } = await readSource(source);
  expect(read === text).toBe(true);
  expect(lengths).toContain(SLICE_BYTES);
  const mark = marks.at(-2) ?? 0;
  const rest = new TextDecoder().decode(new TextEncoder().encode(text).subarray(mark));
  expect((await readSource(source, mark)).text === rest).toBe(true);
});

describe('reading into one buffer', () => {
  test('a stalled read is abandoned, and nothing is lost or duplicated', async () => {
    const { text, marks } = await readSource(fileSource(stallingFile(TEXT), 'a.fa'));
    expect(text === TEXT).toBe(true);
    expect(marks).toEqual([0, 100]);
  });

  test('a browser without it reads the stream as it comes', async () => {
    const source = fileSource(plainFile(TEXT), 'a.fa');
    expect((await readSource(source)).text === TEXT).toBe(true);
    expect((await readSource(source, 1_000)).marks).toEqual([1_000]);
  });

  test('uses little memory for the first slice, and the same for every other', async () => {
    const lengths = new Set<number>();
    let count = 0;
    for await (const { bytes } of fileSource(new Blob([TEXT]), 'a.fa').slices()) {
      lengths.add(bytes.buffer.byteLength);
      count += 1;
    }
    expect([...lengths]).toEqual([64 * 1024, 1024 * 1024]);
    expect(count).toBeGreaterThan(2);
  });
});

const CUT = 'the compressed data are cut off';
const DAMAGED = 'the compressed data are damaged, or followed by something that is not gzip';

describe('faults', () => {
  test('a missing file is reported by its name', async () => {
    const source = fileSource(failingFile(new Uint8Array(), 0), 'phage.fa');
    await expect(readSource(source)).rejects.toMatchObject({
      name: 'UnreadableText',
      message: expect.stringContaining('“phage.fa” could not be read: it may have been moved, changed or deleted'),
    });
  });

  test('so is a compressed one', async () => {
    const source = gzipSource(failingFile(gzipSync(TEXT), 1_000), 'phage.fa.gz');
    await expect(readSource(source)).rejects.toMatchObject({
      name: 'UnreadableText',
      message: expect.stringContaining('deleted'),
    });
  });

  test.each([
    ['cut off', gzipSync(TEXT).subarray(0, 30_000), CUT],
    ['cut off in their last bytes', gzipSync(TEXT).subarray(0, -3), CUT],
    ['damaged', gzipSync(TEXT).fill(0xff, 20_000, 20_100), DAMAGED],
    ['cut off in blocks', blockedGzip(TEXT).subarray(0, 70_000), CUT],
    ['damaged in blocks', blockedGzip(TEXT).fill(0xff, 20_000, 20_100), DAMAGED],
    ['cut off in a second part', Buffer.concat([gzipSync(TEXT), gzipSync(TEXT).subarray(0, 100)]), CUT],
    ['followed by letters', Buffer.concat([gzipSync(TEXT), Buffer.from('Hello, world')]), DAMAGED],
    ['only begun', gzipSync(TEXT).subarray(0, 2), CUT],
  ])('compressed data that are %s are reported as such, every time', async (_, bytes, why) => {
    const source = gzipSource(new Blob([new Uint8Array(bytes)]), 'phage.fa.gz');
    for (let round = 0; round < 2; round += 1) {
      await expect(readSource(source)).rejects.toMatchObject({
        name: 'UnreadableText',
        message: `The file “phage.fa.gz” could not be read to its end: ${why}. Choose a complete copy of it, or one that is not compressed.`,
      });
    }
  });
});
