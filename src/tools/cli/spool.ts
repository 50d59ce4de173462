/**
 * Stores a stream so that it can be read again: in memory while it is short, else in a temporary file that is removed
 * when the command ends.
 */
import { createWriteStream, mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Most bytes kept in memory: 64 MiB. */
export const MOST_IN_MEMORY = 64 * 1024 * 1024;

const folders = new Set<string>();

/**
 * Stores a stream.
 *
 * @param name of the file in messages
 * @param most number of bytes kept in memory
 */
export async function spooled(
  chunks: AsyncIterable<Uint8Array>,
  name: string,
  most: number = MOST_IN_MEMORY,
): Promise<File> {
  const kept: Uint8Array<ArrayBuffer>[] = [];
  const rest = chunks[Symbol.asyncIterator]();
  for (let length = 0; length <= most; ) {
    const { done, value } = await rest.next();
    if (done === true) return new File(kept, name);
    kept.push(copied(value));
    length += value.length;
  }
  const folder = mkdtempSync(join(tmpdir(), 'calculate-text-'));
  folders.add(folder);
  const path = join(folder, 'text');
  await pipeline(Readable.from(joined(kept, rest)), createWriteStream(path, { mode: 0o600 }));
  return new File([await openAsBlob(path)], name);
}

/** Removes all temporary files, synchronously, because the process is ending. */
export function removeSpooled(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  folders.clear();
}

/** Yields the stored chunks and releases them. */
async function* joined(kept: Uint8Array[], rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (let chunk = kept.shift(); chunk !== undefined; chunk = kept.shift()) yield chunk;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield copied(next.value);
}

/** The producer may reuse a chunk's memory before it has been written. */
function copied(chunk: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(chunk);
}
