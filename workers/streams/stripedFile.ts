import { type BufferReader, bufferReader } from './bufferReader.ts';

/** Bytes per stripe. */
export const STRIPE_BYTES = 2 * 1024 * 1024;
const LANES = 3;
/** Bytes from a stripe of a lane to its next. */
const STEP_BYTES = LANES * STRIPE_BYTES;
/** Stripes of a lane that one stream reads. To list those of a file of gigabytes would take seconds. */
const STRIPES_PER_STREAM = 64;
/** Bytes per read: more are not in the browser's pipe at a time. */
const READ_BYTES = 1024 * 1024;

/**
 * Reads a long file faster than one stream can: each lane reads every third stripe, and fills its buffer while those of the others are used.
 * To open a stream takes as long as reading some megabytes, so that one stream reads many stripes.
 *
 * @returns `read` reads the next stripe, empty at the end, into memory that is used again after the next call of `read`. It rejects with
 * `NotIntoBuffers` or with the stream's own error. `close` closes the streams
 */
export function stripedFile(file: Blob) {
  const lanes = Array.from({ length: LANES }, (_, lane) => openLane(file, lane * STRIPE_BYTES));
  let next = 0;
  let used: Lane | undefined;
  return {
    async read(): Promise<Uint8Array<ArrayBuffer>> {
      used?.fill();
      used = lanes[next];
      next = (next + 1) % LANES;
      return used?.filled() ?? new Uint8Array(0);
    },
    close(): void {
      for (const lane of lanes) lane.close();
    },
  };
}

type Lane = ReturnType<typeof openLane>;

/** @param from where its first stripe begins */
function openLane(file: Blob, from: number) {
  let at = from;
  let stripesLeft = 0;
  let reader: BufferReader | null = null;
  let buffer = new ArrayBuffer(STRIPE_BYTES);
  let filled = begun();

  function begun(): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = fillBuffer();
    // A fault is reported when these bytes are asked for, if ever.
    bytes.catch(() => {});
    return bytes;
  }

  async function fillBuffer(): Promise<Uint8Array<ArrayBuffer>> {
    const size = Math.max(0, Math.min(STRIPE_BYTES, file.size - at));
    if (size > 0 && stripesLeft === 0) openNextStream();
    at += STEP_BYTES;
    stripesLeft -= 1;
    let done = 0;
    while (reader !== null && done < size) {
      const view = new Uint8Array(buffer, done, Math.min(READ_BYTES, size - done));
      const read = await reader.read(view);
      if (read.length === 0) throw new Error('The file is shorter than it was');
      buffer = read.buffer;
      done += read.length;
    }
    return new Uint8Array(buffer, 0, done);
  }

  function openNextStream(): void {
    const stripes: Blob[] = [];
    for (let start = at; start < file.size && stripes.length < STRIPES_PER_STREAM; start += STEP_BYTES) {
      stripes.push(file.slice(start, start + STRIPE_BYTES));
    }
    reader?.cancel();
    reader = bufferReader(new Blob(stripes));
    stripesLeft = stripes.length;
  }

  return {
    filled: () => filled,
    fill(): void {
      filled = begun();
    },
    close: () => reader?.cancel(),
  };
}
