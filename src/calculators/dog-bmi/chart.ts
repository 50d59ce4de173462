import type { XyChart } from '#src/kit/onDemand/chart.ts';
import type { DogBmiInput, DogBmiResult } from '#workers/formulas/dog-bmi.ts';
import { CONDITION_CATEGORIES } from '#workers/reference/bodyCondition.ts';

/**
 * Returns the score by this dog's weight, with the four categories as bands, and the dog and its ideal weight as
 * points.
 */
export function scoreChart({ weightByScore, weightUnit, raw }: DogBmiResult, { weight, bcs }: DogBmiInput): XyChart {
  return {
    type: 'xy',
    title: 'Where your dog stands',
    summary: `Score ${bcs} at ${weight} ${weightUnit}, and the weight that this dog would have at each other score.`,
    x: { label: 'Weight', unit: weightUnit, decimals: 1 },
    y: { label: 'Body condition score', decimals: 0 },
    series: [
      { name: 'This dog at each score', marks: 'line', points: weightByScore.map((x, index) => ({ x, y: index + 1 })) },
      { name: 'Today', marks: 'points', points: [{ x: weight, y: bcs, label: 'Today' }] },
      { name: 'Ideal', marks: 'points', points: [{ x: raw.idealWeight, y: 5, label: 'Ideal' }] },
    ],
    // A category's edge is halfway between its highest score and the next.
    bands: CONDITION_CATEGORIES.map(({ name, upTo }, index) => {
      const below = CONDITION_CATEGORIES[index - 1];
      const isLast = index === CONDITION_CATEGORIES.length - 1;
      return {
        label: name,
        ...(below === undefined ? {} : { from: below.upTo + 0.5 }),
        ...(isLast ? {} : { to: upTo + 0.5 }),
      };
    }),
  };
}
