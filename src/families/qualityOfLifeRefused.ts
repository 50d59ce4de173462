/** What a form on quality of life that is not complete says already: an alarming answer does not wait for the others. */
import type { RefusedAdvice } from '#src/kit/defineCalculator.ts';
import type { Values } from '#src/kit/fields.ts';
import { readNumber } from '#src/kit/readNumber.ts';
import { LOW_SCORE_RULES, OVERRIDE_SCORE, OVERRIDES, SCORE_LIMITS, SEE_VET } from '#workers/reference/qualityOfLife.ts';
import { overrideSentences, type Species } from './qualityOfLifeWords.ts';

/** How soon, and why, by what is in the boxes; undefined where nothing of it needs a veterinarian today. */
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
  return { title: SEE_VET[seeVet], texts: overrideSentences(species, overrides, seeVet), isUrgent: true };
}

/** What is blank, unreadable or below the scale alarms nobody. */
function scoreIn(draft: Values, item: string): number {
  const typed = draft[item];
  const score = typeof typed === 'string' ? readNumber(typed) : null;
  return score !== null && score >= SCORE_LIMITS.min ? score : Number.NaN;
}
