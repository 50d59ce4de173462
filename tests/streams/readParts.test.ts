import { afterEach, expect, test, vi } from 'vitest';
import { partsInTurn } from '#workers/streams/readParts.ts';

const LONG = 'ACGTTGCA'.repeat(50_000);
const buffer = (text: string) => new TextEncoder().encode(text).buffer;

afterEach(() => vi.restoreAllMocks());

async function texts(parts: readonly (ArrayBuffer | Blob)[], most = parts.length): Promise<readonly string[]> {
  const read: string[] = [];
  for await (const bytes of partsInTurn(parts)) {
    expect(bytes.byteOffset).toBe(0);
    if (read.push(new TextDecoder().decode(bytes)) === most) break;
  }
  return read;
}

/** A browser that reads no blob into a buffer. */
function streamWithoutBuffers(): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream<Uint8Array<ArrayBuffer>>();
}

test.each(['into buffers', 'without'])('each part by itself, of any size: %s', async (reading) => {
  if (reading === 'without') vi.spyOn(Blob.prototype, 'stream').mockImplementation(streamWithoutBuffers);
  const parts = [new Blob(['one']), new Blob([LONG]), new Blob([]), new Blob(['four']), buffer('five')];
  expect(await texts(parts)).toEqual(['one', LONG, '', 'four', 'five']);
  expect(await texts(parts, 2)).toEqual(['one', LONG]);
  expect(await texts([buffer('first'), new Blob(['second'])])).toEqual(['first', 'second']);
});

test('where a read never ends, in the middle of a part, that part is read once more, and none before it', async () => {
  const bytes = new TextEncoder().encode('onesec');
  vi.spyOn(Blob.prototype, 'stream').mockImplementation(() => {
    let isGiven = false;
    return new ReadableStream({
      type: 'bytes',
      pull(controller) {
        if (isGiven) return new Promise(() => {});
        isGiven = true;
        controller.enqueue(bytes.slice());
        return Promise.resolve();
      },
    }) as ReadableStream<Uint8Array<ArrayBuffer>>;
  });
  expect(await texts([new Blob(['one']), new Blob(['second']), new Blob(['third'])])).toEqual([
    'one',
    'second',
    'third',
  ]);
});

test('none, and one in memory, for which no stream is opened', async () => {
  const stream = vi.spyOn(Blob.prototype, 'stream');
  expect(await texts([])).toEqual([]);
  expect(await texts([buffer('')])).toEqual(['']);
  expect(await texts([buffer('ACGT')])).toEqual(['ACGT']);
  expect(stream).not.toHaveBeenCalled();
});

test('a fault of the stream is passed on', async () => {
  vi.spyOn(Blob.prototype, 'stream').mockImplementation(
    () =>
      new ReadableStream({
        type: 'bytes',
        pull: () => Promise.reject(new Error('gone')),
      }) as ReadableStream<Uint8Array<ArrayBuffer>>,
  );
  await expect(texts([new Blob(['one'])])).rejects.toThrow('gone');
});
