/**
 * Where the letters lie in a SnapGene file of DNA (`.dna`): packets of a type (one byte), a length (four bytes, most significant first)
 * and data. Type 9 comes first and names the program; type 0 is one byte of flags, the lowest for circular, and the letters; types 10 and 5
 * list features and primers as XML.
 */
import type { FileAnnotation } from '../contract.ts';
import { unreadable } from './unreadableText.ts';

export interface SnapGeneSequence {
  /** Offsets of the first letter and behind the last one. */
  readonly start: number;
  readonly end: number;
  readonly isCircular: boolean;
}

interface Packet {
  readonly type: number;
  /** Offsets of its data. */
  readonly start: number;
  readonly end: number;
}

const HEADER_BYTES = 5;
const SEQUENCE = 0;
const PRIMERS = 5;
const FEATURES = 10;
const CIRCULAR = 1;
/** A map has some dozens. */
const MOST_PACKETS = 10_000;

/** Rejects with a sentence for the visitor where there are no letters, or those of two strands. */
export async function snapGeneSequence(file: Blob, name: string): Promise<SnapGeneSequence> {
  const { packets } = await packetsOf(file);
  const [packet, another] = packets.filter(({ type }) => type === SEQUENCE);
  if (packet === undefined || packet.end - packet.start <= 1)
    throw unreadable(
      `The SnapGene file “${name}” holds no DNA sequence, or is cut off. Export it as FASTA or GenBank.`,
    );
  if (another !== undefined)
    throw unreadable(`The SnapGene file “${name}” has two strands. Export the one you want as FASTA or GenBank.`);
  const [flags = 0] = new Uint8Array(await file.slice(packet.start, packet.start + 1).arrayBuffer());
  return { start: packet.start + 1, end: packet.end, isCircular: (flags & CIRCULAR) === CIRCULAR };
}

export async function snapGeneAnnotation(file: Blob): Promise<FileAnnotation> {
  const { packets, isCutOff } = await packetsOf(file);
  const textOf = async (wanted: number): Promise<string> => {
    const packet = packets.find(({ type }) => type === wanted);
    return packet === undefined ? '' : file.slice(packet.start, packet.end).text();
  };
  return { features: await textOf(FEATURES), primers: await textOf(PRIMERS), isCutOff };
}

/** Those that are whole. */
async function packetsOf(file: Blob): Promise<{ readonly packets: readonly Packet[]; readonly isCutOff: boolean }> {
  const packets: Packet[] = [];
  let at = 0;
  while (packets.length < MOST_PACKETS && at + HEADER_BYTES <= file.size) {
    const header = new DataView(await file.slice(at, at + HEADER_BYTES).arrayBuffer());
    const start = at + HEADER_BYTES;
    const end = start + header.getUint32(1);
    if (end > file.size) return { packets, isCutOff: true };
    packets.push({ type: header.getUint8(0), start, end });
    at = end;
  }
  return { packets, isCutOff: at < file.size };
}
