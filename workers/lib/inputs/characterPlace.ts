import type { ByteSource } from '../../contract.ts';

/** Location of a character in a text as entered. */
export interface CharacterPlace {
  /** Counted from 1; a line ends with \n, \r\n or a lone \r. */
  readonly line: number;
  /** Counted from 1 in characters, not in bytes or UTF-16 units; a byte order mark does not count. */
  readonly column: number;
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/**
 * Returns the location of the character whose first byte has that offset. Reads the text up to there.
 *
 * @param offset of a byte in the text, counted from 0
 */
export async function characterPlace(source: ByteSource, offset: number): Promise<CharacterPlace> {
  let line = 1;
  let column = 1;
  let afterReturn = false;
  let rest = offset;
  const head: number[] = [];
  for await (const { bytes } of source.slices()) {
    const end = Math.min(bytes.length, rest);
    if (head.length < BYTE_ORDER_MARK.length) head.push(...bytes.subarray(0, Math.min(end, BYTE_ORDER_MARK.length)));
    for (let at = 0; at < end; at += 1) {
      const byte = bytes[at] as number;
      // The bytes of a character after its first are 10xxxxxx.
      if (byte > CARRIAGE_RETURN) column += (byte & 0xc0) === 0x80 ? 0 : 1;
      else if (byte === CARRIAGE_RETURN || (byte === LINE_FEED && !afterReturn)) {
        line += 1;
        column = 1;
      } else if (byte !== LINE_FEED) column += 1;
      afterReturn = byte === CARRIAGE_RETURN;
    }
    rest -= end;
    if (rest === 0) break;
  }
  const hasMark = line === 1 && BYTE_ORDER_MARK.every((byte, index) => head[index] === byte);
  return { line, column: hasMark ? column - 1 : column };
}

/**
 * 'Line 3, column 17: “N”', or with a record 'Line 3, column 17, in record 2: “N”'. An invisible character is named by
 * its code point.
 *
 * @param record number of the record, counted from 1; null where the text has no records
 */
export function placeText({ line, column }: CharacterPlace, character: string, record: number | null = null): string {
  const where = `Line ${line}, column ${column}${record === null ? '' : `, in record ${record}`}`;
  return `${where}: ${isVisible(character) ? `“${character}”` : codePointName(character)}`;
}

/** False for characters that are invisible on their own: control, format, unassigned and combining characters. */
function isVisible(character: string): boolean {
  return !/[\p{C}\p{M}]/u.test(character);
}

function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`;
}
