/**
 * The one text of a zip archive. Source of the layout: PKWARE, APPNOTE.TXT – .ZIP File Format Specification: local headers, central
 * directory, its end record. Stored and deflated members are read; encryption, other methods and ZIP64 are refused by name.
 */
import { streamChunks } from './fileSource.ts';
import type { GzipReading } from './gzipMembers.ts';
import { lostFile, unreadable } from './unreadableText.ts';

export interface ZipMember {
  readonly name: string;
  /** Offset of its data in the archive. */
  readonly start: number;
  readonly compressed: number;
  readonly size: number;
  readonly crc: number;
  readonly isStored: boolean;
}

const END_RECORD = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_BYTES = 22;
/** Nothing follows the end record but a comment of at most this many bytes. */
const MOST_COMMENT = 0xffff;
/** Of the directory: more than the names of thousands of files. */
const MOST_DIRECTORY = 4 * 1024 * 1024;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;
const ZIP64 = 0xffffffff;

const SEQUENCE_NAMES = /\.(?:fa|fas|fasta|fna|ffn|faa|frn|seq|txt|gb|gbk|gbff|gp|genbank|embl|fastq|fq|aln)$/i;

interface Entry {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly compressed: number;
  readonly size: number;
  readonly header: number;
}

/** The member to read: the only file, or the only one whose name is that of a sequence. Rejects with a sentence for the visitor. */
export async function onlyMember(file: Blob, name: string): Promise<ZipMember> {
  const entries = (await directoryOf(file, name)).filter(({ name }) => isFile(name));
  const sequences = entries.filter(({ name }) => SEQUENCE_NAMES.test(name));
  const [entry, other] = entries.length === 1 || sequences.length === 0 ? entries : sequences;
  if (entry === undefined) throw unreadable(`The zip archive “${name}” holds no file.`);
  if (other !== undefined) {
    const some = (sequences.length === 0 ? entries : sequences).map(({ name }) => name);
    const names = some.length > 3 ? `${some.slice(0, 3).join(', ')} …` : some.join(', ');
    throw unreadable(
      `The zip archive “${name}” holds ${some.length} files (${names}): take the one you mean out of it and choose that.`,
    );
  }
  const isReadable = (entry.flags & ENCRYPTED) === 0 && [STORED, DEFLATED].includes(entry.method);
  if (!isReadable || [entry.compressed, entry.size, entry.header].includes(ZIP64))
    throw unreadable(
      `The zip archive “${name}” is encrypted, or packed in a way that this page does not know: unpack it and choose the file.`,
    );
  const local = await viewOf(file, entry.header, entry.header + LOCAL_BYTES, name);
  if (local.byteLength < LOCAL_BYTES) throw damaged(name);
  const start = entry.header + LOCAL_BYTES + local.getUint16(26, true) + local.getUint16(28, true);
  if (start + entry.compressed > file.size) throw damaged(name);
  return { ...entry, start, isStored: entry.method === STORED };
}

/** Folders, and what the Finder of macOS adds. */
function isFile(path: string): boolean {
  return !path.endsWith('/') && !path.startsWith('__MACOSX/') && !/(?:^|\/)\./.test(path);
}

async function directoryOf(file: Blob, name: string): Promise<readonly Entry[]> {
  const tailStart = Math.max(0, file.size - END_BYTES - MOST_COMMENT);
  const tail = await viewOf(file, tailStart, file.size, name);
  let at = tail.byteLength - END_BYTES;
  while (at >= 0 && tail.getUint32(at, true) !== END_RECORD) at -= 1;
  if (at < 0) throw damaged(name);
  const [size, start] = [tail.getUint32(at + 12, true), tail.getUint32(at + 16, true)];
  if (start + size > file.size || size > MOST_DIRECTORY) throw damaged(name);
  return entriesOf(await viewOf(file, start, start + size, name));
}

function entriesOf(directory: DataView): readonly Entry[] {
  const entries: Entry[] = [];
  const decoder = new TextDecoder();
  let at = 0;
  while (at + ENTRY_BYTES <= directory.byteLength && directory.getUint32(at, true) === DIRECTORY_ENTRY) {
    const short = (offset: number) => directory.getUint16(at + offset, true);
    const long = (offset: number) => directory.getUint32(at + offset, true);
    const nameEnd = Math.min(at + ENTRY_BYTES + short(28), directory.byteLength);
    const bytes = new Uint8Array(directory.buffer, at + ENTRY_BYTES, nameEnd - at - ENTRY_BYTES);
    entries.push({
      name: decoder.decode(bytes),
      flags: short(8),
      method: short(10),
      crc: long(16),
      compressed: long(20),
      size: long(24),
      header: long(42),
    });
    at = nameEnd + short(30) + short(32);
  }
  return entries;
}

async function viewOf(file: Blob, start: number, end: number, name: string): Promise<DataView> {
  const bytes = await file
    .slice(start, end)
    .arrayBuffer()
    .catch(() => {
      throw lostFile(name);
    });
  return new DataView(bytes);
}

/** As of gzip: of what inflates a thousandfold, no more than 16 MB come out at once. */
const LONGEST_STRETCH = 16 * 1024;

/**
 * The bytes of a member as they were packed, stored or deflated. Size and checksum are held against the directory for both: nothing else says of
 * stored bytes that they are damaged.
 *
 * @param data the bytes in the archive
 */
export async function* memberBytes(
  data: Blob,
  name: string,
  { size, crc, isStored }: Pick<ZipMember, 'size' | 'crc' | 'isStored'>,
  reading: GzipReading,
): AsyncGenerator<Uint8Array> {
  let count = 0;
  let sum = 0xffffffff;
  for await (const bytes of isStored ? storedBytes(data, reading) : inflatedBytes(data, name, reading)) {
    count += bytes.length;
    // What says of itself that it is short must not come out without end.
    if (count > size) throw damaged(name);
    sum = addedToCrc(sum, bytes);
    yield bytes;
  }
  if (count !== size || (sum ^ 0xffffffff) >>> 0 !== crc) throw damaged(name);
}

async function* storedBytes(data: Blob, { explain, onRead }: GzipReading): AsyncGenerator<Uint8Array> {
  let read = 0;
  for await (const chunk of streamChunks(data.stream(), explain)) {
    read += chunk.length;
    onRead(read);
    yield chunk;
  }
}

async function* inflatedBytes(data: Blob, name: string, { explain, onRead }: GzipReading): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  const reader = readable.getReader();
  let lost: unknown = null;

  async function feed(): Promise<void> {
    let read = 0;
    const chunks = streamChunks(data.stream(), (error) => {
      lost = explain(error);
      return lost as Error;
    });
    for await (const chunk of chunks) {
      for (let from = 0; from < chunk.length; from += LONGEST_STRETCH) {
        const stretch = new Uint8Array(chunk.subarray(from, from + LONGEST_STRETCH));
        read += stretch.length;
        onRead(read);
        await writer.write(stretch);
      }
    }
    await writer.close();
  }

  const fed = feed();
  fed.catch((error: unknown) => writer.abort(error).catch(() => {}));
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      yield value;
    }
    await fed;
  } catch {
    throw lost ?? damaged(name);
  } finally {
    reader.cancel().catch(() => {});
  }
}

function damaged(name: string): Error {
  return unreadable(
    `The zip archive “${name}” is damaged or cut off. Choose a complete copy of it, or the file unpacked.`,
  );
}

const CRC_OF_BYTE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1) remainder = remainder & 1 ? 0xedb88320 ^ (remainder >>> 1) : remainder >>> 1;
  return remainder;
});

function addedToCrc(sum: number, bytes: Uint8Array): number {
  let next = sum;
  for (let at = 0; at < bytes.length; at += 1)
    next = (CRC_OF_BYTE[(next ^ (bytes[at] as number)) & 0xff] as number) ^ (next >>> 8);
  return next;
}
