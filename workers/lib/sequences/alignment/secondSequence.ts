/** The sequence that a page's own is compared with: pasted or chosen as a file, in any format that the page reads. */
import type { Issue, LongText, Task } from '../../../contract.ts';
import { WHITE_SPACE } from '../../../kernel/alphabets.ts';
import { slicesWithProgress } from '../../../streams/progress.ts';
import { characterPlace, placeText } from '../../inputs/characterPlace.ts';
import { openReading } from '../records/sequenceReading.ts';
import { createRecordReader, type RecordTaker } from '../records/sequenceRecords.ts';

export interface SecondSequence {
  /** Of its record; may be empty. */
  readonly name: string;
  /** In upper case. */
  readonly letters: Uint8Array;
}

export interface SecondOptions {
  /** DNA with the ambiguity letters, U read as T; or the twenty amino acids with B, Z and X. */
  readonly letters: keyof typeof ALPHABETS;
  /** Counted from 1; null: the first with letters. */
  readonly record: number | null;
  readonly mostLetters: number;
}

const WHITE = 0;
const FOREIGN = 1;

const ALPHABETS = {
  dna: { table: tableOf('ACGTRYSWKMBDHVN'), sieve: 'dna', words: 'a letter of DNA' },
  protein: { table: tableOf('ACDEFGHIKLMNPQRSTVWYBZX'), sieve: 'protein', words: 'a letter of a protein' },
} as const;

/** The keys of the inputs that issues are about. */
interface SecondPaths {
  readonly text: string;
  readonly record: string;
}

/** Reads a record, or returns the issue with the text. */
export async function readSecond(
  text: LongText,
  task: Task,
  options: SecondOptions,
  paths: SecondPaths,
): Promise<SecondSequence | Issue> {
  let kept = new Uint8Array(0);
  let length = 0;
  const read = await passSecond(text, task, options, paths, (letters) => {
    if (kept.length < length + letters.length) kept = grown(kept, length, length + letters.length);
    kept.set(letters, length);
    length += letters.length;
  });
  return 'message' in read ? read : { name: read.name, letters: kept.slice(0, length) };
}

/**
 * Passes the letters of a record on, piece by piece, or returns the issue with the text.
 *
 * @param use receives letters in upper case that are valid until it returns
 */
export async function passSecond(
  text: LongText,
  task: Task,
  { letters, record: wanted, mostLetters }: SecondOptions,
  paths: SecondPaths,
  use: (letters: Uint8Array) => void,
): Promise<{ readonly name: string; readonly length: number } | Issue> {
  const { table, sieve, words } = ALPHABETS[letters];
  const reading = await openReading(task.open(text), { readAsFasta: true, recognize: true, letters: sieve });
  let piece = new Uint8Array(0);
  let length = 0;
  let name = '';
  let records = 0;
  let isWithin = false;
  const isWanted = () => (wanted === null ? length === 0 || isWithin : records === wanted);
  const taker: RecordTaker = {
    begin(next) {
      records += 1;
      isWithin = false;
      if (isWanted()) name = next;
    },
    take(raw) {
      if (piece.length < raw.length) piece = new Uint8Array(raw.length);
      let written = 0;
      let at = 0;
      for (; at < raw.length; at += 1) {
        const letter = table[raw[at] as number] as number;
        if (letter === FOREIGN) break;
        // Write unconditionally: without a branch, ragged lines cost nothing.
        piece[written] = letter;
        written += letter === WHITE ? 0 : 1;
      }
      if (written > 0 && isWanted()) {
        use(piece.subarray(0, written));
        length += written;
        isWithin = true;
      }
      return at;
    },
  };
  const reader = createRecordReader(reading.format, taker, undefined, reading.sieve());
  let isWhole = true;
  for await (const { bytes } of slicesWithProgress(reading.source, task)) {
    isWhole = reader.read(bytes);
    if (!isWhole || length > mostLetters) break;
  }
  if (isWhole) reader.finish();
  const foreign = reader.foreign();
  if (foreign !== null)
    return {
      message: `The second sequence has a character that is not ${words}`,
      path: paths.text,
      place: placeText(await characterPlace(reading.source, foreign.offset), foreign.character),
    };
  if (wanted !== null && wanted > records)
    return {
      message: `The second text has ${records === 1 ? 'only 1 record' : `only ${records} records`}`,
      path: paths.record,
    };
  if (length === 0) return { message: 'Please enter a second sequence', path: paths.text };
  if (length > mostLetters)
    return { message: `Please shorten the second sequence to at most ${mostLetters} letters`, path: paths.text };
  return { name, length };
}

function tableOf(alphabet: string): Uint8Array {
  const table = new Uint8Array(256).fill(FOREIGN);
  for (const byte of WHITE_SPACE) table[byte] = WHITE;
  for (const letter of alphabet)
    table[letter.charCodeAt(0)] = table[letter.toLowerCase().charCodeAt(0)] = letter.charCodeAt(0);
  return table;
}

function grown(bytes: Uint8Array<ArrayBuffer>, used: number, least: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(Math.max(least, 2 * bytes.length));
  larger.set(bytes.subarray(0, used));
  return larger;
}
