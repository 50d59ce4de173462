import { namedBars } from '#src/families/namedBars.ts';
import type { ChartBlock } from '#src/kit/presentation.ts';
import type { DnaSequenceResult } from '#workers/formulas/dna-sequence.ts';

const BASES = ['A', 'C', 'G', 'T'] as const;

/** Returns how often each base occurs. */
export function baseChart({ counts, otherLetters }: DnaSequenceResult): ChartBlock {
  return namedBars({
    title: 'Base counts',
    summary: `${BASES.map((base) => `${base}: ${counts[base]}`).join(', ')}.`,
    of: 'Base',
    y: { label: 'Count', decimals: 0 },
    names: [...BASES, ...(otherLetters > 0 ? ['Other'] : [])],
    series: [{ name: 'Bases', values: [...BASES.map((base) => counts[base]), otherLetters] }],
  });
}
