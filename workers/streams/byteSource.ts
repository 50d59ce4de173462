import type { ByteSource } from '../contract.ts';

/** Characters encoded at a time; fits in the processor's second-level cache. */
const SLICE_CHARACTERS = 64 * 1024;

/**
 * The UTF-8 bytes of a string, slice by slice through one reused buffer. A mark is the UTF-16 index of the slice's first
 * character. A surrogate pair is never cut. Progress counts UTF-16 units as bytes, which is exact for ASCII, and
 * sequences are ASCII.
 */
export function stringSource(text: string, origin: ByteSource['origin'] = 'typed'): ByteSource {
  let done = 0;
  return {
    origin,
    progress: () => ({ done, total: text.length, unit: 'bytes' }),
    async *slices(from = 0) {
      const encoder = new TextEncoder();
      // A UTF-16 unit takes at most three bytes.
      const buffer = new Uint8Array(Math.min(text.length, SLICE_CHARACTERS) * 3);
      for (let start = from; start < text.length; ) {
        const end = endWithoutHalf(text, start + SLICE_CHARACTERS);
        const { written } = encoder.encodeInto(text.slice(start, end), buffer);
        done = end;
        yield { bytes: buffer.subarray(0, written), mark: start };
        start = end;
      }
    },
  };
}

/** Returns the greatest UTF-16 index up to `end` that does not split a surrogate pair. */
export function endWithoutHalf(text: string, end: number): number {
  if (end >= text.length) return text.length;
  const last = text.charCodeAt(end - 1);
  return last >= 0xd800 && last < 0xdc00 ? end - 1 : end;
}
