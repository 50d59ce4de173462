/** How a text of sequences is read: in which format, and what is left out. One way in for pastes and for files. */
import type { ByteSource } from '../../../contract.ts';
import { stringSource } from '../../../streams/byteSource.ts';
import { type SeenFormat, seenFormat } from '../../../streams/seenFormat.ts';
import { hasEntries, headOf, type TextFormat, textFormatOf } from '../../../streams/textFormat.ts';
import { createLetterSieve, type LetterSieve, type SieveLetters } from '../letters/letterSieve.ts';
import type { Topology } from './declaredShape.ts';
import { readingLine, type SequenceReport } from './readingWords.ts';
import { type Rewriting, rewrittenText } from './rewrittenText.ts';

export interface ReadingOptions {
  /** Lines that begin with '>' are headers, regardless of what the text begins with. */
  readonly readAsFasta: boolean;
  /** The format is recognised in a typed text as well, and characters that are not letters are left out. */
  readonly recognize: boolean;
  readonly letters: SieveLetters;
  /** What the text was seen to be when it was read before, which saves a look at its beginning. */
  readonly seen?: SeenFormat;
}

export interface SequenceReading {
  /** What to read: the text itself, or what it was rewritten to. */
  readonly source: ByteSource;
  readonly format: TextFormat;
  /** What the text looks like; 'plain' where it was not examined. */
  readonly seen: SeenFormat;
  /** Null where the text is read unchanged. */
  readonly rewriting: Rewriting | null;
  /** A new one for each reading; null where nothing is to be left out. */
  readonly sieve: () => LetterSieve | null;
  /** What the file was wrapped in, once something of it was read. */
  readonly wrapping: () => string;
  /** What the file says of the shape of its strand, once something of it was read; null where it does not say. */
  readonly topology: () => Topology | null;
}

/** Longer texts are not rewritten. Bytes. */
const MOST_REWRITTEN = 1 << 20;

export async function openReading(
  source: ByteSource,
  { readAsFasta, recognize, letters, seen: seenBefore }: ReadingOptions,
): Promise<SequenceReading> {
  const isLookedAt = recognize || source.origin === 'file';
  const seen = seenBefore ?? (isLookedAt ? seenFormat(await headOf(source)) : 'plain');
  const rewriting = recognize ? await rewritten(source, seen, letters) : null;
  const own = textFormatOf(seen);
  const format = rewriting?.format ?? (own === 'plain' && readAsFasta ? 'fasta' : own);
  return {
    source: rewriting === null ? source : stringSource(rewriting.text, 'file'),
    format,
    seen,
    rewriting,
    sieve: () => (recognize && !hasEntries(format) ? createLetterSieve(letters, format === 'fastq') : null),
    wrapping: () => source.wrapping?.() ?? '',
    topology: () => source.topology?.() ?? null,
  };
}

export function reportOf(
  { seen, rewriting, wrapping }: SequenceReading,
  { leftOut, qualityFaults }: Pick<SequenceReport, 'leftOut' | 'qualityFaults'>,
  recordCount: number,
): SequenceReport {
  const { lowerStrand = 0, threeLetter = 0, chainEnds = false } = rewriting ?? {};
  const report = { seen, wrapping: wrapping(), leftOut, lowerStrand, threeLetter, chainEnds, qualityFaults };
  return { ...report, line: readingLine(report, recordCount) };
}

async function rewritten(source: ByteSource, seen: SeenFormat, letters: SieveLetters): Promise<Rewriting | null> {
  if (source.progress().total > MOST_REWRITTEN) return null;
  const decoder = new TextDecoder();
  let text = '';
  for await (const { bytes } of source.slices()) {
    text += decoder.decode(bytes, { stream: true });
    // A compressed text may be longer than its file.
    if (text.length > MOST_REWRITTEN) return null;
  }
  return rewrittenText(text, seen, letters);
}
