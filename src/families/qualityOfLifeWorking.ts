/** How the quality of life was computed, step by step, and what weighs more than the total. */
import type { WorkingStep } from '#src/kit/presentation.ts';
import type { QualityOfLifeInput, QualityOfLifeResult } from '#workers/formulas/quality-of-life.ts';
import {
  ACCEPTABLE_ABOVE,
  BEST_TOTAL,
  LOW_SCORE,
  OVERRIDE_SCORE,
  type Override,
  QUALITY_ITEMS,
  type QualityItem,
  SEE_VET,
} from '#workers/reference/qualityOfLife.ts';
import { nameOf, namesOf } from './qualityOfLifeWords.ts';

const ITEMS = Object.keys(QUALITY_ITEMS) as readonly QualityItem[];

export function qualityOfLifeWorking(result: QualityOfLifeResult, input: QualityOfLifeInput): readonly WorkingStep[] {
  const { total, acceptable, lowItems, seeVet } = result;
  return [
    {
      label: 'Total',
      formula: 'sum of the seven scores',
      substituted: ITEMS.map((item) => input[item]).join(' + '),
      value: `${total} of ${BEST_TOTAL}`,
    },
    {
      label: 'Acceptable',
      formula: `total > ${ACCEPTABLE_ABOVE}; hurt, hunger, hydration > ${OVERRIDE_SCORE}, at most one of them ≤ ${LOW_SCORE}; no trouble breathing`,
      substituted: `${total} > ${ACCEPTABLE_ABOVE}; ${input.hurt}, ${input.hunger}, ${input.hydration} > ${OVERRIDE_SCORE}; ${input.breathingTrouble ? 'trouble' : 'no trouble'} breathing`,
      value: yesOrNo(acceptable).toLowerCase(),
    },
    {
      label: 'Low scores',
      formula: `each score ≤ ${LOW_SCORE}`,
      substituted: `${ITEMS.map((item) => input[item]).join(', ')}`,
      value: lowItems.length === 0 ? 'none' : namesOf(lowItems),
    },
    {
      label: 'Overrides of the total',
      formula: `trouble breathing, each score ≤ ${OVERRIDE_SCORE}, and two of hurt, hunger, hydration ≤ ${LOW_SCORE}`,
      substituted:
        weightier(result).length === 0
          ? 'none'
          : weightier(result)
              .map((override) => withScore(override, input))
              .join(', '),
      value: seeVet === null ? 'none' : SEE_VET[seeVet].toLowerCase(),
    },
  ];
}

/** Returns all that weighs more than the total, each once. */
export function weightier({ overrides, lowTogether }: QualityOfLifeResult): readonly Override[] {
  return [...new Set<Override>([...overrides, ...lowTogether])];
}

export function withScore(override: Override, input: QualityOfLifeInput): string {
  return override === 'breathing' ? nameOf(override) : `${nameOf(override)} at ${input[override]}`;
}

export function yesOrNo(value: boolean): string {
  return value ? 'Yes' : 'No';
}
