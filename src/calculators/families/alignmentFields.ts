/** The fields that both alignments ask for, and the figures of a row where all records are asked. */

import type { ChoiceField, NumberField } from '#src/engine/kit/fields.ts';
import type { RecordFigure } from '#src/engine/kit/onDemand/eachRecordTable.ts';
import type { ResultKey } from '#src/engine/kit/presentation.ts';
import type { AlignmentSettings } from '#workers/lib/sequences/alignment/alignmentInput.ts';
import type { AlignmentResult } from '#workers/lib/sequences/alignment/alignmentResult.ts';

export const MODE_FIELD = {
  kind: 'choice',
  label: 'Kind of alignment',
  look: 'menu',
  options: [
    { value: 'global', label: 'Global: both from end to end' },
    { value: 'overlap', label: 'Overlap: gaps at the ends cost nothing' },
    { value: 'local', label: 'Local: the stretches that match best' },
  ],
  initial: 'global',
} as const satisfies ChoiceField<AlignmentSettings['mode'], never>;

export const GAP_OPEN_FIELD = {
  kind: 'number',
  label: 'Cost of a gap',
  hint: 'Of its first letter, in steps of 0.5. Blank: 10.',
  optional: true,
  isExact: true,
  min: 0,
  max: 100,
  step: 0.5,
} as const satisfies NumberField<never>;

export const GAP_EXTEND_FIELD = {
  kind: 'number',
  label: 'Cost of each further letter of a gap',
  hint: 'In steps of 0.5. Blank: 0.5.',
  optional: true,
  isExact: true,
  min: 0,
  max: 10,
  step: 0.5,
} as const satisfies NumberField<never>;

export const SECOND_RECORD_FIELD = {
  kind: 'number',
  label: 'Record of the second text',
  hint: 'Counted from 1. Blank: the first with letters.',
  optional: true,
  isExact: true,
  min: 1,
} as const satisfies NumberField<never>;

/** The part of the page's own sequence that is aligned. */
export function alignedPart(letter: 'base' | 'residue', sequence: 'sequence' | 'protein') {
  const end = { kind: 'number', optional: true, isExact: true, min: 1 } as const;
  return {
    from: {
      ...end,
      label: `First ${letter} of the ${sequence} above`,
      hint: `Blank: its first. Up to 20,000 ${letter}s are aligned.`,
    },
    to: { ...end, label: `Last ${letter} of the ${sequence} above`, hint: 'Blank: its last.' },
  };
}

/** Of the alignment of each record with the second text. */
export const ALIGNED_FIGURES = [
  { key: 'score', label: 'Score', decimals: 1 },
  { key: 'identity', label: 'Identity (%)', decimals: 2, noneWhere: 'nothing is aligned' },
  { key: 'similarity', label: 'Similarity (%)', decimals: 2, noneWhere: 'nothing is aligned' },
  { key: 'columns', label: 'Columns' },
  { key: 'gaps', label: 'Columns with a gap' },
] as const satisfies readonly RecordFigure<ResultKey<AlignmentResult>>[];
