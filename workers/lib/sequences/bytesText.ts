/** Bytes as text. */
import { FIRST_NON_ASCII } from './rawBytes.ts';

/** More than a name of a record: a longer text is passed to a function as too many arguments. */
const MOST_CHARACTERS = 1024;
const decoder = new TextDecoder();

/**
 * The text of bytes in UTF-8. Of short ASCII it is put together here: a string of the decoder lies outside the heap, and to free
 * a million of those takes longer than to read them.
 */
export function textOf(bytes: Uint8Array): string {
  if (bytes.length > MOST_CHARACTERS || !isAscii(bytes)) return decoder.decode(bytes);
  return String.fromCharCode.apply(null, bytes as unknown as number[]);
}

function isAscii(bytes: Uint8Array): boolean {
  let seen = 0;
  for (let at = 0; at < bytes.length; at += 1) seen |= bytes[at] as number;
  return seen < FIRST_NON_ASCII;
}
