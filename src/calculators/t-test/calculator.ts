import { assumptionsBlock, readingNotices, reportBlock } from '#src/families/statisticsBlocks.ts';
import { inSentence, intervalWords, pValueFigure, pValueWords, statistic } from '#src/families/statisticsNumbers.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import type { FactsBlock, Presentation, ResultKey } from '#src/kit/presentation.ts';
import type tTest from '#workers/formulas/t-test.ts';
import type { TTestInput, TTestResult } from '#workers/formulas/t-test.ts';
import { differenceChart, groupChart } from './charts.ts';
import { FIELDS } from './fields.ts';
import { groupTable, methodTable } from './tables.ts';
import { adviceNotices, lineOfR, programDifferences } from './words.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<TTestResult>;

export default defineCalculator<typeof tTest>()({
  formula: 't-test',
  fixed: {},
  fields: FIELDS,
  example: {
    design: 'two-sample',
    source: 'data',
    data: 'Drug 1\tDrug 2\n0.7\t1.9\n-1.6\t0.8\n-0.2\t1.1\n-1.2\t0.1\n-0.1\t-0.1\n3.4\t4.4\n3.7\t5.5\n0.8\t1.6\n0\t4.6\n2\t3.4',
    decimalMark: 'point',
    firstLine: 'recognized',
    mean1: '',
    standardDeviation1: '',
    sampleSize1: '',
    mean2: '',
    standardDeviation2: '',
    sampleSize2: '',
    hypothesizedMean: '0',
    alternative: 'two-sided',
    confidenceLevel: '95',
  },
  errorStyle: 'inline',
  present,
  sources: ['student1908', 'welch1947', 'hedges1981'],
});

const NAMES = { 'two-sample': 'Welch’s t test', paired: 'Paired t test', 'one-sample': 'One-sample t test' } as const;

function present(result: TTestResult, input: TTestInput): Presentation<Key> {
  const { difference, statistic: t, degreesOfFreedom, pValue, lower, upper, effectSize, reading } = result;
  const headline = pValueFigure<Key>('pValue', `p value, ${NAMES[input.design]}`, pValue);
  const interval = intervalWords(input.confidenceLevel, lower, upper);
  const sentence = `${NAMES[input.design]}: t(${inSentence(degreesOfFreedom, 4)}) = ${inSentence(t)}, ${pValueWords(pValue)}, difference ${inSentence(difference)} (${interval}), Cohen’s d ${inSentence(effectSize.cohenD)}${effectSize.hedgesG === null ? '' : `, Hedges’ g ${inSentence(effectSize.hedgesG)}`}.`;
  return {
    headline: {
      ...headline,
      note: [headline.note, `Difference ${inSentence(difference)}, ${interval}.`].filter(Boolean).join(' '),
    },
    status: `${NAMES[input.design]}: p ${headline.text}, difference ${inSentence(difference)}.`,
    blocks: [
      ...(reading === null ? [] : readingNotices(reading)),
      factsOf(result, input),
      ...(input.design === 'paired' ? [] : groupChart(result, input)),
      differenceChart(result, input),
      groupTable(result),
      ...methodTable(result),
      ...adviceNotices(result, input),
      reportBlock(sentence, lineOfR(result, input)),
      assumptionsBlock([
        'Dots: no value far from the others, and no two clusters in a group.',
        'Spread: if one group’s dots reach much farther than the other’s, read Welch’s line.',
        'Shape: with few values a test cannot show that they are not normal; strongly skewed values need a logarithm or the rank test.',
        'Independence cannot be seen in a chart: one value an animal, dish or plot.',
      ]),
      programDifferences(),
    ],
    working: workingOf(result, input),
  };
}

function factsOf(
  { difference, lower, upper, statistic: t, degreesOfFreedom, standardError, effectSize }: TTestResult,
  { design }: TTestInput,
): FactsBlock<Key> {
  const open = 'No limit on this side.';
  const what =
    design === 'one-sample'
      ? 'mean − hypothesized mean'
      : design === 'paired'
        ? 'mean of first − second'
        : 'first − second';
  return {
    kind: 'facts',
    figures: [
      statistic('difference', `Difference (${what})`, difference),
      statistic('lower', 'Lower limit of the difference', lower, { missing: open }),
      statistic('upper', 'Upper limit of the difference', upper, { missing: open }),
      statistic('statistic', 't', t),
      statistic('degreesOfFreedom', 'Degrees of freedom', degreesOfFreedom),
      statistic('standardError', 'Standard error', standardError),
      statistic(
        'effectSize.cohenD',
        design === 'two-sample' ? 'Cohen’s d' : 'Cohen’s d (of the differences)',
        effectSize.cohenD,
      ),
      statistic('effectSize.hedgesG', 'Hedges’ g', effectSize.hedgesG, { missing: 'Needs at least 3 values.' }),
      statistic('effectSize.lower', 'Lower limit of d', effectSize.lower, { note: 'Two-sided, by the noncentral t.' }),
      statistic('effectSize.upper', 'Upper limit of d', effectSize.upper),
    ],
  };
}
