/**
 * gzip files that consist of many short members, each telling its length, as `bgzip` writes them for sequence tools. The
 * browser inflates one member only, so each gets a stream of its own.
 *
 * Source of the layout: SAM/BAM format specification, section 4.1 (the BGZF compression format).
 */

/** Up to the length of the member, where the subfield with it comes first. */
const HEADER_BYTES = 18;
/** Magic number, deflate, extra field and nothing else. */
const MAGIC = [0x1f, 0x8b, 0x08, 0x04];
/** Extra field of six bytes: subfield 'BC' of two. */
const SUBFIELD = [6, 0, 0x42, 0x43, 2, 0];
const SUBFIELD_AT = 10;

/** Whether a file begins with such a member. Rejects when it cannot be read. */
export async function isInBlocks(file: Blob): Promise<boolean> {
  return blockLength(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer())) !== null;
}

/**
 * The members of such a file, one after another.
 *
 * @param chunks the file's bytes, cut anywhere
 * @throws TypeError when what follows a member is none, or a member is cut off
 */
export async function* gzipBlocks(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let rest = new Uint8Array();
  for await (const chunk of chunks) {
    const bytes = new Uint8Array(rest.length + chunk.length);
    bytes.set(rest);
    bytes.set(chunk, rest.length);
    let at = 0;
    while (at + HEADER_BYTES <= bytes.length) {
      const length = blockLength(bytes.subarray(at));
      if (length === null) throw new TypeError('There is no member here');
      if (at + length > bytes.length) break;
      yield bytes.subarray(at, at + length);
      at += length;
    }
    rest = bytes.slice(at);
  }
  if (rest.length > 0) throw new TypeError('The last member is cut off');
}

/** Bytes of the member that begins here; null when none does. */
function blockLength(header: Uint8Array): number | null {
  const begins = (expected: readonly number[], at: number) =>
    expected.every((byte, index) => header[at + index] === byte);
  if (header.length < HEADER_BYTES || !begins(MAGIC, 0) || !begins(SUBFIELD, SUBFIELD_AT)) return null;
  const [low = 0, high = 0] = header.subarray(HEADER_BYTES - 2);
  return low + 256 * high + 1;
}
