import type { ByteSource, Progress } from '../contract.ts';
import { fileSource, streamChunks } from './fileSource.ts';
import { gzipBlocks, isInBlocks } from './gzipBlocks.ts';
import { damagedFile, isUnreadable, lostFile } from './unreadableText.ts';

/** Inflated bytes go into the browser's keeping in pieces of this size. */
const PIECE_BYTES = 1024 * 1024;

/**
 * A gzip file, inflated on the way. The first reading that comes to the end leaves the inflated bytes with the browser,
 * which keeps them out of this thread's memory, so that later readings and views need not inflate again. A mark is an
 * offset in the inflated bytes.
 *
 * @param name what the visitor knows it by
 */
export function gzipSource(file: Blob, name: string): ByteSource {
  let inflated: ByteSource | null = null;
  let compressedDone = 0;
  let readsInflated = false;

  // What the file itself cannot give is a DOMException; anything else is about what is in it.
  function explain(error: unknown): Error {
    return error instanceof DOMException ? lostFile(name) : damagedFile(name);
  }

  async function* inflatedChunks(): AsyncGenerator<Uint8Array> {
    compressedDone = 0;
    readsInflated = false;
    const compressed = file.stream().pipeThrough(
      counted((bytes) => {
        compressedDone += bytes;
      }),
    );
    if (!(await isInBlocks(file).catch(() => false))) {
      yield* streamChunks(compressed.pipeThrough(new DecompressionStream('gzip')), explain);
      return;
    }
    const blocks = gzipBlocks(streamChunks(compressed, explain));
    try {
      for await (const block of blocks) yield* streamChunks(inflatedBlock(block), explain);
    } catch (error) {
      throw isUnreadable(error) ? error : damagedFile(name);
    }
  }

  async function* inflate(from: number) {
    const pieces = piecesOfBlob();
    let mark = 0;
    for await (const bytes of inflatedChunks()) {
      pieces.add(bytes);
      const skipped = Math.min(bytes.length, Math.max(0, from - mark));
      if (skipped < bytes.length) yield { bytes: bytes.subarray(skipped), mark: mark + skipped };
      mark += bytes.length;
    }
    inflated = fileSource(pieces.whole(), name);
  }

  return {
    origin: 'file',
    progress: (): Progress =>
      (readsInflated ? inflated?.progress() : null) ?? { done: compressedDone, total: file.size, unit: 'bytes' },
    slices(from = 0) {
      if (inflated === null) return inflate(from);
      readsInflated = true;
      return inflated.slices(from);
    },
  };
}

function inflatedBlock(block: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> {
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(block);
      controller.close();
    },
  });
  return stream.pipeThrough(new DecompressionStream('gzip'));
}

function counted(count: (bytes: number) => void): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  return new TransformStream({
    transform(chunk, controller) {
      count(chunk.length);
      controller.enqueue(chunk);
    },
  });
}

/** Gathers bytes of any lengths into a Blob through one buffer. */
function piecesOfBlob() {
  const buffer = new Uint8Array(PIECE_BYTES);
  const pieces: Blob[] = [];
  let filled = 0;

  function flush(): void {
    if (filled > 0) pieces.push(new Blob([buffer.subarray(0, filled)]));
    filled = 0;
  }

  return {
    add(bytes: Uint8Array): void {
      for (let at = 0; at < bytes.length; ) {
        const taken = bytes.subarray(at, at + buffer.length - filled);
        buffer.set(taken, filled);
        filled += taken.length;
        at += taken.length;
        if (filled === buffer.length) flush();
      }
    },
    whole(): Blob {
      flush();
      return new Blob(pieces);
    },
  };
}
