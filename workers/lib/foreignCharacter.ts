import type { ByteSource } from '../contract.ts';

/** A character and where it stands in the text as entered. */
export interface PlacedCharacter {
  readonly character: string;
  /** Counted from 1; a line ends with \n, \r\n or a lone \r. */
  readonly line: number;
  /** Counted from 1 in characters, not in bytes or UTF-16 units. */
  readonly column: number;
}

/**
 * The first character that is neither one of the letters, in either case, nor white space as JavaScript's `\s` knows it;
 * null when there is none. Exact and slower than a tally of bytes: meant for texts in which something foreign is likely.
 *
 * @param letters the alphabet in upper case: ASCII letters only
 */
export async function findForeign(source: ByteSource, letters: string): Promise<PlacedCharacter | null> {
  const foreign = new RegExp(`[^${letters}${letters.toLowerCase()}\\s]`, 'u');
  const decoder = new TextDecoder();
  const place = startOfText();

  function search(text: string): PlacedCharacter | null {
    const at = text.search(foreign);
    if (at === -1) {
      place.pass(text);
      return null;
    }
    place.pass(text.slice(0, at));
    return { character: String.fromCodePoint(text.codePointAt(at) as number), ...place.now() };
  }

  for await (const { bytes } of source.slices()) {
    const found = search(decoder.decode(bytes, { stream: true }));
    if (found !== null) return found;
  }
  // Bytes of a character that was never completed come out here.
  return search(decoder.decode());
}

/** 'Line 3, column 17: “N”'. A character that cannot be seen is named by its code point. */
export function placeText({ character, line, column }: PlacedCharacter): string {
  return `Line ${line}, column ${column}: ${isVisible(character) ? `“${character}”` : codePointName(character)}`;
}

/** Controls, format characters, unassigned ones and marks that only show on another character are not visible alone. */
function isVisible(character: string): boolean {
  return !/[\p{C}\p{M}]/u.test(character);
}

function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`;
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Counts lines and columns over the pieces of a text. */
function startOfText() {
  let line = 1;
  let column = 1;
  let afterReturn = false;
  return {
    pass(text: string): void {
      for (let index = 0; index < text.length; index += 1) {
        const unit = text.charCodeAt(index);
        if (unit === CARRIAGE_RETURN || (unit === LINE_FEED && !afterReturn)) {
          line += 1;
          column = 1;
        } else if (unit !== LINE_FEED && !isLowSurrogate(unit)) {
          column += 1;
        }
        afterReturn = unit === CARRIAGE_RETURN;
      }
    },
    now: () => ({ line, column }),
  };
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit < 0xe000;
}
