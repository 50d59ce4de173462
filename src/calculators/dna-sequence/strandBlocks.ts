/** The strands and the protein of a result, as texts that are read in windows. */
import { grouped } from '#src/engine/kit/displayNumber.ts';
import type { Block, ResultKey } from '#src/engine/kit/presentation.ts';
import type { DnaSequenceResult } from '#workers/formulas/dna-sequence.ts';
import { GENETIC_CODES, type GeneticCodeId, STANDARD_CODE_ID } from '#workers/reference/geneticCodes.ts';
import { listOf, startCodonsOf } from './startCodons.ts';

type Key = ResultKey<DnaSequenceResult>;

/** Returns the complement that the product specification defines, directly followed by the reverse complement. */
export function complementBlocks({ complementary, reference, record }: DnaSequenceResult): readonly Block<Key>[] {
  return [
    {
      kind: 'sequence',
      field: 'complementary',
      title: 'Complementary strand',
      recordName: record.name,
      text: complementary,
      ends: ['3′', '5′'],
      unit: 'nt',
      note: 'Base by base in the order you entered: under a strand read 5′ to 3′ it runs 3′ to 5′.',
    },
    {
      kind: 'sequence',
      field: 'reference.reverseComplement',
      title: 'Reverse complement',
      recordName: record.name,
      text: reference.reverseComplement,
      ends: ['5′', '3′'],
      unit: 'nt',
      note: 'The same strand turned round, because sequences are written, searched and ordered 5′ to 3′.',
    },
  ];
}

export function rnaBlock({ rna, record }: DnaSequenceResult): Block<Key> {
  return {
    kind: 'sequence',
    field: 'rna',
    title: 'RNA',
    recordName: record.name,
    text: rna,
    ends: ['5′', '3′'],
    unit: 'nt',
    note: 'Your strand is taken as the coding strand, so its RNA is the same text with U for T.',
  };
}

export const NO_START = 'No AUG found';

export function proteinBlock(
  { protein, startPosition, stopCodon, otherLetters, record }: DnaSequenceResult,
  code: GeneticCodeId,
): Block<Key> {
  const end =
    stopCodon === null
      ? 'the last whole codon: no stop codon follows in this frame'
      : `the stop codon ${stopCodon}, which is not part of the protein`;
  const inCode =
    code === STANDARD_CODE_ID ? '' : ` Genetic code ${code}, ${GENETIC_CODES[code].name}.${otherStarts(code)}`;
  const unknown = otherLetters === 0 ? '' : ' X is a codon that its ambiguous letters leave open.';
  return {
    kind: 'sequence',
    field: 'protein',
    title: 'Protein from the first AUG',
    recordName: record.name,
    text: protein,
    ends: ['N', 'C'],
    unit: 'aa',
    emptyText: NO_START,
    note:
      startPosition === null
        ? `Translation starts at the first AUG, in any of the three frames; this strand has none.${otherStarts(code)}`
        : `Read from the first AUG, at position ${grouped(startPosition)}, to ${end}.${inCode}${unknown}`,
  };
}

/** A gene with another start codon is not in this protein, but in the frames once other start codons are chosen. */
function otherStarts(code: GeneticCodeId): string {
  const others = startCodonsOf(code).filter((codon) => codon !== 'ATG');
  if (others.length === 0) return '';
  return ` A gene that starts at ${listOf(others, 'or')} is not read here: choose the starts of the genetic code and see the open reading frames.`;
}
