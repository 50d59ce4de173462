import type { WorkingStep } from '#src/engine/kit/presentation.ts';
import { IDEAL_SCORES } from '#workers/reference/bodyCondition.ts';

/** Returns the step of a working that counts how far a body condition score is from the ideal scores. */
export function pointsStep(score: number): WorkingStep {
  const { from, to } = IDEAL_SCORES;
  const label = 'Points from the ideal scores';
  if (score > to)
    return { label, formula: `score − ${to}, above ${to}`, substituted: `${score} − ${to}`, value: String(score - to) };
  if (score < from)
    return {
      label,
      formula: `score − ${from}, below ${from}`,
      substituted: `${score} − ${from}`,
      value: String(score - from),
    };
  return { label, formula: `0, from ${from} to ${to}`, substituted: '0', value: '0' };
}
