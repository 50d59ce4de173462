import type { ByteSource } from '../contract.ts';

/**
 * How sequences are written in a text. Plain: letters and white space, one sequence. FASTA: each sequence under a line
 * that begins with '>'. GenBank: flat-file entries from LOCUS to //, the letters under ORIGIN in numbered lines.
 */
export type TextFormat = 'plain' | 'fasta' | 'genbank';

/** The first word of a GenBank entry and the space after it. */
const GENBANK_START = 'LOCUS ';

/**
 * Detects the format of a file by its first characters that are not white space. Anything that is neither FASTA nor
 * GenBank is plain.
 */
export async function recognizedFormat(source: ByteSource): Promise<TextFormat> {
  const decoder = new TextDecoder();
  let head = '';
  for await (const { bytes } of source.slices()) {
    // Decode piece by piece: most texts show their format in their first bytes.
    for (let start = 0; start < bytes.length; start += PIECE) {
      head = (head + decoder.decode(bytes.subarray(start, start + PIECE), { stream: true })).trimStart();
      if (head.startsWith('>')) return 'fasta';
      if (head.startsWith(GENBANK_START)) return 'genbank';
      if (!GENBANK_START.startsWith(head)) return 'plain';
    }
  }
  return 'plain';
}

/** Bytes. */
const PIECE = 256;
