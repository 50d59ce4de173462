/** Bytes as text. */
import { FIRST_NON_ASCII } from './rawBytes.ts';

/** More than any name of a record has. Each byte becomes an argument of a function, so that longer texts go to the decoder. */
const MOST_CHARACTERS = 1024;
const decoder = new TextDecoder();

/**
 * The text of bytes in UTF-8. Short ASCII is put together here: strings from `TextDecoder` lie outside the JavaScript heap, and freeing a
 * million of them takes longer than reading them.
 */
export function textFromBytes(bytes: Uint8Array): string {
  if (bytes.length > MOST_CHARACTERS || !isAscii(bytes)) return decoder.decode(bytes);
  return String.fromCharCode.apply(null, bytes as unknown as number[]);
}

function isAscii(bytes: Uint8Array): boolean {
  let seen = 0;
  for (let at = 0; at < bytes.length; at += 1) seen |= bytes[at] as number;
  return seen < FIRST_NON_ASCII;
}
