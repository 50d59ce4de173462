import type { ByteSource } from '../contract.ts';
import { fileSource } from './fileSource.ts';

/** What a file is, by its first bytes, where its text is not simply its bytes. */
export type Wrapping = 'zip' | 'utf-16le' | 'utf-16be' | 'snapgene';

/** Bytes that tell. */
const START_BYTES = 16;

/**
 * A file whose text may be wrapped: in a zip archive, in UTF-16, in a SnapGene file. Which it is is found out when the first slice is asked
 * for. A mark is an offset in the text that comes out.
 *
 * @param name what the visitor knows it by
 */
export function wrappedSource(file: Blob, name: string): ByteSource {
  let opened: ByteSource | null = null;
  return {
    origin: 'file',
    progress: () => opened?.progress() ?? { done: 0, total: file.size, unit: 'bytes' },
    wrapping: () => opened?.wrapping?.() ?? '',
    async *slices(from = 0) {
      opened ??= await openedFile(file, name);
      yield* opened.slices(from);
    },
  };
}

async function openedFile(file: Blob, name: string): Promise<ByteSource> {
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

/** Null where the bytes are the text. */
export function wrappingOf(start: Uint8Array): Wrapping | null {
  const [first, second, third, fourth] = start;
  if (first === 0x50 && second === 0x4b && (third === 3 || third === 5)) return 'zip';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 9 && new TextDecoder('latin1').decode(start).slice(5, 13) === 'SnapGene') return 'snapgene';
  // Without a mark: every other byte of a sequence is zero.
  if (isInk(first) && second === 0 && isInk(third) && fourth === 0) return 'utf-16le';
  if (first === 0 && isInk(second) && third === 0 && isInk(fourth)) return 'utf-16be';
  return null;
}

function isInk(byte: number | undefined): boolean {
  return byte !== undefined && byte > 0x20 && byte < 0x7f;
}
