/**
 * By how many powers of ten a treatment lowered a count of microbes.
 *
 *   logReduction = log10(N₀ / N);  percent = (1 − N / N₀) × 100;  surviving fraction = N / N₀         counts in CFU
 *
 * Source: the definition used in tests after `en1276` and `astmE1054`. Below 0 the count has grown.
 *
 * Refuses, in this order: blank counts; an initial count that is not above 0 or a negative final one; a final count of
 * 0, whose logarithm does not exist; numbers beyond the range of a double.
 */
import type { Formula } from '../contract.ts';
import { acceptWithinNumbers, isMissing, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { refuse } from '../lib/inputs/verdict.ts';

export interface LogReductionInput {
  /** Before the treatment, above 0; both counts in the same unit, such as CFU/mL. */
  readonly initialCount: number;
  /** After it, above 0; of none found, the detection limit. */
  readonly finalCount: number;
}

export interface LogReductionResult {
  /** Powers of ten; below 0 for growth. */
  readonly logReduction: number;
  /** Percent of the initial count that is gone; below 0 for growth. */
  readonly percentReduction: number;
  /** Share of the initial count that is left, above 0. */
  readonly survivingFraction: number;
}

const OUT_OF_RANGE = 'Initial count must be greater than 0 and final count cannot be negative';

declare module '../contract.ts' {
  interface FormulaTypes {
    'log-reduction': FormulaType<LogReductionInput, LogReductionResult>;
  }
}

export default {
  id: 'log-reduction',

  validate({ initialCount, finalCount }) {
    if (isMissing(initialCount)) return refuse(REQUIRED, 'initialCount');
    if (isMissing(finalCount)) return refuse(REQUIRED, 'finalCount');
    if (!(initialCount > 0)) return refuse(OUT_OF_RANGE, 'initialCount');
    if (finalCount < 0) return refuse(OUT_OF_RANGE, 'finalCount');
    if (finalCount === 0) return refuse('Final count must be greater than 0; enter the detection limit', 'finalCount');
    const input = { initialCount, finalCount };
    return acceptWithinNumbers(input, Object.values(reduction(input)), 'finalCount');
  },

  compute: reduction,
} satisfies Formula<'log-reduction'>;

function reduction({ initialCount, finalCount }: LogReductionInput): LogReductionResult {
  const survivingFraction = finalCount / initialCount;
  return {
    logReduction: Math.log10(initialCount / finalCount),
    percentReduction: (1 - survivingFraction) * 100,
    survivingFraction,
  };
}
