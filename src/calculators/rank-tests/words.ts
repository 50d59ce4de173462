import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import type { ReportWriter } from '#src/calculators/families/reportWriter.ts';
import { inR } from '#src/calculators/families/statisticsBlocks.ts';
import { inSentence } from '#src/calculators/families/statisticsNumbers.ts';
import { counted } from '#src/engine/kit/format.ts';
import type { NoticeBlock } from '#src/engine/kit/presentation.ts';
import type { RankTestsInput, RankTestsResult } from '#workers/formulas/rank-tests.ts';
import { TEST_NAMES } from './outputs.ts';

const USUAL_LEVEL = 0.05;
const FEW = 5;
const COMPARES_RANKS = 'The test compares ranks; it compares medians only if the shapes are alike.';

/** Returns what to be careful about with these values. */
export function adviceNotices(
  result: RankTestsResult,
  { confidenceLevel = 95 }: RankTestsInput,
): readonly NoticeBlock[] {
  if (result.test === 'kruskal-wallis')
    return cautionNotices([
      [result.groups.some(({ count }) => count < FEW), 'The chi-square approximation is rough here.'],
      [true, COMPARES_RANKS, 'neutral'],
    ]);
  const least = result.smallestPValue ?? 0;
  const covered = 100 * (1 - least);
  const zeros = result.test === 'mann-whitney' ? 0 : result.zeroDifferences;
  return cautionNotices([
    [least > USUAL_LEVEL, `With these counts the two-sided p cannot fall below ${inSentence(least)}.`],
    [
      covered < confidenceLevel,
      `The limits are the widest that these counts allow; their confidence is about ${inSentence(covered)} %, not ${confidenceLevel} %.`,
    ],
    [zeros > 0, `${counted(zeros, 'difference', 'differences')} of 0 left out before ranking.`, 'neutral'],
    [true, result.test === 'mann-whitney' ? COMPARES_RANKS : 'The test assumes symmetric differences.', 'neutral'],
  ]);
}

/** What to look at before trusting the test. */
export function toCheck(test: RankTestsResult['test']): readonly string[] {
  if (test === 'wilcoxon-signed-rank')
    return [
      'Dots: about as far to the right of the diamond as to the left; a long tail to one side breaks the test.',
      'Dots at 0 are left out; with many of them the test says little.',
      'Each pair comes from another animal, plot or day.',
    ];
  return [
    'Shapes: if the dots of one group spread much wider, a small p value can come from the spread alone.',
    'Ties: values that are equal share a rank; with very few different values show a table of counts as well.',
    'Independence cannot be seen: one value an animal, and no subject in two groups.',
  ];
}

/** Returns the sentence for a report. */
export function reportOf(
  result: RankTestsResult,
  { confidenceLevel = 95 }: RankTestsInput,
  write: ReportWriter,
): string {
  const name = TEST_NAMES[result.test];
  if (result.test === 'kruskal-wallis')
    return `${name}: H(${result.degreesOfFreedom}) = ${write.statistic(result.statistic)}, ${write.p(result.pValue)}, ε² = ${write.share(result.epsilonSquared)}, n = ${result.groups.map(({ count }) => count).join(', ')}.`;
  const { estimate, lower, upper } = result.hodgesLehmann;
  const tail = `${result.pValueMethod} ${write.p(result.pValue)}, Hodges-Lehmann difference ${inSentence(estimate)}${write.within(confidenceLevel, lower, upper)}, rank-biserial correlation ${write.share(result.rankBiserial)}.`;
  if (result.test === 'wilcoxon-signed-rank')
    return `${name}: V = ${inSentence(result.statistic, 6)}, n = ${result.count - result.zeroDifferences}, ${tail}`;
  const counts = result.groups.map(({ count }) => count).join(' and ');
  return `${name}: U = ${inSentence(result.statistic, 6)}, n = ${counts}, ${tail}`;
}

/** Returns the line of R that repeats the test. */
export function lineOfR(
  result: RankTestsResult,
  { alternative = 'two-sided', confidenceLevel = 95 }: RankTestsInput,
): string {
  if (result.test === 'kruskal-wallis')
    return `kruskal.test(list(${result.groups.map(({ values }) => inR(values)).join(', ')}))`;
  const isPairs = result.test === 'wilcoxon-signed-rank';
  const samples = isPairs
    ? [result.differences.filter((each) => each !== 0)]
    : result.groups.map(({ values }) => values);
  const ranked = samples.flat().map((each) => (isPairs ? Math.abs(each) : each));
  const isTied = new Set(ranked).size < ranked.length;
  const of = isTied && result.pValueMethod === 'exact' ? 'exactRankTests::wilcox.exact' : 'wilcox.test';
  const side = alternative === 'two-sided' ? 'two.sided' : alternative;
  const exact = of === 'wilcox.test' ? `, exact = ${result.pValueMethod === 'exact' ? 'TRUE' : 'FALSE'}` : '';
  return `${of}(${samples.map((values) => inR(values)).join(', ')}, alternative = "${side}", conf.int = TRUE, conf.level = ${confidenceLevel / 100}${exact})`;
}
