import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import {
  assumptionsBlock,
  differencesBlock,
  inR,
  readingNotices,
  reportBlock,
} from '#src/calculators/families/statisticsBlocks.ts';
import { AS_TYPED, inSentence, pValueWords } from '#src/calculators/families/statisticsNumbers.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { counted } from '#src/engine/kit/format.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type {
  Block,
  ChartBlock,
  NoticeBlock,
  Presentation,
  ResultKey,
  TableBlock,
} from '#src/engine/kit/presentation.ts';
import type outlierTest from '#workers/formulas/outlier-test.ts';
import type { OutlierTestInput, OutlierTestResult } from '#workers/formulas/outlier-test.ts';
import { FIELDS } from './fields.ts';
import { NAMES, OUTPUTS } from './outputs.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<OutlierTestResult>;

export default defineCalculator<typeof outlierTest>()({
  formula: 'outlier-test',
  fixed: {},
  fields: FIELDS,
  example: {
    data: '199.31\n199.53\n200.19\n200.82\n201.92\n201.95\n202.18\n245.57',
    decimalMark: 'point',
    method: 'grubbs',
    side: 'either',
    significanceLevel: '0.05',
    maximumOutliers: '',
    fenceMultiplier: '1.5',
    quartileMethod: 'linear',
  },
  errorStyle: 'inline',
  outputs: OUTPUTS,
  present,
  evidence: 'law',
  sources: ['grubbs1969', 'rosner1983', 'dixon1950', 'rorabacher1991', 'mcbane2006'],
});

function present(result: OutlierTestResult, input: OutlierTestInput, figure: FigureOf<Key>): Presentation<Key> {
  const { outlierCount, outliers, reading } = result;
  const found = outliers.map(({ value }) => inSentence(value, AS_TYPED)).join(', ');
  return {
    headline: figure('outlierCount', {
      note: outlierCount === 0 ? `None by ${NAMES[result.method]}.` : `${found}, by ${NAMES[result.method]}.`,
    }),
    status: `Outliers found: ${outlierCount}.`,
    blocks: [
      ...readingNotices(reading),
      ...adviceNotices(result),
      chartOf(result),
      ...figuresOf(result, figure),
      ...outlierTable(result, figure),
      reportBlock(reportOf(result, input), rLine(result, input)),
      assumptionsBlock([
        'Dots: without the suspects they should look roughly symmetric; a long tail to one side asks for a logarithm.',
        'One suspect or several? Two far values on the same side hide each other from Grubbs’ test.',
        'Was the method chosen before the data were seen? Trying all four finds more than the level allows.',
      ]),
      differencesBlock([
        'Grubbs: some tables are one-sided. At the same level a two-sided limit is larger.',
        'Grubbs’ test repeated after removing a value is not the generalized ESD test, which was made to keep the level.',
        'Dixon: printed tables are interpolated and have misprints (Rorabacher 1991); here the distribution is integrated.',
        'Fences depend on the rule for quartiles, which differs between programs.',
      ]),
    ],
    working: workingOf(result, input, figure),
  };
}

const FEW = 7;
const SKEWED = 1;
/** From here on the test keeps its level: `rosner1983`. */
const ENOUGH_FOR_ESD = 25;

/** Returns what to be careful about with this result. */
function adviceNotices(result: OutlierTestResult): readonly NoticeBlock[] {
  const { count, skewnessOfOthers, method } = result;
  const isTest = method !== 'iqr-fences';
  const found: readonly (readonly [boolean, string])[] = [
    [true, 'Find the reason before you leave a value out, and report it.'],
    [
      isTest && count < FEW,
      `With so few values only gross errors can be found${count === 3 && method === 'grubbs' ? ': with three, G cannot exceed 1.1547' : ''}.`,
    ],
    [
      result.method === 'grubbs' && result.mayBeMasked,
      'Two outliers can hide each other; generalized ESD looks for several.',
    ],
    [
      isTest && skewnessOfOthers !== null && Math.abs(skewnessOfOthers) > SKEWED,
      'The test assumes normal data; a logarithm may be the remedy.',
    ],
    [
      method === 'generalized-esd' && count < ENOUGH_FOR_ESD,
      'With fewer than 25 values this test gives more false alarms than its level says, with fewer than 15 clearly more.',
    ],
    [!isTest, 'About 0.7 % of normal data lie outside 1.5 IQR: this is a screening rule, not a test.'],
  ];
  return cautionNotices(found, 'neutral');
}

const MOST_DOTS = 2000;

function chartOf(result: OutlierTestResult): ChartBlock {
  const marked = new Set(result.outliers.map(({ position }) => position - 1));
  const dots = result.values.slice(0, MOST_DOTS).map((x, at) => (marked.has(at) ? { x, isMarked: true } : { x }));
  const marks =
    result.method === 'iqr-fences'
      ? [
          { x: result.lowerFence, label: 'Lower fence' },
          { x: result.upperFence, label: 'Upper fence' },
        ]
      : result.method === 'grubbs'
        ? [
            { x: result.mean, label: 'Mean' },
            { x: result.mean - result.criticalValue * result.standardDeviation, label: 'Limit below' },
            { x: result.mean + result.criticalValue * result.standardDeviation, label: 'Limit above' },
          ]
        : [];
  const box =
    result.method === 'iqr-fences'
      ? {
          box: {
            low: Math.max(
              result.lowerFence,
              Math.min(result.quartile1, ...result.values.filter((v) => v >= result.lowerFence).slice(0, MOST_DOTS)),
            ),
            from: result.quartile1,
            middle: result.median,
            to: result.quartile3,
            high: Math.min(
              result.upperFence,
              Math.max(result.quartile3, ...result.values.filter((v) => v <= result.upperFence).slice(0, MOST_DOTS)),
            ),
          },
        }
      : {};
  return {
    kind: 'chart',
    chart: {
      type: 'rows',
      title: 'Every value',
      summary: `Each value as a dot; outliers are hollow. ${counted(result.outlierCount, 'outlier', 'outliers')} of ${counted(result.count, 'value', 'values')}.`,
      x: { label: result.name },
      rows: [{ label: result.name, dots, ...box }],
      marks,
    },
  };
}

const SUSPECT: readonly Key[] = ['suspectValue', 'suspectPosition', 'statistic', 'criticalValue', 'pValue'];
const FACTS: Readonly<Record<OutlierTestResult['method'], readonly Key[]>> = {
  grubbs: [...SUSPECT, 'mean', 'standardDeviation', 'count', 'method'],
  dixon: [...SUSPECT, 'ratio', 'count', 'method'],
  'generalized-esd': ['count', 'method'],
  'iqr-fences': ['quartile1', 'quartile3', 'lowerFence', 'upperFence', 'count', 'method'],
};

function figuresOf(result: OutlierTestResult, figure: FigureOf<Key>): readonly Block<Key>[] {
  return [
    ...(result.method === 'generalized-esd' ? [stepTable(result, figure)] : []),
    { kind: 'facts', figures: FACTS[result.method].map((key) => figure(key)) },
  ];
}

function stepTable(
  { steps }: Extract<OutlierTestResult, { readonly method: 'generalized-esd' }>,
  figure: FigureOf<Key>,
): TableBlock<Key> {
  return rowsTable(figure, {
    title: 'Steps',
    note: 'The last step whose R is above its limit decides: all values up to it are outliers.',
    list: 'steps',
    rows: steps.length,
    columns: ['step', ['value', 'Value'], ['position', 'Place'], ['statistic', 'R'], ['criticalValue', 'Limit']],
  });
}

function outlierTable({ outliers }: OutlierTestResult, figure: FigureOf<Key>): readonly TableBlock<Key>[] {
  if (outliers.length === 0) return [];
  return [
    rowsTable(figure, {
      title: 'Outliers',
      list: 'outliers',
      rows: outliers.length,
      columns: [
        ['value', 'Value'],
        ['position', 'Place in the list'],
      ],
      ...(outliers.length > 100 ? { drawnRows: 100 } : {}),
    }),
  ];
}

function reportOf(result: OutlierTestResult, { significanceLevel, fenceMultiplier }: OutlierTestInput): string {
  const n = `n = ${result.count}`;
  switch (result.method) {
    case 'grubbs':
      return `Grubbs’ test: suspect ${inSentence(result.suspectValue, AS_TYPED)}, G = ${inSentence(result.statistic)}, critical value ${inSentence(result.criticalValue)} at ${significanceLevel}, ${pValueWords(result.pValue)}, ${n}.`;
    case 'dixon':
      return `Dixon’s test: suspect ${inSentence(result.suspectValue, AS_TYPED)}, ${result.ratio} = ${inSentence(result.statistic)}, critical value ${inSentence(result.criticalValue)} at ${significanceLevel}, ${pValueWords(result.pValue)}, ${n}.`;
    case 'generalized-esd':
      return `Generalized ESD test for up to ${counted(result.steps.length, 'outlier', 'outliers')} at ${significanceLevel}: ${result.outlierCount} found, ${n}.`;
    case 'iqr-fences':
      return `Outside the fences at ${fenceMultiplier} interquartile ranges: ${result.outlierCount} of ${result.count} values.`;
  }
}

function rLine(
  { values, method }: OutlierTestResult,
  { side, significanceLevel, fenceMultiplier, maximumOutliers }: OutlierTestInput,
): string {
  const x = inR(values);
  switch (method) {
    case 'grubbs':
      return `outliers::grubbs.test(${x}, two.sided = ${side === 'either' ? 'TRUE' : 'FALSE'})`;
    case 'dixon':
      return `outliers::dixon.test(${x}, two.sided = ${side === 'either' ? 'TRUE' : 'FALSE'})`;
    case 'generalized-esd':
      return `EnvStats::rosnerTest(${x}, k = ${maximumOutliers}, alpha = ${significanceLevel})`;
    case 'iqr-fences':
      return `x <- ${x}; q <- quantile(x, c(0.25, 0.75)); x[x < q[1] - ${fenceMultiplier} * diff(q) | x > q[2] + ${fenceMultiplier} * diff(q)]`;
  }
}
