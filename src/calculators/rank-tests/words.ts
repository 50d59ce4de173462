import { inR } from '#src/families/statisticsBlocks.ts';
import { inSentence, intervalWords, pValueWords } from '#src/families/statisticsNumbers.ts';
import { counted } from '#src/kit/format.ts';
import type { NoticeBlock } from '#src/kit/presentation.ts';
import type { RankTestsInput, RankTestsResult } from '#workers/formulas/rank-tests.ts';

export const TEST_NAMES = {
  'mann-whitney': 'Mann-Whitney test',
  'wilcoxon-signed-rank': 'Wilcoxon signed-rank test',
  'kruskal-wallis': 'Kruskal-Wallis test',
} as const;

const USUAL_LEVEL = 0.05;
const FEW = 5;

type NoticeRow = readonly [holds: boolean, tone: NoticeBlock['tone'], text: string];

/** Returns what to be careful about with these values. */
export function adviceNotices(result: RankTestsResult, input: RankTestsInput): readonly NoticeBlock[] {
  return noticeRows(result, input).flatMap(([holds, tone, text]) =>
    holds ? [{ kind: 'notice' as const, tone, text }] : [],
  );
}

function noticeRows(result: RankTestsResult, { confidenceLevel = 95 }: RankTestsInput): readonly NoticeRow[] {
  if (result.test === 'kruskal-wallis')
    return [
      [result.groups.some(({ count }) => count < FEW), 'caution', 'The chi-square approximation is rough here.'],
      [true, 'neutral', 'The test compares ranks; it compares medians only if the shapes are alike.'],
    ];
  const { smallestPValue: least } = result;
  const few: NoticeRow = [
    least !== null && least > USUAL_LEVEL,
    'caution',
    `With these counts the two-sided p cannot fall below ${inSentence(least ?? 0)}.`,
  ];
  const wide: NoticeRow = [
    least !== null && 100 * (1 - least) < confidenceLevel,
    'caution',
    `The limits are the widest that these counts allow; their confidence is about ${inSentence(100 * (1 - (least ?? 0)))} %, not ${confidenceLevel} %.`,
  ];
  if (result.test === 'mann-whitney')
    return [few, wide, [true, 'neutral', 'The test compares ranks; it compares medians only if the shapes are alike.']];
  const zeros = result.zeroDifferences;
  return [
    few,
    wide,
    [zeros > 0, 'neutral', `${counted(zeros, 'difference', 'differences')} of 0 left out before ranking.`],
    [true, 'neutral', 'The test assumes symmetric differences.'],
  ];
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
export function reportOf(result: RankTestsResult, { confidenceLevel = 95 }: RankTestsInput): string {
  const name = TEST_NAMES[result.test];
  if (result.test === 'kruskal-wallis')
    return `${name}: H(${result.degreesOfFreedom}) = ${inSentence(result.statistic)}, ${pValueWords(result.pValue)}, ε² = ${inSentence(result.epsilonSquared)}.`;
  const { estimate, lower, upper } = result.hodgesLehmann;
  const tail = `${result.pValueMethod} ${pValueWords(result.pValue)}, Hodges-Lehmann difference ${inSentence(estimate)} (${intervalWords(confidenceLevel, lower, upper)}), rank-biserial correlation ${inSentence(result.rankBiserial)}.`;
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
