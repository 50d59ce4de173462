/** The advice of an incomplete form on quality of life: an alarming answer does not wait for the others. */
import type { RefusedAdvice } from '#src/engine/kit/defineCalculator.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import { readNumber } from '#src/engine/kit/readNumber.ts';
import { LOW_SCORE_RULES, OVERRIDE_SCORE, OVERRIDES, SCORE_LIMITS, SEE_VET } from '#workers/reference/qualityOfLife.ts';
import { overrideSentences, type Species } from './qualityOfLifeWords.ts';

/**
 * Returns how soon and why a veterinarian is needed, given the draft; undefined where nothing in it needs one today.
 */
export function refusedQualityOfLife(species: Species, draft: Values): RefusedAdvice | undefined {
  const isBreathingHard = draft.breathingTrouble === true;
  const isAtMost = (item: string, limit: number) => scoreIn(draft, item) <= limit;
  const rule = LOW_SCORE_RULES.find(({ atMost }) =>
    Object.entries(atMost).every(([item, limit]) => isAtMost(item, limit)),
  );
  const seeVet = isBreathingHard ? 'now' : rule?.seeVet;
  if (seeVet === undefined) return undefined;
  const overrides = OVERRIDES.filter((override) =>
    override === 'breathing' ? isBreathingHard : isAtMost(override, OVERRIDE_SCORE),
  );
  return { title: SEE_VET[seeVet], texts: overrideSentences(species, overrides, [], seeVet), isUrgent: true };
}

/** Returns a score; blank, unreadable and out-of-range values raise no alarm. */
function scoreIn(draft: Values, item: string): number {
  const typed = draft[item];
  const score = typeof typed === 'string' ? readNumber(typed) : null;
  return score !== null && score >= SCORE_LIMITS.min ? score : Number.NaN;
}
