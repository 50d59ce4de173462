import {
  assumptionsBlock,
  differencesBlock,
  readingNotices,
  reportBlock,
} from '#src/calculators/families/statisticsBlocks.ts';
import { alsoNoted, inSentence, intervalWords } from '#src/calculators/families/statisticsNumbers.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import type rankTests from '#workers/formulas/rank-tests.ts';
import type { RankTestsInput, RankTestsResult } from '#workers/formulas/rank-tests.ts';
import { differenceChart, groupChart } from './charts.ts';
import { FIELDS } from './fields.ts';
import { OUTPUTS, TEST_NAMES } from './outputs.ts';
import { figureBlocks } from './tables.ts';
import { adviceNotices, lineOfR, reportOf, toCheck } from './words.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<RankTestsResult>;

export default defineCalculator<typeof rankTests>()({
  formula: 'rank-tests',
  fixed: {},
  fields: FIELDS,
  example: {
    test: 'mann-whitney',
    alternative: 'two-sided',
    data: 'Term\tEarly\n0.8\t1.15\n0.83\t0.88\n1.89\t0.9\n1.04\t0.74\n1.45\t1.21\n1.38\t\n1.91\t\n1.64\t\n0.73\t\n1.46\t',
    dataLayout: 'columns',
    decimalMark: 'point',
    firstLine: 'recognized',
    confidenceLevel: '95',
  },
  errorStyle: 'inline',
  outputs: OUTPUTS,
  present,
  evidence: 'law',
  sources: ['wilcoxon1945', 'mannWhitney1947', 'kruskalWallis1952', 'dunn1964', 'holm1979'],
});

function present(result: RankTestsResult, input: RankTestsInput, figure: FigureOf<Key>): Presentation<Key> {
  const headline = figure('pValue');
  return {
    headline: alsoNoted(headline, effectOf(result, input)),
    status: `${TEST_NAMES[result.test]}: p ${headline.text}.`,
    blocks: [
      ...readingNotices(result.reading),
      ...adviceNotices(result, input),
      result.test === 'wilcoxon-signed-rank' ? differenceChart(result, input) : groupChart(result),
      ...figureBlocks(result, figure),
      reportBlock((write) => reportOf(result, input, write), lineOfR(result, input)),
      assumptionsBlock(toCheck(result.test)),
      differencesBlock([
        'U of the first group, U of the second, the smaller of the two or a rank sum: programs print any of them, with the same p value.',
        'R switches to the normal distribution with ties, and SciPy leaves ties out of its exact tables; here all orders are counted up to 60 values.',
        'Without the continuity correction p is a little smaller; the table has both.',
        'Dunn’s test: Prism multiplies by the number of pairs (Bonferroni), this page uses Holm; some packages print one-sided p values.',
        'Differences of 0 are left out, as Wilcoxon did; Pratt’s method ranks them first.',
      ]),
    ],
    working: workingOf(result, figure),
  };
}

function effectOf(result: RankTestsResult, { confidenceLevel = 95 }: RankTestsInput): string {
  if (result.test === 'kruskal-wallis')
    return `H = ${inSentence(result.statistic)} with ${result.degreesOfFreedom} df, ε² ${inSentence(result.epsilonSquared)}.`;
  const { estimate, lower, upper } = result.hodgesLehmann;
  return `Hodges-Lehmann difference ${inSentence(estimate)}, ${intervalWords(confidenceLevel, lower, upper)}.`;
}
