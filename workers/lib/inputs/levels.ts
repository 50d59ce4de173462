import type { Verdict } from '../../contract.ts';
import { REQUIRED } from './positiveNumbers.ts';
import { accept, refuse } from './verdict.ts';
import { isWithin } from './within.ts';

/** Accepts a confidence level in percent, from 50 to 99.9. */
export function confidenceLevelIn(value: number | null, path = 'confidenceLevel'): Verdict<number> {
  if (value === null) return refuse(REQUIRED, path);
  return isWithin(value, 50, 99.9) ? accept(value) : refuse('Confidence level must be between 50 and 99.9 %', path);
}

/** Accepts a significance level as a probability, from 0.0001 to 0.5. */
export function significanceLevelIn(value: number | null, path = 'significanceLevel'): Verdict<number> {
  if (value === null) return refuse(REQUIRED, path);
  return isWithin(value, 0.0001, 0.5)
    ? accept(value)
    : refuse('Significance level must be between 0.0001 and 0.5', path);
}
