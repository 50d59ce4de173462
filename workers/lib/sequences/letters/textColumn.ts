/** Many short texts in one buffer: collected, read, compared and put in order without a string for each. */
import type { TextColumn } from '../../../columns.ts';
import { FIRST_NON_ASCII, LINE_FEED } from './rawBytes.ts';

/** Texts that are decoded in one call, which takes a fraction of the time of one call for each. */
const TEXTS_AT_ONCE = 4096;

const FIRST_ROOM = 16;
/** Bytes that a UTF-16 unit may become. */
const MOST_BYTES = 3;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Collects texts without line breaks. */
export function textCollector() {
  let bytes = new Uint8Array(0);
  let size = 0;
  let ends = new Uint32Array(0);
  let count = 0;

  return {
    add(text: string): void {
      const most = size + MOST_BYTES * text.length + 1;
      if (bytes.length < most) bytes = enlarged(bytes, Math.max(2 * bytes.length, most));
      size += written(text, bytes, size);
      if (count === ends.length) ends = enlarged(ends, Math.max(2 * count, FIRST_ROOM));
      ends[count] = size;
      count += 1;
      bytes[size] = LINE_FEED;
      size += 1;
    },
    /** The texts so far, in buffers of their own. */
    column(): TextColumn {
      return { utf8: bytes.slice(0, size), ends: ends.slice(0, count) };
    },
  };
}

/** Writes a text from index `at` on, and returns its length. A call of the encoder for each of a million texts takes longer. */
function written(text: string, bytes: Uint8Array, at: number): number {
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit >= FIRST_NON_ASCII) return encoder.encodeInto(text, bytes.subarray(at)).written;
    bytes[at + index] = unit;
  }
  return text.length;
}

function enlarged<Numbers extends Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer>>(
  numbers: Numbers,
  length: number,
): Numbers {
  const larger = new (numbers.constructor as new (size: number) => Numbers)(length);
  larger.set(numbers);
  return larger;
}

/** One of the texts; empty behind the last. */
export function textAt(column: TextColumn, index: number): string {
  return decoder.decode(bytesAt(column, index));
}

function bytesAt({ utf8, ends }: TextColumn, index: number): Uint8Array {
  return utf8.subarray(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, ends[index] ?? 0);
}

/** Passes on each text in turn. */
export function eachText(column: TextColumn, use: (text: string, index: number) => void): void {
  const { utf8, ends } = column;
  let start = 0;
  for (let from = 0; from < ends.length; from += TEXTS_AT_ONCE) {
    const to = Math.min(from + TEXTS_AT_ONCE, ends.length);
    const end = ends[to - 1] ?? 0;
    for (const [place, text] of decoder.decode(utf8.subarray(start, end)).split('\n').entries())
      use(text, from + place);
    start = end + 1;
  }
}

/** Whether these are all places of a column, in its order. */
export function isWhole(places: Uint32Array, count: number): boolean {
  return places.length === count && places.every((place, index) => place === index);
}

/** The texts at these places, in their order: the column itself where that is all of it. */
export function textsAt(column: TextColumn, places: Uint32Array): TextColumn {
  if (isWhole(places, column.ends.length)) return column;
  const size = places.reduce((sum, place) => sum + bytesAt(column, place).length + 1, 0);
  const utf8 = new Uint8Array(size);
  const ends = new Uint32Array(places.length);
  let at = 0;
  for (const [index, place] of places.entries()) {
    const bytes = bytesAt(column, place);
    utf8.set(bytes, at);
    at += bytes.length;
    utf8[at] = LINE_FEED;
    ends[index] = at;
    at += 1;
  }
  return { utf8, ends };
}

/** Compares two of the texts by the numbers of their characters: there is no locale. */
export function compareTexts({ utf8, ends }: TextColumn, one: number, other: number): number {
  let at = one === 0 ? 0 : (ends[one - 1] as number) + 1;
  let otherAt = other === 0 ? 0 : (ends[other - 1] as number) + 1;
  const [end, otherEnd] = [ends[one] as number, ends[other] as number];
  for (; at < end && otherAt < otherEnd; at += 1, otherAt += 1) {
    const difference = (utf8[at] as number) - (utf8[otherAt] as number);
    if (difference !== 0) return difference;
  }
  return end - at - (otherEnd - otherAt);
}
