/**
 * Inflates gzip files of one or more members, as joined by `cat` or written by `bgzip`. A browser inflates a single
 * member only, rejects anything after it, and does not report where the member ended. So a member is fed up to the next
 * bytes that could be the header of another and closed there: its checksum tells whether that was its end. Such bytes
 * occur by chance once in 150 GB of compressed data; then the member is inflated again, past them.
 *
 * Source of the layout: RFC 1952 (GZIP file format specification version 4.3), sections 2.2 and 2.3. Zeros after the
 * last member are padding, as in gzip itself.
 */
import { streamChunks } from './fileSource.ts';

/** The reason why a file does not inflate to its end. */
export class GzipFault extends Error {
  override readonly name = 'GzipFault';
  /**
   * 'cut': the data end before the last member does. 'damaged': they are not gzip data, or are followed by other data.
   */
  readonly kind: 'cut' | 'damaged';
  constructor(kind: GzipFault['kind']) {
    super(kind);
    this.kind = kind;
  }
}

/** Callbacks while a file is inflated. */
export interface GzipReading {
  /** Maps a read error of the file to the error to throw, which `isUnreadable` recognizes. */
  readonly explain: (error: unknown) => Error;
  /** Called after each read of compressed bytes with the offset after them. */
  readonly onRead: (offset: number) => void;
}

/**
 * Yields the inflated bytes of all members, one after another.
 *
 * @throws GzipFault, or the error from `explain` when the file cannot be read
 */
export async function* inflatedMembers(file: Blob, reading: GzipReading): AsyncGenerator<Uint8Array> {
  const stretchesFrom = (start: number, end = file.size) =>
    gzipStretches(streamChunks(file.slice(start, end).stream(), reading.explain));
  let stretches = stretchesFrom(0);
  let start = 0;
  let given = 0;
  let falseEnds = 0;
  /** Possible ends of a padded file still to try; null until padding is suspected. */
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

/** Maximum number of false headers to skip in one member. */
const MOST_FALSE_ENDS = 64;

/** Outcome of one attempt to inflate a member. */
interface Attempt {
  /** 'cut': the data are valid so far, but the member is incomplete. 'damaged': the data are invalid. */
  readonly kind: 'whole' | 'cut' | 'damaged';
  /** True when the attempt reached the end of the file. */
  readonly isLast: boolean;
  /** Number of compressed bytes fed. */
  readonly read: number;
  /** Number of inflated bytes. */
  readonly inflated: number;
}

interface AttemptOptions {
  /** Number of false ends to skip. */
  readonly falseEnds: number;
  /** Number of inflated bytes already yielded by an earlier attempt. */
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
      // Await each write: after a stretch that inflates a thousandfold, the next would only fill memory.
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

/** Node accepts all writes before checking the data, and its error code then tells bad data from truncated data. */
function isBadData(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'Z_DATA_ERROR';
}

/** Maximum number of zeros that belong to the last member itself: its length, its checksum and its last code. */
const MOST_OWN_ZEROS = 10;
/** Maximum number of bytes checked for padding; padding fills a tape block, which is shorter. */
const MOST_PADDING = 1024 * 1024;

/**
 * Returns the offsets where the data of a file that ends in zeros may end, earliest first; none when the fault lies
 * before the zeros.
 *
 * @param fault offset after the rejected bytes
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

/** A piece of the compressed bytes. */
export interface Stretch {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** True when it is followed by what looks like the header of a member. */
  readonly mayEnd: boolean;
}

/** Maximum compressed bytes per stretch: data that inflate a thousandfold then give at most 16 MB at once. */
const LONGEST_STRETCH = 16 * 1024;

/**
 * Splits a file's bytes before everything that looks like the header of a member.
 *
 * @param chunks cut anywhere
 */
export async function* gzipStretches(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Stretch> {
  // Its first byte was already checked, or is the first of the file, so no member ends before it.
  let rest = new Uint8Array();
  for await (const chunk of chunks) {
    const bytes = joined(rest, chunk);
    let at = 0;
    for (let next = nextHeader(bytes, 1); next >= 0; next = nextHeader(bytes, next + 1)) {
      yield* shortStretches(bytes.subarray(at, next), true);
      at = next;
    }
    // Keep back what could be the first part of a header.
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
 * By position in the header, the allowed bytes: magic number, deflate, no reserved flag, three compression levels, and
 * an operating system of the list (to 13; zlib itself has more, up to 19) or 255. Timestamps may be anything.
 */
const HEADER: readonly (readonly [place: number, fits: (byte: number) => boolean])[] = [
  [0, (byte) => byte === FIRST_MAGIC],
  [1, (byte) => byte === 0x8b],
  [2, (byte) => byte === 8],
  [3, (byte) => byte < 0x20],
  [8, (byte) => byte === 0 || byte === 2 || byte === 4],
  [9, (byte) => byte <= 19 || byte === 255],
];

/** Returns the index of the next whole header, or -1. */
function nextHeader(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(FIRST_MAGIC, from); at >= 0; at = bytes.indexOf(FIRST_MAGIC, at + 1)) {
    if (at + HEADER_BYTES > bytes.length) return -1;
    if (isHeader(bytes, at)) return at;
  }
  return -1;
}

/**
 * Returns the index at which the last bytes of a file could be a truncated header, else 0. A single byte is not enough.
 */
function cutHeader(bytes: Uint8Array): number {
  for (let at = 1; at + 2 <= bytes.length; at += 1) if (isHeader(bytes, at)) return at;
  return 0;
}

/** True when the bytes from there on, as far as available, match a header. */
function isHeader(bytes: Uint8Array, at: number): boolean {
  return HEADER.every(([place, fits]) => {
    const byte = bytes[at + place];
    return byte === undefined || fits(byte);
  });
}
