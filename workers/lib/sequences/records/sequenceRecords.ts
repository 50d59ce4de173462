/**
 * Takes the sequences out of a text that comes in slices, cut anywhere: finds FASTA headers, the framing of GenBank and EMBL, the
 * reads of FASTQ, and hands the raw bytes between them to whoever counts or keeps letters. Those bytes are not checked here; the taker
 * stops at the first one that is not a letter, and only then is that byte checked: it may be white space beyond ASCII, framing, or a mistake.
 */
import { hasEntries, type TextFormat } from '../../../streams/textFormat.ts';
import { textFromBytes } from '../letters/bytesText.ts';
import { createCharacterReader, type ForeignCharacter } from '../letters/characterReader.ts';
import type { LetterSieve } from '../letters/letterSieve.ts';
import {
  byteSearch,
  CARRIAGE_RETURN,
  endOfLine,
  FIRST_NON_ASCII,
  indexOfInk,
  isBlankBefore,
  LINE_FEED,
  withoutDigits,
} from '../letters/rawBytes.ts';
import type { OpenEnd } from './entryFaults.ts';
import { createQualityCheck, type QualityFaults } from './qualityCheck.ts';
import { NAME_CHARACTERS, shortened } from './recordName.ts';

export interface RecordTaker {
  /**
   * A record begins. Plain text is one record without a name.
   *
   * @param head the line that it begins with, its FASTA header or its LOCUS or ID line, up to some hundred characters; may be empty
   */
  begin(name: string, head: string): void;
  /**
   * Bytes of the current record: letters, ASCII white space, or anything else.
   *
   * @param at their offset in the text
   * @returns how many were accepted from the first one on; when fewer than given, the next one is not a letter
   */
  take(raw: Uint8Array, at: number): number;
}

export interface RecordReader {
  /** Reads the next slice. Returns false at a foreign character; then nothing more may be read. */
  read(bytes: Uint8Array): boolean;
  /** Ends the text. Returns false when it ends within a character. */
  finish(): boolean;
  foreign(): ForeignCharacter | null;
  /** Within what the text so far ends: an entry of GenBank or EMBL without the line '//' that closes it, or a read of FASTQ. */
  endsOpen(): OpenEnd;
  /** True when the next byte belongs to the current record's letters. */
  isWithinLetters(): boolean;
  /** Of FASTQ. */
  qualityFaults(): QualityFaults;
}

/** Where to resume in the middle of a record. */
export interface Resumption {
  /** Of the first byte to be read, in the text. */
  readonly offset: number;
}

const GREATER = 0x3e;
const SLASH = 0x2f;
const SEMICOLON = 0x3b;
const PLUS = 0x2b;
const STAR = 0x2a;

/** Bytes offered at a time: few after a header, because records may be short and rejected bytes cost time, too. */
const FIRST_STRETCH = 4096;
const LONGEST_STRETCH = 1 << 20;
/** What is copied to blank something out, as GenBank's numbers, is copied piece by piece. */
const COPIED_STRETCH = 1 << 16;

/** Bytes of a line that are kept: GenBank's keyword with its blanks, and more than a name of the longest characters. */
const LINE_BYTES = 12 + 4 * (NAME_CHARACTERS + 1);

/**
 * @param resumption absent: from the start of the text. Else the taker is within a record whose `begin` it has seen.
 * @param sieve leaves out characters that are not letters; null: nothing is left out
 */
export function createRecordReader(
  format: TextFormat,
  taker: RecordTaker,
  resumption?: Resumption,
  sieve: LetterSieve | null = null,
): RecordReader {
  const isNumbered = hasEntries(format);
  const isCopied = isNumbered || sieve !== null;
  /** 'lines' are a FASTA header or comment, what GenBank has outside ORIGIN, and the lines of FASTQ that begin with '@' or '+'. */
  let within: 'letters' | 'lines' | 'quality' =
    (isNumbered || format === 'fastq') && resumption === undefined ? 'lines' : 'letters';
  /** Of FASTA: the line is a comment. Of FASTQ: it is between letters and quality. Of entries: it follows letters. */
  let isLineAside = false;
  /** An entry has been closed. */
  let isClosed = false;
  let hasBegun = resumption !== undefined;
  let offset = resumption?.offset ?? 0;
  let foreign: ForeignCharacter | null = null;
  let isLineBlank = true;
  const longest = isCopied ? COPIED_STRETCH : LONGEST_STRETCH;
  let stretch = FIRST_STRETCH;
  const blanked = new Uint8Array(isNumbered ? COPIED_STRETCH : 0);
  /** What is kept of a line that a slice has cut; empty before there was one. */
  let line = new Uint8Array(0);
  let lineLength = 0;
  /** Finds the next '>' of the slice, which need not begin a header. */
  let nextGreater = byteSearch(GREATER);
  let lineOffset = offset;
  const character = createCharacterReader();
  const quality = createQualityCheck();

  function begin(name: string, head = name): void {
    sieve?.endRecord();
    hasBegun = true;
    taker.begin(shortened(name), head);
  }

  if (format === 'plain' && !hasBegun) begin('');

  /** Offers letters from index `at` on; returns the index after what was accepted or recognized. */
  function readLetters(bytes: Uint8Array, at: number): number {
    if (!hasBegun) {
      const first = indexOfInk(bytes, at);
      if (first > at || first === bytes.length) return first;
      // Letters before the first header are a record without a name.
      const byte = bytes[at] as number;
      if (byte < FIRST_NON_ASCII && !opensLines(byte)) begin('');
    }
    let end = at;
    if (hasBegun) {
      const raw = bytes.subarray(at, Math.min(at + stretch, headerBehind(bytes, at)));
      const accepted = taker.take(offered(raw), offset + at);
      end += accepted;
      if (format === 'fastq') quality.addLetters(raw, accepted);
      if (isRefusedBySieve(raw, accepted, at)) return end;
      if (raw.length > 0 && end === at + raw.length) {
        if (raw.length === stretch) stretch = Math.min(2 * stretch, longest);
        return end;
      }
    }
    stretch = FIRST_STRETCH;
    const byte = bytes[end] as number;
    if (byte >= FIRST_NON_ASCII) return readCharacter(bytes, end);
    const isFirst = isBlankBefore(bytes, end, isLineBlank);
    if (opensLines(byte) && isFirst) {
      within = 'lines';
      isLineAside = byte !== GREATER;
      lineOffset = offset + end;
      return isNumbered ? end : end + 1;
    }
    if (isLeftOut(byte, isFirst || bytes[end - 1] === SLASH, offset + end)) return end + 1;
    foreign = { character: String.fromCharCode(byte), offset: offset + end, opensHeader: byte === GREATER && isFirst };
    return end;
  }

  /**
   * A short record is offered without what follows it: to reject thousands of bytes for each of a million costs seconds.
   *
   * @returns the index of the next '>'; the end of the slice without one, and where letters go on and on
   */
  function headerBehind(bytes: Uint8Array, at: number): number {
    return format !== 'fasta' || stretch > FIRST_STRETCH ? bytes.length : nextGreater(bytes, at);
  }

  function offered(raw: Uint8Array): Uint8Array {
    if (isNumbered) return withoutDigits(raw, blanked);
    return sieve === null ? raw : sieve.blanked(raw);
  }

  function isRefusedBySieve(raw: Uint8Array, accepted: number, at: number): boolean {
    if (sieve === null) return false;
    const backwards = sieve.count(raw, accepted);
    const stop = sieve.stopWithin();
    if (stop !== null) foreign = { character: '*', offset: stop, opensHeader: false };
    else if (backwards >= 0) foreign = { character: "'", offset: offset + at + backwards, opensHeader: false };
    return foreign !== null;
  }

  /** The '//' that ends numbered lines, and the stop that ends a chain. */
  function isLeftOut(byte: number, isAtLineStart: boolean, at: number): boolean {
    if (sieve === null || format === 'fastq') return false;
    return (byte === SLASH && isAtLineStart) || (byte === STAR && sieve.takeStop(at));
  }

  function opensLines(byte: number): boolean {
    if (format === 'fasta') return byte === GREATER || byte === SEMICOLON;
    return (isNumbered && byte === SLASH) || (format === 'fastq' && byte === PLUS);
  }

  /** A non-ASCII character is accepted when it is white space. */
  function readCharacter(bytes: Uint8Array, at: number): number {
    const end = character.read(bytes, at, offset);
    settleCharacter();
    return end;
  }

  function settleCharacter(): void {
    const read = character.taken();
    if (read === null || /\s/.test(read.character)) return;
    if (sieve?.fateOf(read.character) !== 'left out') foreign = read;
  }

  function readLine(bytes: Uint8Array, at: number): number {
    const end = endOfLine(bytes, at);
    const kept = bytes.subarray(at, Math.min(end, at + LINE_BYTES - lineLength));
    const isWhole = end < bytes.length;
    if (isWhole && lineLength === 0) endLine(kept);
    else {
      if (line.length === 0) line = new Uint8Array(LINE_BYTES);
      line.set(kept, lineLength);
      lineLength += kept.length;
      if (!isWhole) return end;
      endLine(line.subarray(0, lineLength));
    }
    lineOffset = offset + end + 1;
    return end + 1;
  }

  function endLine(bytes: Uint8Array): void {
    const text = textFromBytes(bytes);
    lineLength = 0;
    if (format === 'fasta') endFastaLine(text);
    else if (format === 'fastq') endFastqLine(text);
    else endEntryLine(text);
    isLineAside = false;
  }

  function endFastaLine(text: string): void {
    if (!isLineAside) begin(text.trim());
    within = 'letters';
  }

  function endFastqLine(text: string): void {
    const [first] = text.trim();
    if (isLineAside) within = 'quality';
    else if (first === '@') {
      begin(text.trim().slice(1).trim());
      quality.beginRead();
      within = 'letters';
    } else if (first !== undefined) foreign = { character: first, offset: lineOffset, opensHeader: false };
  }

  function endEntryLine(text: string): void {
    if (/^(?:LOCUS|ID {3})/.test(text)) begin(text.split(/[\s;]+/, 2)[1] ?? '', text);
    else if (/^(?:ORIGIN|SQ {3})/.test(text)) {
      if (!hasBegun) begin('');
      within = 'letters';
    } else if (text.startsWith('//')) [hasBegun, isClosed] = [false, true];
    // Among the letters, one slash ends nothing; only the next entry may follow an entry.
    else if (isLineAside || (isClosed && !hasBegun && text.trim() !== ''))
      foreign = { character: Array.from(text)[0] ?? '', offset: lineOffset, opensHeader: false };
  }

  function readQuality(bytes: Uint8Array, at: number): number {
    for (let index = at; index < bytes.length; index += 1) {
      const byte = bytes[index] as number;
      if (byte !== LINE_FEED && byte !== CARRIAGE_RETURN) quality.addQuality(byte);
      else if (byte === LINE_FEED || bytes[index + 1] !== LINE_FEED) {
        if (quality.isRead()) endQuality();
        lineOffset = offset + index + 1;
        return index + 1;
      }
    }
    return bytes.length;
  }

  function endQuality(): void {
    quality.endRead();
    hasBegun = false;
    within = 'lines';
  }

  const steps = { letters: readLetters, lines: readLine, quality: readQuality };

  return {
    read(bytes) {
      let at = 0;
      nextGreater = byteSearch(GREATER);
      while (at < bytes.length && foreign === null) {
        at = character.isOpen() ? readCharacter(bytes, at) : steps[within](bytes, at);
      }
      isLineBlank = isBlankBefore(bytes, bytes.length, isLineBlank);
      offset += bytes.length;
      return foreign === null;
    },
    finish() {
      character.close();
      settleCharacter();
      if (within === 'quality') endQuality();
      else if (within === 'lines' && (format === 'fasta' || lineLength > 0)) endLine(line.subarray(0, lineLength));
      sieve?.endRecord();
      return foreign === null;
    },
    foreign: () => foreign,
    endsOpen: () => hasBegun && (isNumbered ? 'entry' : format === 'fastq' && 'read'),
    isWithinLetters: () => within === 'letters' && hasBegun && !character.isOpen(),
    qualityFaults: quality.faults,
  };
}
