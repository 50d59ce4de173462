/** The text of a file, whatever it is wrapped in: loaded with the first file. */
import type { ByteSource } from '../contract.ts';
import { fileSource } from './fileSource.ts';
import { gzipSource } from './gzipSource.ts';
import { wrappingOf } from './wrapping.ts';

/** Bytes that tell. */
const START_BYTES = 16;

/** Rejects with a sentence for the visitor where nothing can be read from a wrapped file. */
export async function openedFile(file: Blob, name: string, isGzip: boolean): Promise<ByteSource> {
  if (isGzip) return gzipSource(file, name);
  // A file that cannot be read says so at its first slice.
  const start = await file
    .slice(0, START_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  const wrapping = wrappingOf(new Uint8Array(start));
  if (wrapping === null) return fileSource(file, name);
  const { unwrapped } = await import('./unwrapped.ts');
  return unwrapped(file, name, wrapping);
}
