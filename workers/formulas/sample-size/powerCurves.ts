import { planOf, type Study } from './studyPlan.ts';

export interface PlannedPower {
  readonly totalSampleSize: number;
  /** Percent. */
  readonly power: number;
}

/** Power by size, for the effect times a factor. */
export interface PowerCurve {
  readonly factor: number;
  readonly points: readonly PlannedPower[];
}

const FACTORS = [0.8, 1, 1.25] as const;
const STEPS = 24;
/** So many subjects are drawn at least. */
const LEAST_RANGE = 8;

/**
 * The power at sizes from the fewest to twice the planned one, for the effect, a smaller and a larger one; those that
 * cannot be, such as a proportion above 1, are left out.
 *
 * @param planned subjects in the first group
 */
export function powerCurves(study: Study, planned: number): readonly PowerCurve[] {
  return FACTORS.flatMap((factor) => {
    const plan = planOf(study, factor);
    if (plan === null) return [];
    const { least, totalOf, powerAt } = plan;
    const range = Math.max(2 * planned, least + LEAST_RANGE) - least;
    const grid = Array.from({ length: STEPS + 1 }, (_, at) => Math.round(least + (range * at) / STEPS));
    const sizes = [...new Set([...grid, planned])].sort((a, b) => a - b);
    return [
      { factor, points: sizes.map((first) => ({ totalSampleSize: totalOf(first), power: 100 * powerAt(first) })) },
    ];
  });
}
