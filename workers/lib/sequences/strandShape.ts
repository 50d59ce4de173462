/** Whether a strand is a line or a circle: what its entry says, what the visitor says, and which of the two is used. */
import type { TextFormat } from '../../streams/textFormat.ts';
import type { GivenStrand } from './givenStrand.ts';

export type Topology = 'linear' | 'circular';

/** What a visitor may choose; 'entry': as the entry says, and linear where it does not say. */
export type ShapeChoice = 'entry' | Topology;
const SHAPE_CHOICES = ['entry', 'linear', 'circular'] as const;

/** What an entry says of its strand, and which part of it says so. */
export interface DeclaredShape {
  readonly said: Topology;
  readonly by: 'LOCUS' | 'ID' | 'SnapGene' | 'FASTA';
}

/** The shape that an answer is about, and what the entry says; null where it does not. */
export interface StrandShape {
  readonly used: Topology;
  readonly said: Topology | null;
  readonly by: DeclaredShape['by'] | null;
  /** The entry is a circle of more letters than can be taken as one, and was taken as a line. */
  readonly isTooLong?: boolean;
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

/** Anything that is no choice is 'entry'. */
export function readShape(choice: unknown): ShapeChoice {
  return SHAPE_CHOICES.find((known) => known === choice) ?? 'entry';
}

/** @param mostOfCircle letters of a circle that can be taken as one: a longer entry is a line, unless the visitor says otherwise */
export function strandShape(
  given: GivenStrand,
  choice: ShapeChoice,
  mostOfCircle = Number.POSITIVE_INFINITY,
): StrandShape {
  const { said = null, by = null } = given.learnt.chosen.shape ?? {};
  const { A, C, G, T, ambiguous } = given.learnt.chosen.counts;
  const isTooLong = said === 'circular' && A + C + G + T + ambiguous > mostOfCircle;
  if (choice === 'entry' && isTooLong) return { used: 'linear', said, by, isTooLong };
  return { used: choice === 'entry' ? (said ?? 'linear') : choice, said, by };
}

export function isCircle(given: GivenStrand, choice: ShapeChoice, mostOfCircle?: number): boolean {
  return strandShape(given, choice, mostOfCircle).used === 'circular';
}
