/**
 * Where the letters lie in a SnapGene file of DNA (`.dna`): packets of a type (one byte), a length (four bytes, most significant first)
 * and data. Type 9 comes first and names the program; type 0 is one byte of flags, the lowest for circular, and the letters.
 */
import { unreadable } from './unreadableText.ts';

export interface SnapGeneSequence {
  /** Offsets of the first letter and behind the last one. */
  readonly start: number;
  readonly end: number;
  readonly isCircular: boolean;
}

const HEADER_BYTES = 5;
const SEQUENCE = 0;
const CIRCULAR = 1;
/** A map has some dozens. */
const MOST_PACKETS = 10_000;

/** Rejects with a sentence for the visitor where there are no letters. */
export async function snapGeneSequence(file: Blob, name: string): Promise<SnapGeneSequence> {
  let at = 0;
  for (let packet = 0; packet < MOST_PACKETS && at + HEADER_BYTES < file.size; packet += 1) {
    const header = new DataView(await file.slice(at, at + HEADER_BYTES + 1).arrayBuffer());
    const end = at + HEADER_BYTES + header.getUint32(1);
    if (header.getUint8(0) === SEQUENCE) {
      if (end > file.size) break;
      return { start: at + HEADER_BYTES + 1, end, isCircular: (header.getUint8(HEADER_BYTES) & CIRCULAR) === CIRCULAR };
    }
    at = end;
  }
  throw unreadable(`The SnapGene file “${name}” holds no DNA sequence, or is cut off. Export it as FASTA or GenBank.`);
}
