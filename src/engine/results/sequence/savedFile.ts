/** How a block of a long text is written to a file. */
import { FILE_FORMATS } from '#src/engine/kit/onDemand/fileFormats.ts';
import type { SequenceBlock, TextFileBlock } from '#src/engine/kit/presentation.ts';
import { FASTA_WINDOW, fastaHeader, fastaLines, fastaTitle } from './fasta.ts';

export interface SavedFile {
  /** 'FASTA' */
  readonly format: keyof typeof FILE_FORMATS;
  readonly extension: string;
  /** Media type. */
  readonly type: string;
  /** What comes before the text. */
  readonly head: string;
  /** Writes the next window of the text. */
  readonly body: (text: string) => string;
  /** Characters of the text read at a time. */
  readonly windowSize: number;
}

/** Each window of a text of many records is found by reading their text again: the fewer windows, the sooner the file is saved. */
const TEXT_WINDOW = 1 << 25;

/** Letters become a FASTA record with a header; a text is written as it is. */
export function savedFile(block: SequenceBlock | TextFileBlock): SavedFile {
  if (block.kind === 'text-file') {
    const { format } = block;
    return { format, ...FILE_FORMATS[format], head: '', body: (text) => text, windowSize: TEXT_WINDOW };
  }
  const head = fastaHeader(fastaTitle(block), block.text.length, block.unit);
  return { format: 'FASTA', ...FILE_FORMATS.FASTA, head, body: fastaLines, windowSize: FASTA_WINDOW };
}
