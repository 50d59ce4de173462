import type { ChosenFile, Wrapping } from '#workers/contract.ts';
import { wrappingOf } from '#workers/streams/wrapping.ts';

/** Kinds of files that the file dialogue offers first; any other can be chosen there as well. */
export const SEQUENCE_FILES = '.fa,.fasta,.fna,.ffn,.faa,.txt,.seq,.gb,.gbk,.embl,.fastq,.fq,.aln,.dna,.gz,.zip';

const START_BYTES = 512;
/** Enough of a compressed file to inflate its first line, regardless of what its header contains. */
const COMPRESSED_START_BYTES = 16 * 1024;

/**
 * Reads only the beginning of a file. Rejects when the browser cannot read it.
 *
 * @param most bytes of the text that is read
 */
export async function lookAt(file: File, most = START_BYTES): Promise<ChosenFile> {
  const start = await bytesOf(file, most);
  const wrapping = wrappingOf(start);
  if (wrapping !== null)
    return { file, start: wrappedStart(start, wrapping), isGzip: false, wrapping, isBinary: false };
  const isGzip = start[0] === 0x1f && start[1] === 0x8b;
  const bytes = isGzip ? await inflatedStart(await bytesOf(file, COMPRESSED_START_BYTES), most) : start;
  const text = new TextDecoder().decode(bytes);
  return { file, start: text, isGzip, wrapping, isBinary: hasControls(text) };
}

/** What is shown of a file whose first bytes are not text: its kind, or its text in another encoding. */
function wrappedStart(start: Uint8Array<ArrayBuffer>, wrapping: Wrapping): string {
  if (wrapping === 'zip') return 'Zip archive';
  return wrapping === 'snapgene' ? 'SnapGene file' : new TextDecoder(wrapping).decode(start);
}

/** Control characters other than white space do not occur in text. */
function hasControls(text: string): boolean {
  return /\p{Cc}/u.test(text.replace(/\s/g, ''));
}

async function bytesOf(file: File, most: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.slice(0, most).arrayBuffer());
}

/**
 * Returns what inflates before the data ends; empty when the data is damaged from the start, which the calculation
 * reports.
 */
async function inflatedStart(compressed: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array> {
  const reader = new Blob([compressed]).stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  try {
    const { value } = await reader.read();
    return value?.subarray(0, most) ?? new Uint8Array();
  } catch {
    return new Uint8Array();
  } finally {
    reader.cancel().catch(() => {});
  }
}
