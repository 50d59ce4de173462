/**
 * Leaves out of a sequence what people copy along with its letters, and counts it: digits, gaps, the marks 5′ and 3′, quotes,
 * invisible characters, the stop at the end of a chain. In DNA, U is read as T. What is left out becomes white space of the same length,
 * so that places in the text stay as they are.
 */
import { WHITE_SPACE } from '../../../kernel/alphabets.ts';

/** How many of each were left out or read as something else. */
export interface LeftOut {
  readonly digits: number;
  readonly gaps: number;
  /** The marks of a strand's ends, 5′ and 3′, with their hyphens. */
  readonly endMarks: number;
  readonly quotes: number;
  readonly invisible: number;
  /** A stop, '*', at the end of a chain. */
  readonly stops: number;
  /** U read as T. */
  readonly readAsT: number;
}

export type SieveLetters = 'dna' | 'rna' | 'protein';

export interface LetterSieve {
  /** The bytes with white space for what is left out, valid until the next call. */
  blanked(raw: Uint8Array): Uint8Array;
  /**
   * Told of the bytes as they stood, once some of them were accepted.
   *
   * @returns the index of a mark that says that the strand is written from 3′ to 5′; -1 without one
   */
  count(raw: Uint8Array, accepted: number): number;
  /** Of a character beyond ASCII that is not white space: left out, not a letter, or the mark of a strand written from 3′ to 5′. */
  fateOf(character: string): 'left out' | 'foreign' | 'backwards';
  /** A '*' was met. False where it is not a letter of these sequences. */
  takeStop(offset: number): boolean;
  /** Offset of a stop that letters have followed; null without one. */
  stopWithin(): number | null;
  endRecord(): void;
  leftOut(): LeftOut;
}

export const NOTHING_LEFT_OUT: LeftOut = {
  digits: 0,
  gaps: 0,
  endMarks: 0,
  quotes: 0,
  invisible: 0,
  stops: 0,
  readAsT: 0,
};

const [LETTER, WHITE, DIGIT, GAP, QUOTE] = [0, 1, 2, 3, 4];
const SPACE = 0x20;
const APOSTROPHE = 0x27;
const BACKTICK = 0x60;
const THREE = 0x33;

const KINDS = kindsOfBytes();

function kindsOfBytes(): Uint8Array {
  const kinds = new Uint8Array(256);
  const give = (characters: string, kind: number) => {
    for (const character of characters) kinds[character.charCodeAt(0)] = kind;
  };
  for (const byte of WHITE_SPACE) kinds[byte] = WHITE;
  give('0123456789', DIGIT);
  give('-.~', GAP);
  give('\'"`', QUOTE);
  return kinds;
}

function replacements(letters: SieveLetters, areReads: boolean): Uint8Array {
  const table = Uint8Array.from(KINDS, (kind, byte) => (areReads || kind === LETTER || kind === WHITE ? byte : SPACE));
  if (letters === 'dna') {
    table[0x55] = 0x54;
    table[0x75] = 0x74;
  }
  return table;
}

const DASHES = /[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/;
const PRIMES = /[\u2018\u2019\u2032\u00b4\u02b9\u02bc]/;
const QUOTES = /[\u201a-\u201f\u2033\u00ab\u00bb]/;

/**
 * @param areReads of FASTQ: each character has a quality value, and a dot is a base that was not read. Nothing is left out there;
 * in DNA, U is read as T
 */
export function createLetterSieve(letters: SieveLetters, areReads = false): LetterSieve {
  const table = replacements(letters, areReads);
  const found = { ...NOTHING_LEFT_OUT } as { -readonly [Kind in keyof LeftOut]: number };
  let buffer = new Uint8Array(0);
  /** Since the last letter. */
  let digits = 0;
  let gaps = 0;
  let lastDigit = 0;
  let isBehindMark = false;
  let hasLettersInLine = false;
  let stop: number | null = null;
  let stopWithin: number | null = null;

  function takeLetter(byte: number): void {
    if (letters === 'dna' && (byte | 0x20) === 0x75) found.readAsT += 1;
    digits = 0;
    gaps = 0;
    isBehindMark = false;
    hasLettersInLine = true;
    if (stop !== null) stopWithin ??= stop;
  }

  function takeDigit(byte: number): void {
    found.digits += 1;
    digits += 1;
    lastDigit = byte;
  }

  function takeGap(): void {
    // The hyphen of 5′-ATG belongs to the mark.
    if (isBehindMark) return;
    found.gaps += 1;
    gaps += 1;
  }

  /** True when a strand begins with 3′. */
  function takePrime(): boolean {
    if (digits !== 1) {
      found.quotes += 1;
      return false;
    }
    found.digits -= 1;
    found.gaps -= gaps;
    found.endMarks += 1;
    digits = 0;
    gaps = 0;
    isBehindMark = true;
    return lastDigit === THREE && !hasLettersInLine;
  }

  return {
    blanked(raw) {
      if (buffer.length < raw.length) buffer = new Uint8Array(raw.length);
      for (let at = 0; at < raw.length; at += 1) buffer[at] = table[raw[at] as number] as number;
      return buffer.subarray(0, raw.length);
    },
    count(raw, accepted) {
      for (let at = 0; at < accepted; at += 1) {
        const byte = raw[at] as number;
        const kind = KINDS[byte];
        if (kind === LETTER) takeLetter(byte);
        else if (kind === WHITE) hasLettersInLine &&= byte !== 0x0a && byte !== 0x0d;
        else if (kind === DIGIT) takeDigit(byte);
        else if (kind === GAP) takeGap();
        else if (byte !== APOSTROPHE && byte !== BACKTICK) found.quotes += 1;
        else if (takePrime()) return at;
      }
      return -1;
    },
    fateOf(character) {
      if (areReads) return 'foreign';
      if (PRIMES.test(character)) return takePrime() ? 'backwards' : 'left out';
      if (DASHES.test(character)) takeGap();
      else if (QUOTES.test(character)) found.quotes += 1;
      else if (/\p{Cf}/u.test(character)) found.invisible += 1;
      else return 'foreign';
      return 'left out';
    },
    takeStop(offset) {
      if (letters !== 'protein' || areReads || stop !== null) return false;
      stop = offset;
      return true;
    },
    stopWithin: () => stopWithin,
    endRecord() {
      if (stop !== null) found.stops += 1;
      stop = null;
      digits = 0;
      gaps = 0;
      isBehindMark = false;
      hasLettersInLine = false;
    },
    leftOut: () => ({ ...found }),
  };
}
