/**
 * How often a culture doubled between two counts, and how long one doubling took.
 *
 *   n = log2(N / N₀);  g = t / n;  k = n / t;  µ = ln(N / N₀) / t                    times in the visitor's unit
 *
 * Source: `monod1949`. Holds while growth is exponential, and for optical densities only where these are
 * proportional to cells.
 *
 * Refuses, in this order: blank values, values not above 0, a final count that is not above the initial one, numbers
 * beyond the range of a double.
 */
import type { Formula } from '../contract.ts';
import { acceptWithinNumbers, positiveNumbers, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { refuse } from '../lib/inputs/verdict.ts';

export interface GenerationTimeInput {
  /** Cells, colony-forming units or optical density, above 0; both counts in the same. */
  readonly initialCount: number;
  readonly finalCount: number;
  /** Above 0, in `timeUnit`. */
  readonly elapsedTime: number;
  /** Names the unit; converts nothing but `specificGrowthRatePerHour`. */
  readonly timeUnit: 'minutes' | 'hours';
}

export interface GenerationTimeResult {
  /** Doublings between the counts. */
  readonly generations: number;
  /** Time of one doubling, in the time unit. */
  readonly generationTime: number;
  /** Doublings per time unit. */
  readonly growthRate: number;
  /** µ, natural logarithms per time unit. */
  readonly specificGrowthRate: number;
  /** µ per hour, the usual unit for comparing strains. */
  readonly specificGrowthRatePerHour: number;
}

const PER_HOUR = { minutes: 60, hours: 1 } as const;

declare module '../contract.ts' {
  interface FormulaTypes {
    'generation-time': FormulaType<GenerationTimeInput, GenerationTimeResult>;
  }
}

export default {
  id: 'generation-time',

  validate({ initialCount, finalCount, elapsedTime, timeUnit }) {
    const numbers = positiveNumbers({ initialCount, finalCount, elapsedTime });
    if (!numbers.ok) return numbers;
    if (timeUnit === '') return refuse(REQUIRED, 'timeUnit');
    const input = { ...numbers.input, timeUnit };
    if (input.finalCount <= input.initialCount)
      return refuse('Final count must be greater than initial count', 'finalCount');
    return acceptWithinNumbers(input, Object.values(growth(input)), 'elapsedTime');
  },

  compute: growth,
} satisfies Formula<'generation-time'>;

function growth({ initialCount, finalCount, elapsedTime, timeUnit }: GenerationTimeInput): GenerationTimeResult {
  const ratio = finalCount / initialCount;
  // For counts close together, the quotient loses the digits that determine its logarithm; the difference keeps them.
  const isClose = finalCount < 2 * initialCount;
  const logarithm = isClose ? Math.log1p((finalCount - initialCount) / initialCount) : Math.log(ratio);
  const generations = isClose ? logarithm / Math.LN2 : Math.log2(ratio);
  const specificGrowthRate = logarithm / elapsedTime;
  return {
    generations,
    generationTime: elapsedTime / generations,
    growthRate: generations / elapsedTime,
    specificGrowthRate,
    specificGrowthRatePerHour: specificGrowthRate * PER_HOUR[timeUnit],
  };
}
