import type { ByteSource, Progress } from '../contract.ts';
import { fileSource } from './fileSource.ts';
import { GzipFault, type GzipReading, inflatedMembers } from './gzipMembers.ts';
import { cutFile, damagedFile, lostFile } from './unreadableText.ts';

/** Inflated bytes are stored as Blobs of this size. */
const PIECE_BYTES = 1024 * 1024;

/**
 * A gzip file as a byte source, inflated on the fly. The first complete reading stores the inflated bytes in a Blob,
 * which the browser keeps outside this thread's memory, so that later readings and views need not inflate again. A mark
 * is an offset in the inflated bytes.
 *
 * @param name name shown to the visitor
 */
export function gzipSource(file: Blob, name: string): ByteSource {
  return inflatedSource(file, name, inflatedMembers);
}

/** The same of any bytes that become others on the way. */
export function inflatedSource(
  file: Blob,
  name: string,
  inflated: (file: Blob, reading: GzipReading) => AsyncGenerator<Uint8Array>,
): ByteSource {
  let whole: ByteSource | null = null;
  let compressedDone = 0;
  let inflatedDone = 0;
  let readsWhole = false;

  async function* inflate(from: number) {
    compressedDone = 0;
    inflatedDone = 0;
    readsWhole = false;
    const pieces = piecesOfBlob();
    let mark = 0;
    const reading = {
      explain: () => lostFile(name),
      onRead(offset: number) {
        compressedDone = offset;
      },
    };
    try {
      for await (const bytes of inflated(file, reading)) {
        pieces.add(bytes);
        inflatedDone = mark + bytes.length;
        const skipped = Math.min(bytes.length, Math.max(0, from - mark));
        if (skipped < bytes.length) yield { bytes: bytes.subarray(skipped), mark: mark + skipped };
        mark += bytes.length;
      }
    } catch (error) {
      if (!(error instanceof GzipFault)) throw error;
      throw error.kind === 'cut' ? cutFile(name) : damagedFile(name);
    }
    whole = fileSource(pieces.whole(), name);
  }

  return {
    origin: 'file',
    progress: (): Progress =>
      (readsWhole ? whole?.progress() : null) ?? {
        done: compressedDone,
        total: file.size,
        unit: 'bytes',
        inflated: inflatedDone,
      },
    slices(from = 0) {
      if (whole === null) return inflate(from);
      readsWhole = true;
      return whole.slices(from);
    },
  };
}

/** Collects byte arrays of any length into a Blob through one buffer. */
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
