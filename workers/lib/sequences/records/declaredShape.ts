/** Whether an entry says that its strand is a line or a circle, and where it says so. */
import type { TextFormat } from '../../../streams/textFormat.ts';

export type Topology = 'linear' | 'circular';

/** What an entry says of its strand, and which part of it says so. */
export interface DeclaredShape {
  readonly said: Topology;
  readonly by: 'LOCUS' | 'ID' | 'SnapGene' | 'FASTA';
}

/** Behind the molecule type: the word may also be part of a name. */
const LOCUS = /^LOCUS\s+\S+\s+\d+\s+(?:bp|aa)\s.*\b(linear|circular)\b/;
/** A word of its own; up to release 86 of EMBL it stood before the molecule type. */
const ID = /^ID {3}[^;]*;(?:.*;)?\s*(linear|circular)(?:\s+(?:genomic\s+)?[DR]NA)?\s*;/;
/** NCBI's modifier. */
const MODIFIER = /\[\s*topology\s*=\s*(linear|circular)\s*\]/i;
/** As assemblers write it. */
const IS_CIRCULAR = /(?:^|\s)circular=(true|false)(?=\s|$)/i;

/** @param head the LOCUS or ID line, or a FASTA header; null where it does not say */
export function declaredShape(format: TextFormat, head: string): DeclaredShape | null {
  if (format === 'genbank') return declared(LOCUS.exec(head)?.[1], 'LOCUS');
  if (format === 'embl') return declared(ID.exec(head)?.[1], 'ID');
  if (format !== 'fasta') return null;
  const isCircular = IS_CIRCULAR.exec(head)?.[1]?.toLowerCase();
  const word = isCircular === undefined ? undefined : isCircular === 'true' ? 'circular' : 'linear';
  return declared(MODIFIER.exec(head)?.[1]?.toLowerCase() ?? word, 'FASTA');
}

function declared(word: string | undefined, by: DeclaredShape['by']): DeclaredShape | null {
  return word === 'linear' || word === 'circular' ? { said: word, by } : null;
}
