import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import { assumptionsBlock, differencesBlock, reportBlock } from '#src/calculators/families/statisticsBlocks.ts';
import {
  decimalsOf,
  inDecimals,
  inSentence,
  intervalWords,
  statisticText,
} from '#src/calculators/families/statisticsNumbers.ts';
import type { ListBlock, NoticeBlock } from '#src/engine/kit/presentation.ts';
import type { ConfidenceIntervalInput, ConfidenceIntervalResult } from '#workers/formulas/confidence-interval.ts';

const FEW = 5;
const ENOUGH_FOR_RULE_OF_THREE = 10;

/** Returns what to be careful about with this interval. */
export function adviceNotices(
  result: ConfidenceIntervalResult,
  input: ConfidenceIntervalInput,
): readonly NoticeBlock[] {
  const samples: readonly (readonly [number, number])[] =
    result.mode === 'proportion'
      ? [[input.successes ?? 0, input.trials ?? 1]]
      : result.mode === 'difference-of-proportions'
        ? [
            [input.successes1 ?? 0, input.trials1 ?? 1],
            [input.successes2 ?? 0, input.trials2 ?? 1],
          ]
        : [];
  const isRare = samples.some(([successes, all]) => successes < FEW || all - successes < FEW);
  const [[seen, trials] = [1, 1]] = samples;
  return cautionNotices([
    [isRare, 'The textbook (Wald) interval is unreliable here.'],
    [
      result.mode === 'proportion' && seen === 0 && trials >= ENOUGH_FOR_RULE_OF_THREE,
      `None seen in ${trials} still allows up to ${inSentence(result.upper)} % (rule of three, one-sided 95 %: ${inSentence(300 / trials)} %).`,
      'neutral',
    ],
  ]);
}

/** Writes the estimate or a limit: those of a mean with the digits of its SD, others with so many digits. */
export function writtenText(result: ConfidenceIntervalResult, value: number, digits?: number): string {
  return result.mode === 'mean'
    ? inDecimals(value, decimalsOf({ ...result, mean: result.estimate, values: [] }))
    : statisticText(value, digits);
}

/** '95 % CI 25.43 to 29.37'. */
export function intervalInWords(result: ConfidenceIntervalResult, level: number, digits: number): string {
  return intervalWords(level, result.lower, result.upper, (limit) => signed(writtenText(result, limit, digits)));
}

function signed(text: string): string {
  return text.replace('-', '−');
}

/** Returns the sentence for a report, and the line of R that repeats the interval. */
export function reportOf(result: ConfidenceIntervalResult, input: ConfidenceIntervalInput): ListBlock {
  const { estimate } = result;
  const words = `${signed(writtenText(result, estimate, 4))} (${intervalInWords(result, input.confidenceLevel, 3)})`;
  const level = input.confidenceLevel / 100;
  switch (result.mode) {
    case 'mean':
      return reportBlock(
        `The mean was ${words}, n = ${result.count}.`,
        `${estimate} + c(-1, 1) * qt(${(1 + level) / 2}, ${result.degreesOfFreedom}) * ${result.standardDeviation} / sqrt(${result.count})`,
      );
    case 'proportion':
      return reportBlock(
        `The proportion was ${words.replace(' (', ' % (')}, Wilson score interval.`,
        `prop.test(${input.successes}, ${input.trials}, correct = FALSE, conf.level = ${level})`,
      );
    case 'difference-of-means':
      return reportBlock(
        `The difference of the means was ${words}, Welch.`,
        `${estimate} + c(-1, 1) * qt(${(1 + level) / 2}, ${result.degreesOfFreedom}) * ${result.standardError}`,
      );
    case 'difference-of-proportions':
      return reportBlock(
        `The difference of the proportions was ${words.replace(' (', ' percentage points (')}, Newcombe’s method 10.`,
        `prop.test(c(${input.successes1}, ${input.successes2}), c(${input.trials1}, ${input.trials2}), correct = FALSE, conf.level = ${level})  # prints the Wald interval`,
      );
    case 'count':
      return reportBlock(
        `The rate was ${words} for each unit of exposure, exact Poisson interval.`,
        `poisson.test(${input.events}, T = ${input.exposure}, conf.level = ${level})`,
      );
  }
}

const OF_MEANS = [
  'Values: roughly normal, or at least 30 of them; a few far values widen the interval or move its middle.',
  'One value from each animal, dish or plot: repeated values make the interval too narrow.',
];
const OF_SHARES = [
  'Methods: where their bars differ clearly, the counts are small and the uppermost one is to be read.',
  'Every trial has the same chance, and none influences another; animals of one litter often do.',
];
const ASSUMPTIONS = {
  mean: OF_MEANS,
  'difference-of-means': [
    ...OF_MEANS,
    'The two groups are of different subjects; of pairs, enter the differences as one mean.',
  ],
  proportion: OF_SHARES,
  'difference-of-proportions': OF_SHARES,
  count: [
    'Events come singly and at random: clumps, such as colonies that grow together, make the interval too narrow.',
    'The exposure was fixed before counting, and everything in it was counted.',
  ],
} as const;

/** Returns what the interval takes for granted. */
export function assumptionsOf({ mode }: ConfidenceIntervalResult): ListBlock {
  return assumptionsBlock(ASSUMPTIONS[mode]);
}

/** Returns where other programs differ. */
export function programDifferences(): ListBlock {
  return differencesBlock([
    'Means: Excel CONFIDENCE.NORM uses the normal distribution, which is too narrow for small samples; CONFIDENCE.T agrees with this page.',
    'Proportions: R prop.test applies a continuity correction unless it is told not to; R binom.test and MedCalc print the exact (Clopper-Pearson) interval; most school books print Wald.',
    'Differences of proportions: R prop.test prints Wald, which is too narrow for small groups.',
  ]);
}
