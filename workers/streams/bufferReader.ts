/**
 * A read is abandoned after this time. In Chromium, some reads into a given buffer never settle; on a disk that is
 * merely slow, only one chunk is read twice.
 */
const STALLED_AFTER_MS = 200;

/** A file is not read into buffers: the browser cannot do it, or a read does not settle. It can be read as a stream. */
export class NotIntoBuffers extends Error {
  override readonly name = 'NotIntoBuffers';
}

/** Reads a file into buffers that are used again: allocating fresh memory costs more than reading. */
export interface BufferReader {
  /**
   * Reads on into the view, whose buffer moves to what is returned: a view of the bytes read, which is empty at the end.
   * Rejects with `NotIntoBuffers`, or with the stream's own error.
   */
  read(view: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
  cancel(): void;
}

/** Throws `NotIntoBuffers` in a browser that cannot do it. */
export function bufferReader(file: Blob): BufferReader {
  const reader = openedReader(file);
  return {
    async read(view) {
      const { value } = await unlessStalled(reader.read(view));
      return value ?? new Uint8Array(0);
    },
    cancel() {
      // Not awaited: a stalled stream never settles.
      reader.cancel().catch(() => {});
    },
  };
}

function openedReader(file: Blob): ReadableStreamBYOBReader {
  try {
    return (file.stream() as ReadableStream).getReader({ mode: 'byob' });
  } catch {
    throw new NotIntoBuffers();
  }
}

async function unlessStalled<Answer>(read: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stalled = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NotIntoBuffers()), STALLED_AFTER_MS);
  });
  try {
    return await Promise.race([read, stalled]);
  } finally {
    clearTimeout(timer);
  }
}
