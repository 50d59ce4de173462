import type { ByteSource, Progress } from '../contract.ts';
import { bufferReader, NotIntoBuffers } from './bufferReader.ts';
import { STRIPE_BYTES, stripedFile } from './stripedFile.ts';
import { lostFile } from './unreadableText.ts';

/** Bytes per read. */
const CHUNK_BYTES = 1024 * 1024;
/** Of the first read, which is often all that is asked for: the letters in view, or the format. */
const FIRST_BYTES = 64 * 1024;
/** A reading that has come this far is taken for one of the whole file, not of a window of letters. Bytes. */
const WINDOW_BYTES = 4 * 1024 * 1024;
/** What is read before the stripes, the last of it while they are opened. Bytes. */
const LEAD_BYTES = WINDOW_BYTES + STRIPE_BYTES;
/** Bytes of a stripe that are given at a time. Reading can begin again at each of them, so more would cost later windows of letters. */
export const SLICE_BYTES = 256 * 1024;
/** Rests from this size on are read in stripes. Bytes. */
const MANY_BYTES = 2 * STRIPE_BYTES;

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

/** Reads into buffers where the browser supports it, otherwise, or after a stalled read, in the stream's own chunks. */
async function* fileChunks(file: Blob, from: number, explain: () => Error): AsyncGenerator<Uint8Array> {
  let at = from;
  try {
    for await (const chunk of chunksInBuffers(file, from)) {
      at += chunk.length;
      yield chunk;
    }
    return;
  } catch (error) {
    if (!(error instanceof NotIntoBuffers)) throw explain();
  }
  yield* streamChunks(file.slice(at).stream(), explain);
}

async function* chunksInBuffers(file: Blob, from: number): AsyncGenerator<Uint8Array> {
  const isLong = file.size - from >= LEAD_BYTES + MANY_BYTES;
  const rest = isLong ? from + LEAD_BYTES : file.size;
  const lead = bufferReader(file.slice(from, rest));
  let stripes: ReturnType<typeof stripedFile> | null = null;
  try {
    let done = 0;
    let chunk = await lead.read(new Uint8Array(FIRST_BYTES));
    while (chunk.length > 0) {
      done += chunk.length;
      yield chunk;
      if (isLong && done >= WINDOW_BYTES) stripes ??= stripedFile(file.slice(rest));
      chunk = await lead.read(
        new Uint8Array(chunk.buffer.byteLength === FIRST_BYTES ? new ArrayBuffer(CHUNK_BYTES) : chunk.buffer),
      );
    }
    if (stripes === null) return;
    for (let stripe = await stripes.read(); stripe.length > 0; stripe = await stripes.read()) {
      for (let at = 0; at < stripe.length; at += SLICE_BYTES) yield stripe.subarray(at, at + SLICE_BYTES);
    }
  } finally {
    lead.cancel();
    stripes?.close();
  }
}
