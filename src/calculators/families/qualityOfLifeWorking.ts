/** How the quality of life was computed, step by step, and what weighs more than the total. */
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { WorkingStep } from '#src/engine/kit/presentation.ts';
import type { QualityOfLifeInput, QualityOfLifeResult } from '#workers/formulas/quality-of-life.ts';
import {
  ACCEPTABLE_ABOVE,
  BEST_TOTAL,
  LOW_SCORE,
  OVERRIDE_SCORE,
  type Override,
  QUALITY_ITEMS,
  type QualityItem,
} from '#workers/reference/qualityOfLife.ts';
import { nameOf, namesOf } from './qualityOfLifeWords.ts';

const ITEMS = Object.keys(QUALITY_ITEMS) as readonly QualityItem[];

export function qualityOfLifeWorking(
  result: QualityOfLifeResult,
  input: QualityOfLifeInput,
  figure: FigureOf<'acceptable' | 'seeVet'>,
): readonly WorkingStep[] {
  const { total, lowItems } = result;
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
      value: figure('acceptable').text.toLowerCase(),
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
      substituted: weightier(result, input) || 'none',
      value: figure('seeVet').text.toLowerCase(),
    },
  ];
}

/** Returns all that weighs more than the total, each once: 'trouble breathing, hunger at 2'. */
export function weightier({ overrides, lowTogether }: QualityOfLifeResult, input: QualityOfLifeInput): string {
  return [...new Set<Override>([...overrides, ...lowTogether])]
    .map((override) => (override === 'breathing' ? nameOf(override) : `${nameOf(override)} at ${input[override]}`))
    .join(', ');
}
