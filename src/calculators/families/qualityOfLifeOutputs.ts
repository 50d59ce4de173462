import type { Outputs } from '#src/engine/kit/outputs.ts';
import { plain } from '#src/engine/kit/writing.ts';
import type { QualityOfLifeInput, QualityOfLifeResult } from '#workers/formulas/quality-of-life.ts';
import {
  ACCEPTABLE_ABOVE,
  BEST_TOTAL,
  LOW_SCORE,
  OVERRIDE_SCORE,
  type Override,
  QUALITY_ITEMS,
  SCORE_LIMITS,
  SEE_VET,
} from '#workers/reference/qualityOfLife.ts';
import { weightier } from './qualityOfLifeWorking.ts';

/** What outweighs the total, with its score. */
const WEIGHTIER = {
  kind: 'words',
  label: labelOf,
  words: (override: Override, { input }: { readonly input: QualityOfLifeInput }) =>
    override === 'breathing' ? 'Trouble at rest' : `${input[override]} of ${SCORE_LIMITS.max}`,
} as const;

/** The results of the quality-of-life pages. */
export const OUTPUTS: Outputs<QualityOfLifeResult, QualityOfLifeResult, QualityOfLifeInput> = {
  total: {
    kind: 'number',
    label: ({ result }) => (result.seeVet === null ? 'Total' : 'Total of the scale'),
    unit: `of ${BEST_TOTAL}`,
    written: plain,
  },
  acceptable: {
    kind: 'flag',
    label: 'Acceptable',
    note: `Total above ${ACCEPTABLE_ABOVE}; hurt, hunger and hydration above ${OVERRIDE_SCORE}, and at most one of them at ${LOW_SCORE} or less; no trouble breathing.`,
  },
  urgent: {
    kind: 'flag',
    label: `Hurt at ${OVERRIDE_SCORE} or less`,
    note: `A hurt score of ${OVERRIDE_SCORE} or less overrides the total.`,
  },
  lowItems: {
    kind: 'each',
    label: 'Low scores',
    each: { kind: 'words', label: (here) => `${labelOf(here)}, low score`, words: () => 'Low: ask your vet' },
  },
  category: {
    kind: 'words',
    label: ({ result }) => (result.seeVet === null ? 'What the seven scores say' : 'By the scale and the house rules'),
  },
  overrides: { kind: 'each', label: 'Overrides of the total', each: WEIGHTIER },
  lowTogether: { kind: 'each', label: 'Low together', each: WEIGHTIER },
  seeVet: {
    kind: 'words',
    label: ({ value }) => (value === null ? 'Overrides of the total' : 'What comes first'),
    words: SEE_VET,
    note: ({ result, input }) => `Whatever the total: ${weightier(result, input)}.`,
    missing: 'none',
    missingNote: `No score of ${OVERRIDE_SCORE} or less, and trouble breathing is not ticked.`,
  },
};

function labelOf({ value }: { readonly value: Override | null }): string {
  return value === null || value === 'breathing' ? 'Breathing' : QUALITY_ITEMS[value].label;
}
