import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import { groupChecksBlocks } from '#src/calculators/families/checksBlocks.ts';
import {
  assumptionsBlock,
  differencesBlock,
  readingNotices,
  reportBlock,
} from '#src/calculators/families/statisticsBlocks.ts';
import {
  confidenceField,
  DATA_LAYOUT,
  DECIMAL_MARK,
  FIRST_LINE,
  tableField,
  VALUES_OR_SUMMARY,
} from '#src/calculators/families/statisticsFields.ts';
import { alsoNoted, inSentence } from '#src/calculators/families/statisticsNumbers.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import type { Draft } from '#src/engine/kit/fields.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Block, NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type anova from '#workers/formulas/anova.ts';
import type { AnovaInput, AnovaResult } from '#workers/formulas/anova.ts';
import { controlChart, groupChart, pairChart } from './charts.ts';
import { OUTPUTS } from './outputs.ts';
import { lineOfR, plainReport, reportOf } from './report.ts';
import { controlTables, groupTable, letterTables, otherTests, pairTables, varianceTable } from './tables.ts';

type Box = Draft<AnovaInput>;
type Key = ResultKey<AnovaResult>;

const fromData = ({ source }: Box): boolean => source !== 'summary';
const inColumns = ({ source, dataLayout }: Box): boolean => source !== 'summary' && dataLayout !== 'long';
const fromSummary = ({ source }: Box): boolean => source === 'summary';

export default defineCalculator<typeof anova>()({
  formula: 'anova',
  fixed: {},
  fields: {
    source: VALUES_OR_SUMMARY,
    data: tableField<Box>({
      label: 'Values',
      hint: 'Paste 2 to 30 groups; names in the first line are read as such.',
      placeholder: 'Control\tLow\tHigh\n4.2\t5.1\t6.0\n3.9\t6.0\t6.4',
      visibleWhen: fromData,
    }),
    dataLayout: { ...DATA_LAYOUT, visibleWhen: fromData },
    decimalMark: { ...DECIMAL_MARK, visibleWhen: fromData },
    firstLine: { ...FIRST_LINE, visibleWhen: inColumns },
    groups: {
      kind: 'rows',
      label: 'Groups',
      hint: 'One row for each. You can paste the columns from a spreadsheet.',
      rowName: 'group',
      minRows: 2,
      visibleWhen: fromSummary,
      row: {
        name: { kind: 'text', label: 'Name', optional: true },
        mean: { kind: 'number', label: 'Mean' },
        standardDeviation: { kind: 'number', label: 'SD', hint: 'Not the SEM.', min: 0 },
        sampleSize: { kind: 'number', label: 'Sample size', min: 2, isExact: true },
      },
    },
    dunnettControl: {
      kind: 'text',
      label: 'Control',
      hint: 'The name of the group that all others are compared with, by Dunnett’s test.',
      placeholder: 'Control',
      optional: true,
    },
    confidenceLevel: confidenceField('Of all pairs together, from 50 to 99.9.'),
  },
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
    dunnettControl: 'ctrl',
    confidenceLevel: '95',
  },
  errorStyle: 'inline',
  outputs: OUTPUTS,
  present,
  evidence: 'law',
  sources: [
    'kramer1956',
    'welch1951',
    'gamesHowell1976',
    'brownForsythe1974',
    'piepho2004',
    'dunnett1955',
    'royston1995',
    'boxCox1964',
  ],
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
      ...controlChart(result, input),
      ...checksOf(result, figure),
      {
        kind: 'facts',
        figures: [
          figure('statistic'),
          figure('etaSquared'),
          figure('etaSquaredLower'),
          figure('etaSquaredUpper'),
          figure('omegaSquared'),
        ],
      },
      varianceTable(figure),
      ...controlTables(result, figure),
      ...pairTables(result, figure),
      otherTests(result, figure),
      groupTable(result, figure),
      ...letterTables(result, figure),
      reportBlock((write) => reportOf(result, input, write), lineOfR(result, input), plainReport(result, input)),
      assumptionsBlock([
        'Dots: about as wide in every group; if not, read Welch and Games-Howell.',
        'Far dots: one value away from its group can hide or make a difference.',
        'Shape: strongly skewed groups need a logarithm or the Kruskal-Wallis test.',
        'One value an animal, pot or plot: repeated measurements are averaged first.',
      ]),
      differencesBlock([
        'Pairs: Bonferroni and Šidák give wider limits than Tukey, Fisher’s LSD narrower ones that hold for one pair only.',
        'Letters: multcompView in R gives the a to the first group, this page and agricolae to the largest mean.',
        'Dunnett: mvtnorm in R draws random numbers, so that its p values vary by about 0.0001 from run to run; Prism prints four digits.',
        'Levene’s test: SPSS takes distances from the means first, this page and R’s car package from the medians.',
        'Excel gives the table of sums of squares without the pairs.',
        'R computes the studentized range to about seven decimals, so that its small p values of pairs differ from the exact ones here.',
      ]),
    ],
    working: workingOf(result, figure),
  };
}

/** The checks of the values; none for a summary. */
function checksOf({ assumptions, groups }: AnovaResult, figure: FigureOf<Key>): readonly Block<Key>[] {
  if (assumptions === null) return [];
  const fitted = groups.flatMap(({ values, mean }) =>
    values.map((value) => ({ fitted: mean, residual: value - mean })),
  );
  return groupChecksBlocks(assumptions, fitted, Math.min(...groups.map(({ count }) => count)), figure);
}

/** Returns what to be careful about with these groups. */
function adviceNotices(result: AnovaResult, { confidenceLevel }: AnovaInput): readonly NoticeBlock[] {
  const { groups, assumptions, pValue, tukey } = result;
  const deviations = groups.map(({ standardDeviation }) => standardDeviation);
  const level = 1 - confidenceLevel / 100;
  const found: readonly (readonly [holds: boolean, text: string])[] = [
    [
      // Of values, the checks say so.
      assumptions === null && Math.max(...deviations) > 2 * Math.min(...deviations),
      'The spreads differ: read Welch and Games-Howell.',
    ],
    [groups.length === 2, 'The same as Student’s t test (F = t²).'],
    [
      pValue < level !== tukey.some((pair) => pair.pValue < level),
      `At ${inSentence(level)}, F and the pairs disagree. Both can happen; they answer different questions.`,
    ],
    [groups.length > 2, 'Pairwise t tests without correction are not a substitute.'],
  ];
  return cautionNotices(found, 'neutral');
}

/** Returns the mean squares, F and η². */
function workingOf(result: AnovaResult, figure: FigureOf<Key>): readonly WorkingStep[] {
  const { between, within, total } = result;
  const meanSquare = (key: 'between' | 'within'): WorkingStep => {
    const { text, written } = figure(`${key}.meanSquare`);
    return {
      label: `Mean square ${key} groups`,
      formula: 'MS = SS ÷ df',
      substituted: `${workingNumber(result[key].sumOfSquares, written)} ÷ ${result[key].degreesOfFreedom}`,
      value: text,
    };
  };
  const [f, eta] = [figure('statistic'), figure('etaSquared')];
  return [
    meanSquare('between'),
    meanSquare('within'),
    {
      label: 'F',
      formula: 'F = MS between ÷ MS within',
      substituted: `${workingNumber(between.meanSquare, f.written)} ÷ ${workingNumber(within.meanSquare, f.written)}`,
      value: f.text,
    },
    {
      label: 'Effect size',
      formula: 'η² = SS between ÷ SS total',
      substituted: `${workingNumber(between.sumOfSquares, eta.written)} ÷ ${workingNumber(total.sumOfSquares, eta.written)}`,
      value: eta.text,
    },
  ];
}
