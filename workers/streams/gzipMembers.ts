/**
 * gzip files of one member or of many, as `cat` joins them and as `bgzip` writes them. A browser inflates one member only,
 * refuses whatever comes behind it, and does not say where the member ended. So a member is fed up to the next bytes that
 * could be the header of another and closed there: its checksum says whether that was its end. By chance such bytes stand
 * in compressed data once in 150 GB; then the member is inflated once more, past them.
 *
 * Source of the layout: RFC 1952 (GZIP file format specification version 4.3), sections 2.2 and 2.3. Zeros behind the last
 * member are padding, as gzip itself takes them.
 */
import { streamChunks } from './fileSource.ts';

/** Why a file does not inflate to its end. */
export class GzipFault extends Error {
  override readonly name = 'GzipFault';
  /** 'cut': the data end before the last member does. 'damaged': they are no gzip data, or something else follows them. */
  readonly kind: 'cut' | 'damaged';
  constructor(kind: GzipFault['kind']) {
    super(kind);
    this.kind = kind;
  }
}

/** What becomes known while a file is inflated. */
export interface GzipReading {
  /** Turns what ended the reading of the file into the error to throw, which `isUnreadable` knows. */
  readonly explain: (error: unknown) => Error;
  /** Told of compressed bytes, each time the offset behind them. */
  readonly onRead: (offset: number) => void;
}

/**
 * The inflated bytes of all members, one after another.
 *
 * @throws GzipFault, and what `explain` makes of a file that cannot be read
 */
export async function* inflatedMembers(file: Blob, reading: GzipReading): AsyncGenerator<Uint8Array> {
  const stretchesFrom = (start: number, end = file.size) =>
    gzipStretches(streamChunks(file.slice(start, end).stream(), reading.explain));
  let stretches = stretchesFrom(0);
  let start = 0;
  let given = 0;
  let falseEnds = 0;
  /** Ends of a padded file that are still to be tried; null as long as it need not be padded. */
  let paddedEnds: number[] | null = null;
  try {
    for (;;) {
      const onRead = (bytes: number) => reading.onRead(start + bytes);
      const attempt: Attempt = yield* inflatedMember(stretches, { falseEnds, given, onRead });
      given = Math.max(given, attempt.inflated);
      if (attempt.kind === 'whole') {
        if (attempt.isLast) return;
        start += attempt.read;
        given = 0;
        falseEnds = 0;
        continue;
      }
      let end = file.size;
      if (attempt.kind === 'cut' && !attempt.isLast && falseEnds < MOST_FALSE_ENDS) falseEnds += 1;
      else {
        if (paddedEnds === null && attempt.kind === 'damaged')
          paddedEnds = await endsBeforePadding(file, start + attempt.read, reading.explain);
        const next: number | undefined = paddedEnds?.shift();
        if (next === undefined) throw new GzipFault(attempt.kind);
        end = next;
      }
      void stretches.return(undefined);
      stretches = stretchesFrom(start, end);
    }
  } finally {
    void stretches.return(undefined);
  }
}

/** So many places that only look like the header of another member are skipped in one member. */
const MOST_FALSE_ENDS = 64;

/** What became of one try at a member. */
interface Attempt {
  /** 'cut': all that was fed fits, and the member is not over. 'damaged': something that was fed does not fit. */
  readonly kind: 'whole' | 'cut' | 'damaged';
  /** It was fed to the end of the file. */
  readonly isLast: boolean;
  /** Compressed bytes that were fed. */
  readonly read: number;
  /** Bytes that came out. */
  readonly inflated: number;
}

interface AttemptOptions {
  /** Places that look like an end and are none. */
  readonly falseEnds: number;
  /** Inflated bytes that an earlier try has given. */
  readonly given: number;
  readonly onRead: (bytes: number) => void;
}

async function* inflatedMember(
  stretches: AsyncGenerator<Stretch>,
  { falseEnds, given, onRead }: AttemptOptions,
): AsyncGenerator<Uint8Array, Attempt> {
  const { readable, writable } = new DecompressionStream('gzip');
  const reader = readable.getReader();
  const writer = writable.getWriter();
  let read = 0;
  let inflated = 0;
  let isClosing = false;
  let isLast = false;
  let lost: unknown = null;

  async function nextStretch(): Promise<IteratorResult<Stretch>> {
    try {
      return await stretches.next();
    } catch (error) {
      lost = error;
      throw error;
    }
  }

  async function feed(): Promise<void> {
    let left = falseEnds;
    for (;;) {
      const { done, value } = await nextStretch();
      isLast = done === true;
      if (done) break;
      read += value.bytes.length;
      onRead(read);
      // Each is waited for: behind one that inflates a thousandfold, the next would only lie in memory.
      await writer.write(value.bytes);
      if (value.mayEnd && left === 0) break;
      if (value.mayEnd) left -= 1;
    }
    isClosing = true;
    await writer.close();
  }

  const fed = feed();
  fed.catch((error: unknown) => writer.abort(error).catch(() => {}));
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const from = Math.min(value.length, Math.max(0, given - inflated));
      inflated += value.length;
      if (from < value.length) yield value.subarray(from);
    }
    await fed;
    return { kind: 'whole', isLast, read, inflated };
  } catch (error) {
    await fed.catch(() => {});
    if (lost !== null) throw lost;
    return { kind: isClosing && !isBadData(error) ? 'cut' : 'damaged', isLast, read, inflated };
  } finally {
    reader.cancel().catch(() => {});
  }
}

/** Node takes in all that is written before it looks at it, and then says which of the two it is. */
function isBadData(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'Z_DATA_ERROR';
}

/** Zeros with which the last member itself may end: those of its length, of its checksum, and of its last code. */
const MOST_OWN_ZEROS = 10;
/** Behind the last member so many bytes are looked at; padding fills the block of a tape, which is shorter. */
const MOST_PADDING = 1024 * 1024;

/**
 * Where the data of a file that ends in zeros may end, the earliest first. None when the fault lies before the zeros.
 *
 * @param fault offset behind the bytes that were refused
 */
async function endsBeforePadding(file: Blob, fault: number, explain: (error: unknown) => Error): Promise<number[]> {
  const tailStart = Math.max(0, file.size - MOST_PADDING);
  const tail = await file
    .slice(tailStart)
    .arrayBuffer()
    .catch((error: unknown) => {
      throw explain(error);
    });
  const end = tailStart + new Uint8Array(tail).findLastIndex((byte) => byte !== 0) + 1;
  if (fault <= end) return [];
  const ends = Array.from({ length: MOST_OWN_ZEROS + 1 }, (_, zeros) => end + zeros);
  return ends.filter((each) => each < file.size);
}

/** Some of the compressed bytes. */
export interface Stretch {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Behind it stands what looks like the header of a member. */
  readonly mayEnd: boolean;
}

/** Compressed bytes in one stretch: of what inflates a thousandfold, no more than 16 MB come out of it at once. */
const LONGEST_STRETCH = 16 * 1024;

/**
 * A file's bytes cut before everything that looks like the header of a member.
 *
 * @param chunks cut anywhere
 */
export async function* gzipStretches(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Stretch> {
  // Its first byte has been looked at, or is that of the file: no end stands before it.
  let rest = new Uint8Array();
  for await (const chunk of chunks) {
    const bytes = joined(rest, chunk);
    let at = 0;
    for (let next = nextHeader(bytes, 1); next >= 0; next = nextHeader(bytes, next + 1)) {
      yield* shortStretches(bytes.subarray(at, next), true);
      at = next;
    }
    // What could be the first part of a header waits for the rest of it.
    const kept = Math.max(at, bytes.length - HEADER_BYTES);
    yield* shortStretches(bytes.subarray(at, kept), false);
    rest = bytes.slice(kept);
  }
  const cut = cutHeader(rest);
  yield* shortStretches(rest.subarray(0, cut), true);
  yield* shortStretches(rest.subarray(cut), false);
}

function* shortStretches(bytes: Uint8Array<ArrayBuffer>, mayEnd: boolean): Generator<Stretch> {
  for (let from = 0; from < bytes.length; from += LONGEST_STRETCH) {
    const to = Math.min(from + LONGEST_STRETCH, bytes.length);
    yield { bytes: bytes.subarray(from, to), mayEnd: mayEnd && to === bytes.length };
  }
}

function joined(rest: Uint8Array, chunk: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(rest.length + chunk.length);
  bytes.set(rest);
  bytes.set(chunk, rest.length);
  return bytes;
}

const HEADER_BYTES = 10;
const FIRST_MAGIC = 0x1f;
/**
 * By place in the header, what may stand there: magic number, deflate, no reserved flag, three kinds of effort, and a system
 * of the list (to 13; zlib itself has more, up to 19) or 255. Times may be anything.
 */
const HEADER: readonly (readonly [place: number, fits: (byte: number) => boolean])[] = [
  [0, (byte) => byte === FIRST_MAGIC],
  [1, (byte) => byte === 0x8b],
  [2, (byte) => byte === 8],
  [3, (byte) => byte < 0x20],
  [8, (byte) => byte === 0 || byte === 2 || byte === 4],
  [9, (byte) => byte <= 19 || byte === 255],
];

/** Index of the next whole header, -1 without one. */
function nextHeader(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(FIRST_MAGIC, from); at >= 0; at = bytes.indexOf(FIRST_MAGIC, at + 1)) {
    if (at + HEADER_BYTES > bytes.length) return -1;
    if (isHeader(bytes, at)) return at;
  }
  return -1;
}

/** Index at which the last bytes of a file could be a header that was cut off, else 0. A single byte tells nothing. */
function cutHeader(bytes: Uint8Array): number {
  for (let at = 1; at + 2 <= bytes.length; at += 1) if (isHeader(bytes, at)) return at;
  return 0;
}

/** Whether the bytes from there on, as far as there are any, are those of a header. */
function isHeader(bytes: Uint8Array, at: number): boolean {
  return HEADER.every(([place, fits]) => {
    const byte = bytes[at + place];
    return byte === undefined || fits(byte);
  });
}
