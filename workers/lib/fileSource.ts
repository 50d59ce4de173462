import type { ByteSource, Progress } from '../contract.ts';
import { lostFile } from './unreadableText.ts';

/**
 * A file, read through its handle: nothing of it is kept. A mark is the byte offset of the slice. The default reader is
 * used because byte-stream readers of files stall for ever now and then in Chromium.
 *
 * @param name what the visitor knows it by
 */
export function fileSource(file: Blob, name: string): ByteSource {
  let done = 0;
  return {
    size: file.size,
    origin: 'file',
    progress: (): Progress => ({ done, total: file.size, unit: 'bytes' }),
    async *slices(from = 0) {
      let mark = from;
      for await (const bytes of streamChunks(file.slice(from).stream(), () => lostFile(name))) {
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
