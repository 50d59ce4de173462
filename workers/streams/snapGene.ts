/**
 * Where the letters lie in a SnapGene file of DNA (`.dna`): packets of a type (one byte), a length (four bytes, most significant first)
 * and data. Type 9 comes first and names the program; type 0 is one byte of flags, the lowest for circular, and the letters; type 10
 * lists the features as XML.
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
const FEATURES = 10;
const CIRCULAR = 1;
/** A map has some dozens. */
const MOST_PACKETS = 10_000;

/** Rejects with a sentence for the visitor where there are no letters. */
export async function snapGeneSequence(file: Blob, name: string): Promise<SnapGeneSequence> {
  const packet = await packetOf(file, SEQUENCE);
  if (packet === null || packet.start === packet.end)
    throw unreadable(
      `The SnapGene file “${name}” holds no DNA sequence, or is cut off. Export it as FASTA or GenBank.`,
    );
  const [flags = 0] = new Uint8Array(await file.slice(packet.start, packet.start + 1).arrayBuffer());
  return { start: packet.start + 1, end: packet.end, isCircular: (flags & CIRCULAR) === CIRCULAR };
}

/** The XML that lists the features; empty where the file has no such packet, or ends within it. */
export async function snapGeneFeatureXml(file: Blob): Promise<string> {
  const packet = await packetOf(file, FEATURES);
  return packet === null ? '' : file.slice(packet.start, packet.end).text();
}

/** Where the data of the first packet of a type lie; null where there is no whole one. */
async function packetOf(file: Blob, type: number): Promise<{ readonly start: number; readonly end: number } | null> {
  let at = 0;
  for (let packet = 0; packet < MOST_PACKETS && at + HEADER_BYTES < file.size; packet += 1) {
    const header = new DataView(await file.slice(at, at + HEADER_BYTES).arrayBuffer());
    const start = at + HEADER_BYTES;
    const end = start + header.getUint32(1);
    if (header.getUint8(0) === type) return end > file.size ? null : { start, end };
    at = end;
  }
  return null;
}
