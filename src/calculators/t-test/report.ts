/** What to write about a t test. */
import { oftenWords, type ReportWriter } from '#src/calculators/families/reportWriter.ts';
import { inSentence, intervalWords, pValueWords } from '#src/calculators/families/statisticsNumbers.ts';
import type { TTestInput, TTestResult } from '#workers/formulas/t-test.ts';
import { TEST_NAMES } from './outputs.ts';

/** Returns the sentence for a report. */
export function reportOf(result: TTestResult, { design, confidenceLevel }: TTestInput, write: ReportWriter): string {
  const { groups, statistic, degreesOfFreedom, pValue, difference, lower, upper, effectSize } = result;
  const samples = groups.map((group) => write.sample(group)).join(' and ');
  const test = `t(${write.freedom(degreesOfFreedom)}) = ${write.statistic(statistic)}, ${write.p(pValue)}`;
  const d = `Cohen’s d = ${write.statistic(effectSize.cohenD)}${write.within(confidenceLevel, effectSize.lower, effectSize.upper)}`;
  const { hedgesG, hedgesLower, hedgesUpper } = effectSize;
  const g =
    hedgesG === null
      ? ''
      : `, Hedges’ g = ${write.statistic(hedgesG)}${write.within(confidenceLevel, hedgesLower, hedgesUpper)}`;
  return `${TEST_NAMES[design]}: ${samples}; ${test}, difference ${inSentence(difference)}${write.within(confidenceLevel, lower, upper)}, ${d}${g}.`;
}

/** Returns the same for readers who know no tests. */
export function plainReport(
  result: TTestResult,
  { design, confidenceLevel, hypothesizedMean = 0 }: TTestInput,
): string {
  const { groups, difference, lower, upper, pValue } = result;
  const [first, second] = groups;
  const size = inSentence(Math.abs(difference));
  const side = difference < 0 ? 'lower than' : 'higher than';
  const other = design === 'one-sample' ? inSentence(hypothesizedMean) : `that of ${second?.name ?? 'the second'}`;
  const found =
    second === undefined && design === 'paired'
      ? `On average the pairs differ by ${inSentence(difference)}`
      : `The mean of ${first?.name ?? 'the values'} is ${size} ${side} ${other}`;
  return `${found} (${intervalWords(confidenceLevel, lower, upper)}). If there were no difference, one at least this large would be seen ${oftenWords(pValue)} (${pValueWords(pValue)}).`;
}
