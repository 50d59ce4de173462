import type { ByteSource, Progress } from '../contract.ts';
import { lostFile } from './unreadableText.ts';

/** Bytes per read into a reused buffer: allocating fresh memory costs more than reading. */
const CHUNK_BYTES = 1024 * 1024;
/** Of the first read, which is often all that is asked for: the letters in view, or the format. */
const FIRST_BYTES = 64 * 1024;

/**
 * A read is abandoned after this time. In Chromium, some reads into a given buffer never settle; on a disk that is
 * merely slow, only one chunk is read twice.
 */
const STALLED_AFTER_MS = 200;

/**
 * A file as a byte source, read through its handle without keeping any of it. A mark is the byte offset of the slice.
 *
 * @param name name shown to the visitor
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
 * Yields the chunks of a stream; leaving the loop cancels it.
 *
 * @param explain maps the stream's error to the error to throw
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
    // Has no effect on a stream that has ended or failed.
    await reader.cancel().catch(() => {});
  }
}

/**
 * Reads through one reused buffer where the browser supports it, otherwise, or after a stalled read, in the stream's
 * own chunks.
 */
async function* fileChunks(file: Blob, from: number, explain: () => Error): AsyncGenerator<Uint8Array> {
  let at = from;
  const reader = readerIntoBuffer(file.slice(from).stream());
  if (reader !== null) {
    let buffer = new ArrayBuffer(FIRST_BYTES);
    try {
      for (;;) {
        const read = await unlessStalled(reader.read(new Uint8Array(buffer))).catch(() => {
          throw explain();
        });
        if (read === STALLED) break;
        if (read.done) return;
        at += read.value.length;
        yield read.value;
        buffer = read.value.buffer.byteLength === FIRST_BYTES ? new ArrayBuffer(CHUNK_BYTES) : read.value.buffer;
      }
    } finally {
      // Not awaited: a stalled stream never settles.
      reader.cancel().catch(() => {});
    }
  }
  yield* streamChunks(file.slice(at).stream(), explain);
}

/** Returns null in a browser that cannot read files into a given buffer. */
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
