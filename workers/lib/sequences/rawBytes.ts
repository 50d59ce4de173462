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

/** Index of the next line feed or carriage return, or the length. */
export function endOfLine(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    if (byte === LINE_FEED || byte === CARRIAGE_RETURN) return at;
  }
  return bytes.length;
}
