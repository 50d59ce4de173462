/** Raw bytes of a text, before anybody takes letters out of them. */
import { WHITE_SPACE } from '../../../kernel/alphabets.ts';

const SPACE = 0x20;
const TAB = 0x09;
const ZERO = 0x30;
const NINE = 0x39;

/** Index of the first byte that is not ASCII white space, or the length. */
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

export const LINE_FEED = 0x0a;
export const CARRIAGE_RETURN = 0x0d;

export const FIRST_NON_ASCII = 0x80;

/** Index of the next line feed or carriage return, or the length. */
export function endOfLine(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    if (byte === LINE_FEED || byte === CARRIAGE_RETURN) return at;
  }
  return bytes.length;
}

/** Whether only white space precedes the index in its line. Characters beyond ASCII have already been read as white space. */
export function isBlankBefore(bytes: Uint8Array, end: number, isBlankBeforeSlice: boolean): boolean {
  for (let at = end - 1; at >= 0; at -= 1) {
    const byte = bytes[at] as number;
    if (byte === LINE_FEED || byte === CARRIAGE_RETURN) return true;
    if (byte !== SPACE && byte !== TAB && byte < FIRST_NON_ASCII) return false;
  }
  return isBlankBeforeSlice;
}

/** Returns a function for one slice: the index of the next such byte from `at` on, or the length. Asked from front to back, it looks at no byte twice. */
export function byteSearch(wanted: number): (bytes: Uint8Array, at: number) => number {
  let found = -1;
  return (bytes, at) => {
    if (at <= found) return found;
    const next = bytes.indexOf(wanted, at);
    found = next < 0 ? bytes.length : next;
    return found;
  };
}
