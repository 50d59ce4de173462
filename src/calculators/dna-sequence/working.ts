/** The working of a result: the formulas with the visitor's letters. */
import type { Figure, WorkingStep } from '#src/engine/kit/presentation.ts';
import type { DnaSequenceResult } from '#workers/formulas/dna-sequence.ts';
import { GENETIC_CODES, type GeneticCodeId } from '#workers/reference/geneticCodes.ts';
import { listOf } from './startCodons.ts';
import { NO_START } from './strandBlocks.ts';

export function gcStep(
  { length, gcContent, otherLetters, counts: { A, T, G, C } }: DnaSequenceResult,
  { text }: Figure,
): WorkingStep {
  const hasOthers = otherLetters > 0;
  return {
    label: 'GC content',
    formula: hasOthers ? '(G + C) ÷ (A + T + G + C) × 100' : '(G + C) ÷ length × 100',
    substituted: `(${G} + ${C}) ÷ ${hasOthers ? `(${A} + ${T} + ${G} + ${C})` : length} × 100`,
    value: gcContent === null ? text : `${text} %`,
  };
}

export function proteinStep(
  { protein, startPosition, stopCodon, firstCodons }: DnaSequenceResult,
  code: GeneticCodeId,
): WorkingStep {
  const read = protein.length + (stopCodon === null ? 0 : 1);
  const more = read > firstCodons.length ? ' …' : '';
  return {
    label: 'Codons',
    formula: `from the first AUG, three bases at a time, ${stopRule(stopCodons(code))}`,
    substituted:
      startPosition === null ? 'no AUG in this strand' : firstCodons.map(({ codon }) => codon).join(' ') + more,
    value: startPosition === null ? NO_START : firstCodons.map(({ aminoAcid }) => aminoAcid).join(' ') + more,
  };
}

const RNA_IN_NCBI_ORDER = 'UCAG';

/** Returns the stop codons of a code in RNA letters: UAA, UAG, UGA in the standard one. */
function stopCodons(code: GeneticCodeId): readonly string[] {
  return [...GENETIC_CODES[code].aminoAcids].flatMap((aminoAcid, index) =>
    aminoAcid === '*'
      ? [[index >> 4, (index >> 2) & 3, index & 3].map((base) => RNA_IN_NCBI_ORDER.charAt(base)).join('')]
      : [],
  );
}

function stopRule(stops: readonly string[]): string {
  if (stops.length === 0) return 'to the last whole codon: this code reads every codon as an amino acid';
  return `to ${listOf(stops, 'or')} (*)`;
}
