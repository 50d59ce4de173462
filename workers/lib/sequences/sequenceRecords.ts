/**
 * Extracts the sequences from a text that arrives in slices, cut anywhere: finds FASTA headers and GenBank framing, and
 * passes the raw bytes between them to a taker that counts or keeps letters. This reader does not inspect those bytes;
 * the taker stops at the first one that is not a letter, and only then does the reader decide whether it is non-ASCII
 * white space, framing or an error.
 */
import { WHITE_SPACE } from '../../kernel/alphabets.ts';
import type { TextFormat } from '../../streams/textFormat.ts';
import { declaredLength } from './entryFaults.ts';

export interface RecordTaker {
  /**
   * A record begins. Plain text is one record without a name.
   *
   * @param declared number of letters that a GenBank entry declares; null where it declares none
   */
  begin(name: string, declared: number | null): void;
  /**
   * Bytes of the current record: letters, ASCII white space, or anything else.
   *
   * @param at their offset in the text
   * @returns how many were accepted from the first one on; when fewer than given, the next one is not a letter
   */
  take(raw: Uint8Array, at: number): number;
}

/** A character that is neither a letter, white space nor framing. */
export interface ForeignCharacter {
  readonly character: string;
  /** Of its first byte, in the text. */
  readonly offset: number;
  /** True for a '>' preceded only by blanks in its line: in FASTA a header would begin here. */
  readonly opensHeader: boolean;
}

export interface RecordReader {
  /** Reads the next slice. Returns false at a foreign character; then nothing more may be read. */
  read(bytes: Uint8Array): boolean;
  /** Ends the text. Returns false when it ends within a character. */
  finish(): boolean;
  foreign(): ForeignCharacter | null;
  /** True when the text so far ends within a GenBank entry, without the line '//' that closes it. */
  endsOpen(): boolean;
  /** True when the next byte belongs to the current record's letters. */
  isWithinLetters(): boolean;
}

/** Where to resume in the middle of a record. */
export interface Resumption {
  /** Of the first byte to be read, in the text. */
  readonly offset: number;
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const GREATER = 0x3e;
const SLASH = 0x2f;

/** Bytes offered at a time: few after a header, because records may be short and rejected bytes cost time, too. */
const FIRST_STRETCH = 4096;
const LONGEST_STRETCH = 1 << 20;
/** GenBank lines are copied piece by piece to blank out their numbers. */
const GENBANK_STRETCH = 1 << 16;

/** Longer names are truncated and end with '…'. */
const NAME_CHARACTERS = 120;
/** Bytes of a line to keep: GenBank's keyword with its blanks, and enough for a name of four-byte characters. */
const LINE_BYTES = 12 + 4 * (NAME_CHARACTERS + 1);

/**
 * @param resumption absent: read from the start of the text. Otherwise the taker is within a record and its `begin` was
 * already called.
 */
export function createRecordReader(format: TextFormat, taker: RecordTaker, resumption?: Resumption): RecordReader {
  /** 'lines' are a FASTA header, or GenBank lines outside ORIGIN. */
  let within: 'letters' | 'lines' = format === 'genbank' && resumption === undefined ? 'lines' : 'letters';
  let hasBegun = resumption !== undefined;
  let offset = resumption?.offset ?? 0;
  let foreign: ForeignCharacter | null = null;
  let isLineBlank = true;
  const longest = format === 'genbank' ? GENBANK_STRETCH : LONGEST_STRETCH;
  let stretch = FIRST_STRETCH;
  const blanked = new Uint8Array(format === 'genbank' ? GENBANK_STRETCH : 0);
  const line: number[] = [];
  const character = createCharacterReader();

  function begin(name: string, declared: number | null = null): void {
    hasBegun = true;
    taker.begin(shortened(name), declared);
  }

  if (format === 'plain' && !hasBegun) begin('');

  /** Offers letters from index `at` on; returns the index after what was accepted or recognized. */
  function readLetters(bytes: Uint8Array, at: number): number {
    if (!hasBegun) {
      const first = indexOfInk(bytes, at);
      if (first > at || first === bytes.length) return first;
      // Letters before the first header are a record without a name.
      const byte = bytes[at] as number;
      if (byte < FIRST_NON_ASCII && byte !== GREATER) begin('');
    }
    let end = at;
    if (hasBegun) {
      const raw = bytes.subarray(at, at + stretch);
      end += taker.take(format === 'genbank' ? withoutDigits(raw, blanked) : raw, offset + at);
      if (end === at + raw.length) {
        stretch = Math.min(2 * stretch, longest);
        return end;
      }
    }
    stretch = FIRST_STRETCH;
    const byte = bytes[end] as number;
    if (byte >= FIRST_NON_ASCII) return readCharacter(bytes, end);
    if (opensLines(byte) && isBlankBefore(bytes, end)) {
      within = 'lines';
      return format === 'fasta' ? end + 1 : end;
    }
    const opensHeader = byte === GREATER && isBlankBefore(bytes, end);
    foreign = { character: String.fromCharCode(byte), offset: offset + end, opensHeader };
    return end;
  }

  function opensLines(byte: number): boolean {
    return (format === 'fasta' && byte === GREATER) || (format === 'genbank' && byte === SLASH);
  }

  /** A non-ASCII character is accepted when it is white space. */
  function readCharacter(bytes: Uint8Array, at: number): number {
    const end = character.read(bytes, at, offset);
    settleCharacter();
    return end;
  }

  function settleCharacter(): void {
    const read = character.taken();
    if (read !== null && !/\s/.test(read.character)) foreign = read;
  }

  function readLine(bytes: Uint8Array, at: number): number {
    for (let index = at; index < bytes.length; index += 1) {
      const byte = bytes[index] as number;
      if (byte === LINE_FEED || byte === CARRIAGE_RETURN) {
        endLine();
        return index + 1;
      }
      if (line.length < LINE_BYTES) line.push(byte);
    }
    return bytes.length;
  }

  function endLine(): void {
    const text = new TextDecoder().decode(Uint8Array.from(line));
    line.length = 0;
    if (format === 'fasta') {
      begin(text.trim());
      within = 'letters';
    } else if (text.startsWith('LOCUS')) {
      begin(text.split(/\s+/, 2)[1] ?? '', declaredLength(text));
    } else if (text.startsWith('ORIGIN')) {
      if (!hasBegun) begin('');
      within = 'letters';
    } else if (text.startsWith('//')) {
      hasBegun = false;
    }
  }

  /** True when only white space precedes the index in its line. */
  function isBlankBefore(bytes: Uint8Array, end: number): boolean {
    for (let at = end - 1; at >= 0; at -= 1) {
      const byte = bytes[at] as number;
      if (byte === LINE_FEED || byte === CARRIAGE_RETURN) return true;
      // Non-ASCII characters have already been read as white space.
      if (byte !== SPACE && byte !== TAB && byte < FIRST_NON_ASCII) return false;
    }
    return isLineBlank;
  }

  return {
    read(bytes) {
      let at = 0;
      while (at < bytes.length && foreign === null) {
        if (character.isOpen()) at = readCharacter(bytes, at);
        else at = within === 'letters' ? readLetters(bytes, at) : readLine(bytes, at);
      }
      isLineBlank = isBlankBefore(bytes, bytes.length);
      offset += bytes.length;
      return foreign === null;
    },
    finish() {
      character.close();
      settleCharacter();
      if (within === 'lines' && (format === 'fasta' || line.length > 0)) endLine();
      return foreign === null;
    },
    foreign: () => foreign,
    endsOpen: () => format === 'genbank' && hasBegun,
    isWithinLetters: () => within === 'letters' && hasBegun && !character.isOpen(),
  };
}

const SPACE = 0x20;
const TAB = 0x09;
const ZERO = 0x30;
const NINE = 0x39;
const FIRST_NON_ASCII = 0x80;

function shortened(name: string): string {
  if (name.length <= NAME_CHARACTERS) return name;
  const characters = [...name];
  return characters.length <= NAME_CHARACTERS ? name : `${characters.slice(0, NAME_CHARACTERS - 1).join('')}…`;
}

/** Index of the first byte that is not ASCII white space, or the length. */
function indexOfInk(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && WHITE_SPACE.includes(bytes[at] as number)) at += 1;
  return at;
}

/** Copies the bytes into the buffer, with spaces in place of digits. */
function withoutDigits(bytes: Uint8Array, buffer: Uint8Array): Uint8Array {
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    buffer[at] = byte >= ZERO && byte <= NINE ? SPACE : byte;
  }
  return buffer.subarray(0, bytes.length);
}

/** Reassembles non-ASCII characters that slices may cut. Invalid UTF-8 gives U+FFFD. */
function createCharacterReader() {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const held: number[] = [];
  let needed = 0;
  let start = 0;
  let read: ForeignCharacter | null = null;

  function complete(): void {
    const [first = ''] = decoder.decode(Uint8Array.from(held));
    read = { character: first, offset: start, opensHeader: false };
    held.length = 0;
    needed = 0;
  }

  return {
    isOpen: () => held.length > 0,
    /** Reads bytes of one character; returns the index after them. */
    read(bytes: Uint8Array, from: number, offset: number): number {
      let at = from;
      if (held.length === 0) {
        const lead = bytes[at] as number;
        start = offset + at;
        needed = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc2 ? 2 : 1;
        held.push(lead);
        at += 1;
      }
      while (held.length < needed && at < bytes.length && ((bytes[at] as number) & 0xc0) === 0x80) {
        held.push(bytes[at] as number);
        at += 1;
      }
      if (held.length === needed || at < bytes.length) complete();
      return at;
    },
    /** Ends the text. */
    close(): void {
      if (held.length > 0) complete();
    },
    /** Returns and clears the completed character. */
    taken(): ForeignCharacter | null {
      const taken = read;
      read = null;
      return taken;
    },
  };
}
