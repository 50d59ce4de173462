import type { ByteSource, Progress } from '../contract.ts';
import { bufferReader, NotIntoBuffers } from './bufferReader.ts';
import { STRIPE_BYTES, stripedFile } from './stripedFile.ts';
import { lostFile } from './unreadableText.ts';

/** Bytes per read. */
const CHUNK_BYTES = 1024 * 1024;
/** Of the first read, which is often all that is asked for: the letters in view, or the format. */
const FIRST_BYTES = 64 * 1024;
/** What is read before the stripes, while they are opened. Shorter files are read to their end like this. */
const LEAD_BYTES = 2 * 1024 * 1024;
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
    let chunk = await lead.read(new Uint8Array(FIRST_BYTES));
    while (chunk.length > 0) {
      yield chunk;
      // Only now it is certain that more than the first chunk is asked for.
      if (isLong) stripes ??= stripedFile(file.slice(rest));
      chunk = await lead.read(
        new Uint8Array(chunk.buffer.byteLength === FIRST_BYTES ? new ArrayBuffer(CHUNK_BYTES) : chunk.buffer),
      );
    }
    if (stripes === null) return;
    for (let stripe = await stripes.read(); stripe.length > 0; stripe = await stripes.read()) yield stripe;
  } finally {
    lead.cancel();
    stripes?.close();
  }
}
