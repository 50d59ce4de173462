/**
 * How many subjects a study needs, or which power a number of subjects has.
 *
 *   means: noncentral t, δ = |d|·√(n1·n2/(n1 + n2)) or |d|·√n, both tails; several groups: noncentral F, λ = k·n·f²
 *   proportions: n1 = [zα·√(p̄q̄(1 + 1/k)) + zβ·√(p1q1 + p2q2/k)]²/(p1 − p2)², Fleiss's continuity correction beside
 *   correlation: n = ((zα + zβ)/atanh|r|)² + 3
 *
 * Power, proportions and dropout are in percent. Sources: `cohen1988`, `fleissLevinPaik2003`. Refuses blanks, effects of 0,
 * values outside their ranges, and plans that need more than 1,000,000 subjects in a group.
 */
import type { Candidate, Formula, FormulaType, Verdict } from '../contract.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { firstRefusal, type Rule } from '../lib/inputs/firstRefusal.ts';
import { significanceLevelIn } from '../lib/inputs/levels.ts';
import { numberLines } from '../lib/inputs/numberLines.ts';
import { acceptWithinNumbers, isMissing, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { isWithin } from '../lib/inputs/within.ts';
import { wholeUp } from '../lib/mathematics/wholeUp.ts';
import { meanOf } from '../lib/statistics/sampleMoments.ts';
import { type PowerCurve, powerCurves } from './sample-size/powerCurves.ts';
import { hasTwoGroups, planOf, type Study, type StudyDesign, type StudyPlan } from './sample-size/studyPlan.ts';
import { continuityCorrectedSize } from './sample-size/studyPower.ts';

/** Every design uses its own numbers; the others are left out. */
export interface SampleSizeInput {
  readonly design: StudyDesign;
  readonly solveFor: 'sample-size' | 'power';
  /** Of the means; its sign has no effect. */
  readonly difference?: number | undefined;
  /** Within groups; for pairs, of the differences. Above 0. */
  readonly standardDeviation?: number | undefined;
  /** Percent, above 0 and below 100. */
  readonly proportion1?: number | undefined;
  readonly proportion2?: number | undefined;
  readonly correlation?: number | undefined;
  /** Whole, 2 to 30. */
  readonly groups?: number | undefined;
  /** Cohen's f, above 0. */
  readonly effectSize?: number | undefined;
  /** Means of the groups instead of their number and f; empty where those are given. */
  readonly groupMeans: string;
  /** Size of the second group for each subject of the first, 0.1 to 10. */
  readonly allocationRatio?: number | undefined;
  /** Of the first group, of the only one, or of each. */
  readonly sampleSize1?: number | undefined;
  readonly sampleSize2?: number | undefined;
  readonly alternative: 'two-sided' | 'one-sided';
  readonly significanceLevel: number;
  /** Wanted, percent, 50 to 99.9. */
  readonly power?: number | undefined;
  /** Percent, 0 to 90. */
  readonly dropout?: number | undefined;
}

interface TwoSizes {
  readonly group1: number;
  readonly group2: number;
}

export interface SampleSizeResult {
  /** Cohen's d (one mean, pairs: d of the differences), Cohen's h, r or Cohen's f. */
  readonly effectSize: number;
  /** Percent, at the whole numbers. */
  readonly achievedPower: number;
  readonly totalSampleSize: number;
  /** Of two groups. */
  readonly sampleSizes: TwoSizes | null;
  readonly sampleSizePerGroup: number | null;
  /** Null where the power was asked for. */
  readonly withDropout: TwoSizes | { readonly total: number } | { readonly perGroup: number } | null;
  /** Not rounded: of the first group, of the pairs of a correlation. */
  readonly exactSampleSize: number | null;
  readonly continuityCorrected: TwoSizes | null;
  /** Subjects of the rarer outcome that are expected in a group of two proportions. */
  readonly leastExpected: number | null;
  /** Power by size for the effect and for a smaller and a larger one. */
  readonly curves: readonly PowerCurve[];
  /** Subjects for usual powers, null above the limit. */
  readonly usualPowers: readonly { readonly power: number; readonly totalSampleSize: number | null }[];
}

const DESIGNS: readonly StudyDesign[] = [
  'two-means',
  'paired-means',
  'one-mean',
  'two-proportions',
  'correlation',
  'anova',
];
const MOST_GIVEN = 1e9;
const USUAL_POWERS = [80, 85, 90, 95] as const;
const TOO_MANY = 'More than 1000000 subjects would be needed: the effect is too small to plan for';

declare module '../contract.ts' {
  interface FormulaTypes {
    'sample-size': FormulaType<SampleSizeInput, SampleSizeResult>;
  }
}

export default {
  id: 'sample-size',

  validate(candidate) {
    const verdict = inputOf(candidate);
    if (!verdict.ok) return verdict;
    const path = effectKeys(verdict.input.design, verdict.input.groupMeans)[0] ?? 'groupMeans';
    const { solveFor, power = 80 } = verdict.input;
    const { effectSize, firstFor } = wholePlan(verdict.input);
    if (solveFor === 'sample-size' && Number.isFinite(effectSize) && firstFor(power / 100) === null)
      return refuse(TOO_MANY, path);
    return acceptWithinNumbers(verdict.input, [effectSize], path);
  },

  compute,
} satisfies Formula<'sample-size'>;

type NumberKey = Exclude<
  keyof SampleSizeInput,
  'design' | 'solveFor' | 'groupMeans' | 'alternative' | 'significanceLevel'
>;

function effectKeys(design: StudyDesign, groupMeans: string): readonly NumberKey[] {
  if (design === 'two-proportions') return ['proportion1', 'proportion2'];
  if (design === 'correlation') return ['correlation'];
  if (design !== 'anova') return ['difference', 'standardDeviation'];
  return groupMeans.trim() === '' ? ['groups', 'effectSize'] : ['standardDeviation'];
}

function neededKeys(design: StudyDesign, solveFor: SampleSizeInput['solveFor'], groupMeans: string) {
  const two = hasTwoGroups(design);
  const counts: readonly NumberKey[] =
    solveFor === 'power'
      ? ['sampleSize1', ...(two ? (['sampleSize2'] as const) : [])]
      : [...(two ? (['allocationRatio'] as const) : []), 'power', 'dropout'];
  return [...effectKeys(design, groupMeans), ...counts];
}

function inputOf(candidate: Candidate<SampleSizeInput>): Verdict<SampleSizeInput> {
  const { design, solveFor, significanceLevel } = candidate;
  if (design === '' || !DESIGNS.includes(design)) return refuse(REQUIRED, 'design');
  if (solveFor !== 'sample-size' && solveFor !== 'power') return refuse(REQUIRED, 'solveFor');
  const groupMeans = design === 'anova' ? textOf(candidate.groupMeans) : '';
  const alternative = design === 'anova' ? 'two-sided' : candidate.alternative;
  if (alternative !== 'two-sided' && alternative !== 'one-sided') return refuse(REQUIRED, 'alternative');
  const needed = neededKeys(design, solveFor, groupMeans);
  const missing = needed.find((name) => isMissing(candidate[name] ?? null));
  if (missing !== undefined) return refuse(REQUIRED, missing);
  if (isMissing(significanceLevel)) return refuse(REQUIRED, 'significanceLevel');
  const means = meansIn(groupMeans);
  if (!means.ok) return means;
  const numbers: Partial<Record<NumberKey, number>> = Object.fromEntries(
    needed.map((name) => [name, candidate[name] ?? 0]),
  );
  const refused = firstRefusal(rulesFor(design, numbers, means.input));
  if (refused !== null) return refused;
  const level = significanceLevelIn(significanceLevel);
  if (!level.ok) return level;
  return accept({ design, solveFor, ...numbers, groupMeans, alternative, significanceLevel: level.input });
}

function meansIn(text: string): Verdict<readonly number[] | null> {
  if (text.trim() === '') return accept(null);
  const lines = numberLines(text, 'point', { path: 'groupMeans', name: 'Group means' });
  return lines.ok ? accept(lines.input.flatMap(({ values }) => values)) : lines;
}

/** A number that the design does not use breaks no rule. */
function rulesFor(
  design: StudyDesign,
  given: Partial<Record<NumberKey, number>>,
  means: readonly number[] | null,
): readonly Rule[] {
  const count = means?.length ?? given.groups ?? 2;
  const least = design === 'correlation' ? 4 : 2;
  const isShare = (share = 50) => share / 100 > 0 && share / 100 < 1;
  const isCount = (size = least) => Number.isInteger(size) && size >= least && size <= MOST_GIVEN;
  const { correlation = 0.5 } = given;
  return [
    [given.difference === 0, 'Difference must not be 0', 'difference'],
    [!((given.standardDeviation ?? 1) > 0), 'Standard deviation must be greater than 0', 'standardDeviation'],
    ...(['proportion1', 'proportion2'] as const).map(
      (key): Rule => [!isShare(given[key]), 'Proportions must lie between 0 and 100 %, both excluded', key],
    ),
    [
      given.proportion1 !== undefined && given.proportion1 === given.proportion2,
      'The two proportions must differ',
      'proportion2',
    ],
    [
      correlation === 0 || !(Math.abs(correlation) < 1),
      'Correlation must lie between -1 and 1 and must not be 0',
      'correlation',
    ],
    [
      !(Number.isInteger(count) && count >= 2 && count <= 30),
      'Number of groups must be a whole number from 2 to 30',
      means === null ? 'groups' : 'groupMeans',
    ],
    [!((given.effectSize ?? 1) > 0), 'Effect size must be greater than 0', 'effectSize'],
    [means?.every((mean) => mean === means[0]) === true, 'Group means must not all be equal', 'groupMeans'],
    [!isWithin(given.allocationRatio ?? 1, 0.1, 10), 'Allocation ratio must be between 0.1 and 10', 'allocationRatio'],
    ...(['sampleSize1', 'sampleSize2'] as const).map(
      (key): Rule => [!isCount(given[key]), `Sample sizes must be whole numbers of at least ${least}`, key],
    ),
    [!isWithin(given.power ?? 80, 50, 99.9), 'Power must be between 50 and 99.9 %', 'power'],
    [!isWithin(given.dropout ?? 0, 0, 90), 'Dropout must be between 0 and 90 %', 'dropout'],
  ];
}

/** The study as it is. */
function wholePlan(input: SampleSizeInput): StudyPlan {
  const plan = planOf(studyOf(input), 1);
  if (plan === null) throw new Error('A validated effect exists');
  return plan;
}

function studyOf(input: SampleSizeInput): Study {
  const { design, difference = 1, standardDeviation = 1, proportion1 = 50, proportion2 = 50, correlation = 0 } = input;
  const { solveFor, sampleSize1 = 1, sampleSize2 = sampleSize1, allocationRatio = 1 } = input;
  const { groups, f } = groupsOf(input);
  const isGiven = solveFor === 'power';
  return {
    design,
    significance: input.significanceLevel,
    sides: input.alternative === 'one-sided' ? 1 : 2,
    effect: { anova: f, correlation, means: difference / standardDeviation }[
      design === 'anova' || design === 'correlation' ? design : 'means'
    ],
    proportions: [proportion1 / 100, proportion2 / 100],
    groups,
    ratio: isGiven ? sampleSize2 / sampleSize1 : allocationRatio,
    given: isGiven ? [sampleSize1, sampleSize2] : null,
  };
}

/** Number of groups and Cohen's f, given or from means. */
function groupsOf({ groupMeans, groups = 2, effectSize = 1, standardDeviation = 1 }: SampleSizeInput) {
  const means = meansIn(groupMeans);
  if (!means.ok) throw new Error('A validated text can be read');
  if (means.input === null) return { groups, f: effectSize };
  const center = meanOf(means.input);
  const variance = meanOf(means.input.map((mean) => (mean - center) ** 2));
  return { groups: means.input.length, f: Math.sqrt(variance) / standardDeviation };
}

function compute(input: SampleSizeInput): SampleSizeResult {
  const { design, solveFor, sampleSize1 = 2, power = 80, dropout = 0 } = input;
  const plan = wholePlan(input);
  const isSize = solveFor === 'sample-size';
  const first = isSize ? plan.firstFor(power / 100) : sampleSize1;
  if (first === null) throw new Error('A validated study is not too large');
  const second = plan.secondOf(first);
  const two = hasTwoGroups(design);
  const enrolled = (count: number) => wholeUp(count / (1 - dropout / 100));
  const exact = isSize ? (plan.exactFor?.(power / 100) ?? null) : null;
  return {
    effectSize: plan.effectSize,
    achievedPower: 100 * plan.powerAt(first),
    totalSampleSize: plan.totalOf(first),
    sampleSizes: two ? { group1: first, group2: second } : null,
    sampleSizePerGroup: design === 'anova' ? first : null,
    withDropout: !isSize
      ? null
      : two
        ? { group1: enrolled(first), group2: enrolled(second) }
        : design === 'anova'
          ? { perGroup: enrolled(first) }
          : { total: enrolled(first) },
    exactSampleSize: exact,
    continuityCorrected: design === 'two-proportions' && exact !== null ? corrected(input, exact) : null,
    leastExpected: design === 'two-proportions' ? leastExpected(input, first, second) : null,
    curves: powerCurves(studyOf(input), first),
    usualPowers: USUAL_POWERS.map((usual) => {
      const needed = plan.firstFor(usual / 100);
      return { power: usual, totalSampleSize: needed === null ? null : plan.totalOf(needed) };
    }),
  };
}

function corrected({ proportion1 = 50, proportion2 = 50, allocationRatio = 1 }: SampleSizeInput, exact: number) {
  if (exact === 0) return null;
  const two = { first: proportion1 / 100, second: proportion2 / 100, ratio: allocationRatio };
  const group1 = Math.max(2, wholeUp(continuityCorrectedSize(two, exact)));
  return { group1, group2: Math.max(2, wholeUp(allocationRatio * group1)) };
}

function leastExpected({ proportion1 = 50, proportion2 = 50 }: SampleSizeInput, size1: number, size2: number): number {
  const rarer = (percent: number) => Math.min(percent, 100 - percent) / 100;
  return Math.min(size1 * rarer(proportion1), size2 * rarer(proportion2));
}
