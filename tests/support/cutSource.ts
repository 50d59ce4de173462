import type { ByteSource } from '#workers/contract.ts';

/** Byte offsets of the cuts that make slices of this size. */
export function everyCut(text: string, size: number): readonly number[] {
  return Array.from({ length: Math.ceil(text.length / size) }, (_, at) => at * size);
}

/**
 * A source that cuts the UTF-8 bytes of a text anywhere, even within a character, and yields every slice in the same
 * buffer, as a real source may: a slice that is kept too long changes. A mark is the offset of the slice's first byte.
 *
 * @param cuts byte offsets in any order; those beyond the text are ignored
 */
export function cutSource(text: string, cuts: readonly number[], origin: ByteSource['origin'] = 'typed'): ByteSource {
  const bytes = new TextEncoder().encode(text);
  const ends = [...new Set([...cuts.filter((cut) => cut > 0 && cut < bytes.length), bytes.length])].sort(
    (a, b) => a - b,
  );
  let done = 0;
  return {
    origin,
    progress: () => ({ done, total: bytes.length, unit: 'bytes' }),
    async *slices(from = 0) {
      const buffer = new Uint8Array(bytes.length);
      let start = from;
      for (const end of ends) {
        if (end <= start) continue;
        buffer.fill('?'.charCodeAt(0)).set(bytes.subarray(start, end));
        done = end;
        yield { bytes: buffer.subarray(0, end - start), mark: start };
        start = end;
      }
    },
  };
}
