import type { ByteSource, Progress } from '../contract.ts';
import { lostFile } from './unreadableText.ts';

/** Bytes asked for at a time, into a buffer that is used again: fresh memory costs more than reading does. */
const CHUNK_BYTES = 1024 * 1024;

/**
 * A read that has not answered for so long is given up. In Chromium some reads into a given buffer never answer at all;
 * what is lost on a merely slow disk is one chunk.
 */
const STALLED_AFTER_MS = 200;

/**
 * A file, read through its handle: nothing of it is kept. A mark is the byte offset of the slice.
 *
 * @param name what the visitor knows it by
 */
export function fileSource(file: Blob, name: string): ByteSource {
  let done = 0;
  return {
    origin: 'file',
    progress: (): Progress => ({ done, total: file.size, unit: 'bytes' }),
    async *slices(from = 0) {
      let mark = from;
      for await (const bytes of fileChunks(file, from, () => lostFile(name))) {
        done = mark + bytes.length;
        yield { bytes, mark };
        mark = done;
      }
    },
  };
}

/**
 * The chunks of a stream; leaving the loop cancels it.
 *
 * @param explain turns what ended the stream into the error to throw
 */
export async function* streamChunks(
  stream: ReadableStream<Uint8Array>,
  explain: (error: unknown) => Error,
): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        throw explain(error);
      });
      if (done) return;
      yield value;
    }
  } finally {
    // A stream that has ended or failed is not troubled by this.
    await reader.cancel().catch(() => {});
  }
}

/** Through one buffer as long as the browser goes along with that, from there on as the stream gives its chunks. */
async function* fileChunks(file: Blob, from: number, explain: () => Error): AsyncGenerator<Uint8Array> {
  let at = from;
  const reader = readerIntoBuffer(file.slice(from).stream());
  if (reader !== null) {
    let buffer = new ArrayBuffer(CHUNK_BYTES);
    try {
      for (;;) {
        const read = await unlessStalled(reader.read(new Uint8Array(buffer))).catch(() => {
          throw explain();
        });
        if (read === STALLED) break;
        if (read.done) return;
        at += read.value.length;
        yield read.value;
        buffer = read.value.buffer;
      }
    } finally {
      // Not waited for: of a stalled stream nothing ever comes back.
      reader.cancel().catch(() => {});
    }
  }
  yield* streamChunks(file.slice(at).stream(), explain);
}

/** Null in a browser whose files cannot be read into a given buffer. */
function readerIntoBuffer(stream: ReadableStream): ReadableStreamBYOBReader | null {
  try {
    return stream.getReader({ mode: 'byob' });
  } catch {
    return null;
  }
}

const STALLED = Symbol('stalled');

async function unlessStalled<Answer>(read: Promise<Answer>): Promise<Answer | typeof STALLED> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stalled = new Promise<typeof STALLED>((resolve) => {
    timer = setTimeout(() => resolve(STALLED), STALLED_AFTER_MS);
  });
  try {
    return await Promise.race([read, stalled]);
  } finally {
    clearTimeout(timer);
  }
}
