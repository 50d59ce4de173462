import fc from 'fast-check';
import { test } from 'vitest';
import { textFromBytes } from '#workers/lib/sequences/letters/bytesText.ts';

const encode = (text: string) => new TextEncoder().encode(text);

test('text is what a decoder makes of it, in any script and of any length', () => {
  const bytes = fc.oneof(
    fc.string().map(encode),
    fc.string({ unit: 'grapheme' }).map(encode),
    fc.uint8Array(),
    fc.nat(5000).map((length) => encode('>name '.repeat(length))),
  );
  fc.assert(fc.property(bytes, (each) => textFromBytes(each) === new TextDecoder().decode(each)));
});
