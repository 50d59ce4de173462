import { assumptionsBlock, differencesBlock, readingNotices, reportBlock } from '#src/families/statisticsBlocks.ts';
import { alsoNoted, inSentence } from '#src/families/statisticsNumbers.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import type { FigureOf } from '#src/kit/outputs.ts';
import type { Presentation, ResultKey } from '#src/kit/presentation.ts';
import type anova from '#workers/formulas/anova.ts';
import type { AnovaInput, AnovaResult } from '#workers/formulas/anova.ts';
import { groupChart, pairChart } from './charts.ts';
import { FIELDS } from './fields.ts';
import { OUTPUTS } from './outputs.ts';
import { groupTable, otherTests, pairTables, varianceTable } from './tables.ts';
import { adviceNotices, lineOfR, reportOf } from './words.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<AnovaResult>;

export default defineCalculator<typeof anova>()({
  formula: 'anova',
  fixed: {},
  fields: FIELDS,
  example: {
    source: 'data',
    data: 'ctrl\ttrt1\ttrt2\n4.17\t4.81\t6.31\n5.58\t4.17\t5.12\n5.18\t4.41\t5.54\n6.11\t3.59\t5.5\n4.5\t5.87\t5.37\n4.61\t3.83\t5.29\n5.17\t6.03\t4.92\n4.53\t4.89\t6.15\n5.33\t4.32\t5.8\n5.14\t4.69\t5.26',
    dataLayout: 'columns',
    decimalMark: 'point',
    firstLine: 'recognized',
    groups: [
      { name: 'ctrl', mean: '5.032', standardDeviation: '0.583', sampleSize: '10' },
      { name: 'trt1', mean: '4.661', standardDeviation: '0.794', sampleSize: '10' },
      { name: 'trt2', mean: '5.526', standardDeviation: '0.443', sampleSize: '10' },
    ],
    confidenceLevel: '95',
  },
  errorStyle: 'inline',
  outputs: OUTPUTS,
  present,
  sources: ['kramer1956', 'welch1951', 'gamesHowell1976', 'brownForsythe1974'],
});

function present(result: AnovaResult, input: AnovaInput, figure: FigureOf<Key>): Presentation<Key> {
  const headline = figure('pValue');
  const found = `F(${result.between.degreesOfFreedom}, ${result.within.degreesOfFreedom}) = ${inSentence(result.statistic)}, η² = ${inSentence(result.etaSquared)}`;
  return {
    headline: alsoNoted(headline, `${found}.`),
    status: `ANOVA: ${found}, p ${headline.text}.`,
    blocks: [
      ...(result.reading === null ? [] : readingNotices(result.reading)),
      ...adviceNotices(result, input),
      groupChart(result, input),
      pairChart(result, input),
      { kind: 'facts', figures: [figure('statistic'), figure('etaSquared'), figure('omegaSquared')] },
      varianceTable(figure),
      ...pairTables(result, figure),
      otherTests(result, figure),
      groupTable(result, figure),
      reportBlock(reportOf(result), lineOfR(result, input)),
      assumptionsBlock([
        'Dots: about as wide in every group; if not, read Welch and Games-Howell.',
        'Far dots: one value away from its group can hide or make a difference.',
        'Shape: strongly skewed groups need a logarithm or the Kruskal-Wallis test.',
        'One value an animal, pot or plot: repeated measurements are averaged first.',
      ]),
      differencesBlock([
        'Pairs: Bonferroni and Šidák give wider limits than Tukey, Fisher’s LSD narrower ones that hold for one pair only.',
        'Levene’s test: SPSS takes distances from the means first, this page and R’s car package from the medians.',
        'Excel gives the table of sums of squares without the pairs.',
        'R computes the studentized range to about seven decimals, so that its small p values of pairs differ from the exact ones here.',
      ]),
    ],
    working: workingOf(result, figure),
  };
}
