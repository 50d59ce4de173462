/** The option 'Read as FASTA' of the formulas that read sequences: its effect, and where it would help. */
import type { ByteSource, Remedy } from '../../contract.ts';
import { recognizedFormat, type TextFormat } from '../../streams/textFormat.ts';
import type { ForeignCharacter } from './sequenceRecords.ts';

/** Returns the format in which to read a text: the one that a file itself shows, else FASTA where requested. */
export async function formatOf(source: ByteSource, readAsFasta: boolean): Promise<TextFormat> {
  const own = source.origin === 'file' ? await recognizedFormat(source) : 'plain';
  return own === 'plain' && readAsFasta ? 'fasta' : own;
}

const READ_AS_FASTA: Remedy = { label: 'Read as FASTA', field: 'readAsFasta', value: true };

/**
 * Returns the option as a remedy, where it would turn a refused character into a header.
 *
 * @param format in which the text was read
 */
export function fastaRemedies({ opensHeader }: ForeignCharacter, format: TextFormat): readonly Remedy[] {
  return opensHeader && format === 'plain' ? [READ_AS_FASTA] : [];
}
