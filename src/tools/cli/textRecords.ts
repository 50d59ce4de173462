/**
 * Splits a text of sequences into its records, each as a text of its own. A formula analyzes one record at a time;
 * calling it for each record would read the whole text as many times as there are records.
 */

import type { LetterSieve } from '#workers/lib/sequences/letters/letterSieve.ts';
import { createRecordReader, type RecordTaker } from '#workers/lib/sequences/records/sequenceRecords.ts';
import { fileSource } from '#workers/streams/fileSource.ts';
import { hasEntries, type TextFormat } from '#workers/streams/textFormat.ts';

export interface TextRecord {
  /** Number of the record, from 1. */
  readonly number: number;
  /** Name and description: the whole header of FASTA, GenBank's LOCUS name; empty where the record has no name. */
  readonly header: string;
  readonly hasLetters: boolean;
  /** The record alone, as FASTA or GenBank: a string while it is short, else a slice of the source. */
  readonly text: string | Blob;
}

/** Largest record that is passed as a string, in bytes. */
const MOST_IN_STRING = 1024 * 1024;
/** Length of the start that is searched for a header, in bytes. */
const MOST_IN_HEADER = 1024 * 1024;

/** A record that is being read. */
interface Begun {
  readonly name: string;
  /** Where the letters of the previous record end. */
  readonly after: number;
  from: number | null;
  to: number;
  hasLetters: boolean;
  /** Null once there are too many. */
  letters: string | null;
}

/**
 * Yields the records.
 *
 * @param format plain text is one record without a name
 * @param sieve leaves out characters that are not letters; null: nothing is left out
 */
export async function* textRecords(
  text: Blob,
  format: TextFormat,
  sieve: LetterSieve | null = null,
): AsyncGenerator<TextRecord> {
  const taken = sieve === null ? TAKEN : LETTERS_TAKEN;
  const ended: Begun[] = [];
  let current: Begun | null = null;
  let end = 0;
  let number = 0;
  const taker: RecordTaker = {
    begin(name) {
      if (current !== null) ended.push(current);
      current = { name, after: end, from: null, to: end, hasLetters: false, letters: '' };
    },
    take(raw, at) {
      const length = takenFrom(raw, taken);
      if (current !== null) note(current, raw.subarray(0, length), at);
      end = at + length;
      return length;
    },
  };
  const reader = createRecordReader(format, taker, undefined, sieve);
  for await (const { bytes } of fileSource(text, 'text').slices()) {
    const isWhole = reader.read(bytes);
    yield* settled();
    // A character that no format allows is left for the formula to refuse, with its position.
    if (!isWhole) break;
  }
  if (reader.foreign() === null) reader.finish();
  if (current !== null) ended.push(current);
  yield* settled();

  async function* settled(): AsyncGenerator<TextRecord> {
    for (const record of ended.splice(0)) {
      number += 1;
      const header = await wholeHeader(text, format, record);
      yield { number, header, hasLetters: record.hasLetters, text: ownText(text, format, record, header) };
    }
  }
}

function note(record: Begun, raw: Uint8Array, at: number): void {
  record.from ??= at;
  record.to = at + raw.length;
  record.hasLetters ||= raw.some((byte) => byte > SPACE);
  if (record.letters === null) return;
  record.letters = record.letters.length + raw.length > MOST_IN_STRING ? null : record.letters + ASCII.decode(raw);
}

const ASCII = new TextDecoder('latin1');

/** The reader truncates long names; then the header is read from the source. */
async function wholeHeader(text: Blob, format: TextFormat, { name, after, from }: Begun): Promise<string> {
  if (format !== 'fasta' || from === null || !name.endsWith('…')) return name;
  const before = await text.slice(Math.max(after, from - MOST_IN_HEADER), from).text();
  const line =
    before
      .trimEnd()
      .split(/[\r\n]+/)
      .at(-1) ?? '';
  return line.startsWith('>') ? line.slice(1).trim() : name;
}

function ownText(text: Blob, format: TextFormat, record: Begun, header: string): TextRecord['text'] {
  const { letters, from, to } = record;
  if (letters !== null) return format === 'plain' ? letters : `>${header}\n${letters}`;
  const lies = text.slice(from ?? to, to);
  if (format === 'plain') return lies;
  const start = hasEntries(format) ? `LOCUS       ${header}\nORIGIN\n` : `>${header}\n`;
  return new Blob([start, lies]);
}

const SPACE = 0x20;

/** Bytes allowed in every format: letters, the characters for a stop or a gap, and ASCII white space. */
const TAKEN = bytesMatching(/[A-Za-z*\-\s]/);
/** The same where stops and gaps are left out. */
const LETTERS_TAKEN = bytesMatching(/[A-Za-z\s]/);

function bytesMatching(allowed: RegExp): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, byte) =>
    byte < 0x80 && allowed.test(String.fromCharCode(byte)) ? 1 : 0,
  );
}

/** Returns the number of leading bytes that are allowed. */
function takenFrom(bytes: Uint8Array, taken: Uint8Array): number {
  let at = 0;
  while (at < bytes.length && taken[bytes[at] as number] === 1) at += 1;
  return at;
}
