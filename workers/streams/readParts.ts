import { type BufferReader, bufferReader, NotIntoBuffers } from './bufferReader.ts';
import { freeBuffer } from './freeBuffer.ts';

type Part = ArrayBuffer | Blob;

/**
 * Yields the bytes of each part, valid until the next is asked for. All blobs are read as one, into one buffer: for each blob that is read
 * separately, the browser keeps a pipe open until its next garbage collection.
 */
export async function* partsInTurn(parts: readonly Part[]): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let next = 0;
  try {
    for await (const bytes of inOneBuffer(parts)) {
      next += 1;
      yield bytes;
    }
  } catch (error) {
    if (!(error instanceof NotIntoBuffers)) throw error;
    yield* oneByOne(parts.slice(next));
  }
}

async function* oneByOne(parts: readonly Part[]): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (const part of parts) {
    const buffer = part instanceof ArrayBuffer ? part : await part.arrayBuffer();
    try {
      yield new Uint8Array(buffer);
    } finally {
      // Those that wait for the garbage collector would add up to all of them.
      if (buffer !== part) freeBuffer(buffer);
    }
  }
}

async function* inOneBuffer(parts: readonly Part[]): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const blobs = parts.filter((part) => part instanceof Blob);
  let buffer = new ArrayBuffer(Math.max(0, ...blobs.map(({ size }) => size)));
  let reader: BufferReader | null = null;
  try {
    for (const part of parts) {
      if (part instanceof ArrayBuffer) {
        yield new Uint8Array(part);
        continue;
      }
      reader ??= bufferReader(new Blob(blobs));
      let done = 0;
      while (done < part.size) {
        const read = await reader.read(new Uint8Array(buffer, done, part.size - done));
        if (read.length === 0) throw new Error('What was kept is shorter than it was');
        buffer = read.buffer;
        done += read.length;
      }
      yield new Uint8Array(buffer, 0, part.size);
    }
  } finally {
    reader?.cancel();
  }
}
