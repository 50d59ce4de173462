/** Rereads the letters of one record, from the nearest entry of its index on. */
import type { ByteSource } from '../../../contract.ts';
import { DNA_COMPLEMENT, TO_RNA } from '../../../kernel/letterMaps.ts';
import type { SequenceKernel } from '../../../kernel/sequenceKernel.ts';
import type { TextFormat } from '../../../streams/textFormat.ts';
import type { LetterSieve } from '../letters/letterSieve.ts';
import { createRecordReader } from '../records/sequenceRecords.ts';
import { entryBefore, type LetterIndex } from './letterIndex.ts';

/** A record that has been read once, with what is needed to read it again. */
export interface Strand {
  readonly source: ByteSource;
  readonly kernel: SequenceKernel;
  readonly format: TextFormat;
  readonly alphabet: 'dna' | 'ambiguousDna';
  /** What is left out of its text; absent: nothing. */
  readonly sieve?: () => LetterSieve | null;
  readonly index: LetterIndex;
  /** Letters. */
  readonly length: number;
  /** Where all of them are in memory, so that nothing is read. */
  readonly letters?: Uint8Array | undefined;
}

/** Letters in memory that are passed on at a time. */
const PIECE_LETTERS = 1 << 18;

/**
 * Passes clean letters on, piece by piece.
 *
 * @param from index of a letter in the first piece, not necessarily its first
 * @param use receives the letters, valid until it returns, and the index of the first one; returns false to stop
 */
export async function readStrand(
  { source, kernel, format, alphabet, index, sieve, letters: whole }: Strand,
  from: number,
  use: (letters: Uint8Array, place: number) => boolean,
): Promise<void> {
  if (whole !== undefined) return passOn(whole, from, use);
  const entry = entryBefore(index, from);
  if (entry === null) return;
  const letters = kernel.letterReader(alphabet);
  let cleaned = new Uint8Array(0);
  let place = entry.letters;
  let isOver = false;
  const reader = createRecordReader(
    format,
    {
      begin() {
        isOver = true;
      },
      take(raw) {
        if (isOver) return raw.length;
        if (cleaned.length < raw.length) cleaned = new Uint8Array(raw.length);
        const { end, written } = letters.clean(raw, cleaned);
        isOver = !use(cleaned.subarray(0, written), place);
        place += written;
        return end;
      },
    },
    { offset: 0 },
    sieve?.() ?? null,
  );
  let skip = entry.skip;
  for await (const { bytes } of source.slices(entry.mark)) {
    if (!reader.read(bytes.subarray(skip))) throw new Error('The text has changed since it was read');
    skip = Math.max(0, skip - bytes.length);
    if (isOver) return;
  }
}

/** Passes on copies. */
function passOn(letters: Uint8Array, from: number, use: (letters: Uint8Array, place: number) => boolean): void {
  for (let place = from; place < letters.length; place += PIECE_LETTERS)
    if (!use(letters.slice(place, place + PIECE_LETTERS), place)) return;
}

/** The letters `from` (inclusive) to `to` (exclusive), clipped to the strand's ends. */
export async function strandWindow(strand: Strand, from: number, to: number): Promise<Uint8Array> {
  const first = Math.max(0, Math.min(from, strand.length));
  if (strand.letters !== undefined) return strand.letters.slice(first, Math.max(first, to));
  const window = new Uint8Array(Math.max(0, Math.min(to, strand.length) - first));
  if (window.length === 0) return window;
  const end = first + window.length;
  await readStrand(strand, first, (letters, place) => {
    const start = Math.max(0, first - place);
    const piece = letters.subarray(start, Math.max(start, Math.min(letters.length, end - place)));
    if (piece.length > 0) window.set(piece, place + start - first);
    return place + letters.length < end;
  });
  return window;
}

/** The complement, base by base. */
export function complementOf(letters: Uint8Array, kernel: SequenceKernel): Uint8Array {
  const complement = new Uint8Array(letters.length);
  kernel.mapLetters(letters, complement, DNA_COMPLEMENT);
  return complement;
}

export function rnaOf(letters: Uint8Array, kernel: SequenceKernel): Uint8Array {
  const rna = new Uint8Array(letters.length);
  kernel.mapLetters(letters, rna, TO_RNA);
  return rna;
}

/** The letters of the other strand, from its 5′ end. */
export function otherStrandOf(letters: Uint8Array, kernel: SequenceKernel): Uint8Array {
  const other = new Uint8Array(letters.length);
  kernel.mapReversed(letters, other, DNA_COMPLEMENT);
  return other;
}

/** The letters `from` to `to` of the reverse complement: its first letter is the complement of the last. */
export async function reverseComplementWindow(strand: Strand, from: number, to: number): Promise<Uint8Array> {
  return otherStrandOf(await strandWindow(strand, strand.length - to, strand.length - from), strand.kernel);
}
