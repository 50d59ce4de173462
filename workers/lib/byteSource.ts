import type { ByteSource } from '../contract.ts';

/** Characters encoded at a time; small enough to stay in the processor's second-level cache. */
const SLICE_CHARACTERS = 64 * 1024;

/**
 * The UTF-8 bytes of a string, slice by slice through one reused buffer. A surrogate pair is never cut: `encodeInto`
 * stops before half a pair only at the end of its input, so a slice that ends inside one is shortened by one.
 */
export function stringSource(text: string): ByteSource {
  return {
    size: text.length,
    async *slices() {
      const encoder = new TextEncoder();
      // A UTF-16 unit becomes at most three bytes.
      const buffer = new Uint8Array(Math.min(text.length, SLICE_CHARACTERS) * 3);
      for (let start = 0; start < text.length; ) {
        let end = Math.min(start + SLICE_CHARACTERS, text.length);
        if (end < text.length && isHighSurrogate(text.charCodeAt(end - 1))) end -= 1;
        const { written } = encoder.encodeInto(text.slice(start, end), buffer);
        yield buffer.subarray(0, written);
        start = end;
      }
    },
  };
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit < 0xdc00;
}
