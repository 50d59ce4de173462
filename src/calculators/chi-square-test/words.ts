import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import type { ReportWriter } from '#src/calculators/families/reportWriter.ts';
import { inR } from '#src/calculators/families/statisticsBlocks.ts';
import { inSentence } from '#src/calculators/families/statisticsNumbers.ts';
import { counted } from '#src/engine/kit/format.ts';
import type { NoticeBlock } from '#src/engine/kit/presentation.ts';
import type { ChiSquareTestInput, ChiSquareTestResult } from '#workers/formulas/chi-square-test.ts';

const SHARE_OF_LOW = 0.2;
const FEWEST_EXPECTED = 1;

/** Says what was read, and what to be careful about. */
export function adviceNotices(result: ChiSquareTestResult): readonly NoticeBlock[] {
  const cells = result.mode === 'contingency' ? result.counts.flat().length : result.categories.length;
  const cautions = cautionNotices([
    [
      result.lowExpected > SHARE_OF_LOW * cells || result.smallestExpected < FEWEST_EXPECTED,
      'The approximation is poor: use Fisher (2 × 2) or join categories.',
    ],
    [result.total === 100, 'The counts add up to 100. Enter counts, not percentages.'],
  ]);
  if (result.mode !== 'contingency') return cautions;
  const read = `${counted(result.counts.length, 'row', 'rows')} and ${counted(result.columnTotals.length, 'column', 'columns')} of counts: ${result.rowNames.join(', ')}; ${result.columnNames.join(', ')}.`;
  return [{ kind: 'notice', tone: 'neutral', title: 'What was read', text: read }, ...cautions];
}

/** Returns the sentence for a report. */
export function reportOf(
  result: ChiSquareTestResult,
  { confidenceLevel = 95 }: ChiSquareTestInput,
  write: ReportWriter,
): string {
  const { statistic, degreesOfFreedom, pValue, total, mode } = result;
  const test = `χ²(${degreesOfFreedom}, N = ${total}) = ${write.statistic(statistic)}, ${write.p(pValue)}`;
  if (mode === 'goodness-of-fit') return `Chi-square goodness-of-fit test: ${test}.`;
  const { fisher, oddsRatio, cramerV } = result;
  const ratio =
    oddsRatio === null || oddsRatio.estimate === null
      ? ''
      : `, odds ratio ${inSentence(oddsRatio.estimate)}${write.within(confidenceLevel, oddsRatio.lower, oddsRatio.upper)}`;
  const exact = fisher === null ? '' : `; Fisher’s exact test ${write.p(fisher.pValue)}`;
  return `Chi-square test of independence: ${test}, Cramér’s V = ${write.share(cramerV)}${ratio}${exact}.`;
}

/** Returns the line of R that repeats the test. */
export function lineOfR(
  result: ChiSquareTestResult,
  { categories, estimatedParameters = 0, confidenceLevel = 95 }: ChiSquareTestInput,
): string {
  if (result.mode === 'goodness-of-fit') {
    const ratios = inR(categories.map(({ expectedRatio = 1 }) => expectedRatio));
    const observed = inR(categories.map(({ observed: count }) => count));
    const line = `x <- chisq.test(${observed}, p = ${ratios}, rescale.p = TRUE)`;
    if (estimatedParameters === 0) return line;
    return `${line}; pchisq(x$statistic, ${result.degreesOfFreedom}, lower.tail = FALSE)`;
  }
  const table = `m <- matrix(${inR(result.counts.flat())}, nrow = ${result.counts.length}, byrow = TRUE); chisq.test(m, correct = FALSE)`;
  return result.fisher === null ? table : `${table}; fisher.test(m, conf.level = ${confidenceLevel / 100})`;
}
