/** Raw bytes of a text, before anybody takes letters out of them. */
import { WHITE_SPACE } from '../../kernel/alphabets.ts';

const SPACE = 0x20;
const ZERO = 0x30;
const NINE = 0x39;

/** Index of the first byte that is no ASCII white space, or the length. */
export function indexOfInk(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && WHITE_SPACE.includes(bytes[at] as number)) at += 1;
  return at;
}

/** The bytes with spaces for digits, in the buffer given. */
export function withoutDigits(bytes: Uint8Array, buffer: Uint8Array): Uint8Array {
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    buffer[at] = byte >= ZERO && byte <= NINE ? SPACE : byte;
  }
  return buffer.subarray(0, bytes.length);
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

const FIRST_NON_ASCII = 0x80;
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

/** Index of the next line feed or carriage return, or the length. */
export function endOfLine(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    if (byte === LINE_FEED || byte === CARRIAGE_RETURN) return at;
  }
  return bytes.length;
}
