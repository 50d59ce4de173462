/** The text of a file with any kind of wrapping or without: loaded with the first file. */
import type { ByteSource, Wrapping } from '../contract.ts';
import { fileSource } from './fileSource.ts';
import { gzipSource } from './gzipSource.ts';
import { wrappingOf } from './wrapping.ts';

/** Bytes that tell. */
const START_BYTES = 16;

/**
 * Rejects with a sentence for the visitor where nothing can be read from a wrapped file.
 *
 * @param known what the text is wrapped in; undefined where it was not examined
 */
export async function openedFile(
  file: Blob,
  name: string,
  isGzip: boolean,
  known?: Wrapping | null,
): Promise<ByteSource> {
  if (isGzip) return gzipSource(file, name);
  const wrapping = known === undefined ? wrappingOf(await startOf(file)) : known;
  if (wrapping === null) return fileSource(file, name);
  const { unwrapped } = await import('./unwrapped.ts');
  return unwrapped(file, name, wrapping);
}

async function startOf(file: Blob): Promise<Uint8Array> {
  // A file that cannot be read says so at its first slice.
  const start = await file
    .slice(0, START_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  return new Uint8Array(start);
}
