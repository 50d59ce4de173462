import type { ByteSource } from '../contract.ts';
import { HEAD_CHARACTERS, type SeenFormat, seenFormat } from './seenFormat.ts';

/**
 * How sequences are written in a text. Plain: letters and white space, one sequence. FASTA: each sequence under a line that begins
 * with '>'. GenBank: flat-file entries from LOCUS to //, the letters under ORIGIN in numbered lines. EMBL, and UniProt alike: the same from ID to //,
 * the letters under SQ. FASTQ: each sequence under a line that begins with '@', its quality below a line that begins with '+'.
 */
export type TextFormat = 'plain' | 'fasta' | 'genbank' | 'embl' | 'fastq';

/** Whether a format has entries that declare their length and are closed by '//'. */
export function hasEntries(format: TextFormat): boolean {
  return format === 'genbank' || format === 'embl';
}

const READ_AS_THEY_ARE: readonly SeenFormat[] = ['fasta', 'genbank', 'embl', 'fastq'];

/** The format of a file, by its first characters that are not white space. */
export async function recognizedFormat(source: ByteSource): Promise<TextFormat> {
  return textFormatOf(seenFormat(await headOf(source)));
}

/** The format in which a text that looks like this is read: plain if it is not one of the text formats. */
export function textFormatOf(seen: SeenFormat): TextFormat {
  if (seen === 'uniprot') return 'embl';
  return isTextFormat(seen) ? seen : 'plain';
}

function isTextFormat(seen: SeenFormat): seen is TextFormat {
  return READ_AS_THEY_ARE.includes(seen);
}

/** The first characters of a text without the white space before them: as many as tell the format. */
export async function headOf(source: ByteSource): Promise<string> {
  const decoder = new TextDecoder();
  let head = '';
  for await (const { bytes } of source.slices()) {
    for (let start = 0; start < bytes.length; start += PIECE) {
      head = (head + decoder.decode(bytes.subarray(start, start + PIECE), { stream: true })).trimStart();
      if (head.length >= HEAD_CHARACTERS) return head.slice(0, HEAD_CHARACTERS);
    }
  }
  return head;
}

/** Bytes. */
const PIECE = HEAD_CHARACTERS;
