/** Planned studies of six designs: the power at a size, and the size for a power. */
import { hasReached } from '../../lib/inputs/within.ts';
import { wholeUp } from '../../lib/mathematics/wholeUp.ts';
import * as power from './studyPower.ts';

/** What a study compares, and in how many groups. */
export type StudyDesign = 'two-means' | 'paired-means' | 'one-mean' | 'two-proportions' | 'correlation' | 'anova';

/** Every design uses its own numbers; the others are left out. */
export interface Study extends power.PlannedTest {
  readonly design: StudyDesign;
  /** Cohen's d of means, r of a correlation, Cohen's f of several groups; may be negative. */
  readonly effect: number;
  /** Both above 0 and below 1. */
  readonly proportions: readonly [first: number, second: number];
  /** Of an analysis of variance. */
  readonly groups: number;
  /** Size of the second group for each subject of the first. */
  readonly ratio: number;
  /** Where the sizes are given, a ratio need not give them back. */
  readonly given: readonly [first: number, second: number] | null;
}

/** Sizes and powers of one study. */
export interface StudyPlan {
  /** Cohen's d, h, f, or r. */
  readonly effectSize: number;
  /** Fewest subjects in the first group. */
  readonly least: number;
  readonly secondOf: (first: number) => number;
  readonly totalOf: (first: number) => number;
  /** 0 to 1, by the size of the first group. */
  readonly powerAt: (first: number) => number;
  /** Subjects of the first group for a power of 0 to 1, null above `MOST_SUBJECTS`. */
  readonly firstFor: (power: number) => number | null;
  /** The same, not rounded, where there is a formula for it. */
  readonly exactFor: ((power: number) => number) | null;
}

/** Most subjects in a group. */
const MOST_SUBJECTS = 1_000_000;
const LEAST = 2;
const LEAST_PAIRS = 4;

/** True for designs with a second group, whose size may differ. */
export function hasTwoGroups(design: StudyDesign): boolean {
  return design === 'two-means' || design === 'two-proportions';
}

/** Returns the plan of the study with its effect times a factor above 0; null where there is no such effect. */
export function planOf(study: Study, factor: number): StudyPlan | null {
  const { design, effect, proportions, groups, ratio, given } = study;
  const scaled = factor * effect;
  const secondOf = (first: number) => {
    if (!hasTwoGroups(design)) return first;
    return given !== null && first === given[0] ? given[1] : Math.max(LEAST, wholeUp(ratio * first));
  };
  const sizes = {
    least: design === 'correlation' ? LEAST_PAIRS : LEAST,
    secondOf,
    totalOf: (first: number) => {
      if (design === 'anova') return groups * first;
      return hasTwoGroups(design) ? first + secondOf(first) : first;
    },
  };
  if (design === 'two-proportions') {
    const [first, wanted] = proportions;
    const second = factor === 1 ? wanted : first + factor * (wanted - first);
    if (!(second > 0 && second < 1)) return null;
    const powerAt = (count: number) =>
      power.powerOfProportions({ first, second, ratio: secondOf(count) / count }, count, study);
    const exactFor = (wish: number) => power.sizeForProportions({ first, second, ratio }, wish, study);
    const effectSize = 2 * Math.asin(Math.sqrt(first)) - 2 * Math.asin(Math.sqrt(second));
    return solved(effectSize, sizes, powerAt, exactFor);
  }
  if (design === 'correlation') {
    if (factor !== 1 && Math.abs(scaled) >= 1) return null;
    const powerAt = (count: number) => power.powerOfCorrelation(scaled, count, study);
    return solved(scaled, sizes, powerAt, (wish) => power.sizeForCorrelation(scaled, wish, study));
  }
  if (design === 'anova')
    return searched(scaled, sizes, (count) => power.powerOfAnova(scaled, groups, count, study.significance));
  return searched(scaled, sizes, (first) => {
    const second = secondOf(first);
    const isTwo = design === 'two-means';
    const scale = Math.sqrt(isTwo ? first * (second / (first + second)) : first);
    return power.powerOfT(Math.abs(scaled) * scale, isTwo ? first + second - 2 : first - 1, study);
  });
}

type Sizes = Pick<StudyPlan, 'least' | 'secondOf' | 'totalOf'>;

function searched(effectSize: number, sizes: Sizes, powerAt: StudyPlan['powerAt']): StudyPlan {
  const firstFor = (wish: number) =>
    withinLimit(
      smallestSample(sizes.least, MOST_SUBJECTS, (count) => hasReached(powerAt(count), wish)),
      sizes,
    );
  return { effectSize, ...sizes, powerAt, firstFor, exactFor: null };
}

/**
 * The smallest whole number from `least` to `most` at which a condition holds that keeps holding from there on.
 *
 * @returns null where it does not hold at `most` either
 */
export function smallestSample(least: number, most: number, isEnough: (count: number) => boolean): number | null {
  if (isEnough(least)) return least;
  let below = least;
  let above = least;
  do {
    if (above >= most) return null;
    below = above;
    above = Math.min(most, above * 2);
  } while (!isEnough(above));
  while (above - below > 1) {
    const middle = Math.floor((below + above) / 2);
    if (isEnough(middle)) above = middle;
    else below = middle;
  }
  return above;
}

function solved(
  effectSize: number,
  sizes: Sizes,
  powerAt: StudyPlan['powerAt'],
  exactFor: (power: number) => number,
): StudyPlan {
  const firstFor = (wish: number) => withinLimit(Math.max(sizes.least, wholeUp(exactFor(wish))), sizes);
  return { effectSize, ...sizes, powerAt, firstFor, exactFor };
}

function withinLimit(first: number | null, { secondOf }: Sizes): number | null {
  return first === null || first > MOST_SUBJECTS || secondOf(first) > MOST_SUBJECTS ? null : first;
}
