import { groupChecksBlocks } from '#src/calculators/families/checksBlocks.ts';
import { assumptionsBlock, readingNotices, reportBlock } from '#src/calculators/families/statisticsBlocks.ts';
import { alsoNoted, inSentence, intervalWords } from '#src/calculators/families/statisticsNumbers.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { asTerm, workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Block, Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type tTest from '#workers/formulas/t-test.ts';
import type { TTestInput, TTestResult } from '#workers/formulas/t-test.ts';
import { differenceChart, groupChart } from './charts.ts';
import { FIELDS } from './fields.ts';
import { OUTPUTS, TEST_NAMES } from './outputs.ts';
import { plainReport, reportOf } from './report.ts';
import { effectFacts, groupTable, methodTable } from './tables.ts';
import { adviceNotices, lineOfR, programDifferences } from './words.ts';

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
  outputs: OUTPUTS,
  present,
  evidence: 'law',
  sources: ['student1908', 'welch1947', 'hedges1981', 'royston1995', 'brownForsythe1974', 'boxCox1964'],
});

function present(result: TTestResult, input: TTestInput, figure: FigureOf<Key>): Presentation<Key> {
  const { difference, lower, upper, reading } = result;
  const headline = figure('pValue');
  const interval = intervalWords(input.confidenceLevel, lower, upper);
  return {
    headline: alsoNoted(headline, `Difference ${inSentence(difference)}, ${interval}.`),
    status: `${TEST_NAMES[input.design]}: p ${headline.text}, difference ${inSentence(difference)}.`,
    blocks: [
      ...(reading === null ? [] : readingNotices(reading)),
      effectFacts(figure),
      ...(input.design === 'paired' ? [] : groupChart(result, input)),
      differenceChart(result, input),
      ...checksOf(result, figure),
      groupTable(result, figure),
      ...methodTable(result, figure),
      ...adviceNotices(result, input),
      reportBlock((write) => reportOf(result, input, write), lineOfR(result, input), plainReport(result, input)),
      assumptionsBlock([
        'Dots: no value far from the others, and no two clusters in a group.',
        'Spread: if one group’s dots reach much farther than the other’s, read Welch’s line.',
        'Shape: with few values a test cannot show that they are not normal; strongly skewed values need a logarithm or the rank test.',
        'Independence cannot be seen in a chart: one value an animal, dish or plot.',
      ]),
      programDifferences(),
    ],
    working: workingOf(result, input, figure),
  };
}

/** The checks of the values; none for a summary. */
function checksOf({ assumptions, groups, differences }: TTestResult, figure: FigureOf<Key>): readonly Block<Key>[] {
  if (assumptions === null) return [];
  const fitted = groups.flatMap(({ values, mean }) =>
    values.map((value) => ({ fitted: mean, residual: value - mean })),
  );
  const smallest = differences.length > 0 ? differences.length : Math.min(...groups.map(({ count }) => count));
  return groupChecksBlocks(assumptions, fitted, smallest, figure);
}

/** Returns t; of two groups also their difference and its standard error. */
function workingOf(result: TTestResult, { design }: TTestInput, figure: FigureOf<Key>): readonly WorkingStep[] {
  const { groups, difference, standardError, welch } = result;
  const [first, second] = groups;
  const [shownDifference, shownError, shownT] = [figure('difference'), figure('standardError'), figure('statistic')];
  const ofGroups: readonly WorkingStep[] =
    first === undefined || second === undefined || design !== 'two-sample'
      ? []
      : [
          {
            label: 'Difference of the means',
            formula: 'x̄₁ − x̄₂',
            substituted: `${asTerm(workingNumber(first.mean, shownDifference.written))} − ${asTerm(workingNumber(second.mean, shownDifference.written))}`,
            value: shownDifference.text,
          },
          {
            label: 'Standard error, Welch',
            formula: 'SE = √(s₁² ÷ n₁ + s₂² ÷ n₂)',
            substituted: `√(${workingNumber(first.standardDeviation, shownError.written)}² ÷ ${first.count} + ${workingNumber(second.standardDeviation, shownError.written)}² ÷ ${second.count})`,
            value: shownError.text,
          },
        ];
  return [
    ...ofGroups,
    {
      label: 't',
      formula: welch === null ? 't = difference ÷ (s ÷ √n)' : 't = difference ÷ SE',
      substituted: `${asTerm(workingNumber(difference, shownT.written))} ÷ ${workingNumber(standardError, shownT.written)}`,
      value: shownT.text,
    },
  ];
}
