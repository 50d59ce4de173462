import {
  assumptionsBlock,
  differencesBlock,
  inR,
  readingNotices,
  reportBlock,
} from '#src/families/statisticsBlocks.ts';
import {
  AS_TYPED,
  countFigure,
  decimalsOf,
  inSentence,
  nameFigure,
  pValueFigure,
  pValueWords,
  statistic,
} from '#src/families/statisticsNumbers.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { counted } from '#src/kit/format.ts';
import type { Block, ChartBlock, Presentation, ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type outlierTest from '#workers/formulas/outlier-test.ts';
import type { OutlierTestInput, OutlierTestResult } from '#workers/formulas/outlier-test.ts';
import { FIELDS } from './fields.ts';
import { adviceNotices } from './notices.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<OutlierTestResult>;

const NAMES = {
  grubbs: 'Grubbs’ test',
  'generalized-esd': 'Generalized ESD',
  dixon: 'Dixon’s test',
  'iqr-fences': 'Fences of the box plot',
} as const;
const MOST_DOTS = 2000;

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
  present,
  sources: ['grubbs1969', 'rosner1983', 'dixon1950', 'rorabacher1991', 'mcbane2006'],
});

function present(result: OutlierTestResult, input: OutlierTestInput): Presentation<Key> {
  const { outlierCount, outliers, reading } = result;
  const text = String(outlierCount);
  const found = outliers.map(({ value }) => inSentence(value, AS_TYPED)).join(', ');
  return {
    headline: {
      field: 'outlierCount',
      label: 'Outliers found',
      value: outlierCount,
      text,
      note: outlierCount === 0 ? `None by ${NAMES[result.method]}.` : `${found}, by ${NAMES[result.method]}.`,
    },
    status: `Outliers found: ${text}.`,
    blocks: [
      ...readingNotices(reading),
      ...adviceNotices(result),
      chartOf(result),
      ...figuresOf(result, input),
      ...outlierTable(result),
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
    working: workingOf(result, input),
  };
}

function figuresOf(result: OutlierTestResult, { significanceLevel }: OutlierTestInput): readonly Block<Key>[] {
  const method = nameFigure<Key>('method', 'Method', result.method);
  const count = countFigure<Key>('count', 'Values', result.count);
  switch (result.method) {
    case 'grubbs':
    case 'dixon':
      return [
        {
          kind: 'facts',
          figures: [
            statistic<Key>('suspectValue', 'Suspect value', result.suspectValue, { decimals: AS_TYPED }),
            countFigure<Key>('suspectPosition', 'Its place in the list', result.suspectPosition),
            statistic<Key>('statistic', result.method === 'grubbs' ? 'G' : 'Ratio', result.statistic),
            statistic<Key>('criticalValue', `Critical value at ${significanceLevel}`, result.criticalValue),
            pValueFigure<Key>('pValue', 'p value', result.pValue),
            ...(result.method === 'grubbs'
              ? [
                  statistic<Key>('mean', 'Mean', result.mean, { decimals: decimalsOf({ ...result, values: [] }) }),
                  statistic<Key>('standardDeviation', 'SD', result.standardDeviation, {
                    decimals: decimalsOf({ ...result, values: [] }),
                  }),
                ]
              : [nameFigure<Key>('ratio', 'Dixon’s ratio', result.ratio)]),
            count,
            method,
          ],
        },
      ];
    case 'generalized-esd':
      return [stepTable(result), { kind: 'facts', figures: [count, method] }];
    case 'iqr-fences':
      return [
        {
          kind: 'facts',
          figures: [
            statistic<Key>('quartile1', 'Lower quartile', result.quartile1),
            statistic<Key>('quartile3', 'Upper quartile', result.quartile3),
            statistic<Key>('lowerFence', 'Lower fence', result.lowerFence),
            statistic<Key>('upperFence', 'Upper fence', result.upperFence),
            count,
            method,
          ],
        },
      ];
  }
}

function stepTable({ steps }: Extract<OutlierTestResult, { readonly method: 'generalized-esd' }>): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Steps',
    note: 'The last step whose R is above its limit decides: all values up to it are outliers.',
    columns: ['Step', 'Value', 'Place', 'R', 'Limit'].map((label) => ({ label, numeric: true })),
    rows: steps.map(({ step, value, position, statistic: r, criticalValue }, at) => [
      countFigure<Key>(`steps.${at}.step`, 'Step', step),
      statistic<Key>(`steps.${at}.value`, `Value of step ${step}`, value),
      countFigure<Key>(`steps.${at}.position`, `Place of step ${step}`, position),
      statistic<Key>(`steps.${at}.statistic`, `R of step ${step}`, r),
      statistic<Key>(`steps.${at}.criticalValue`, `Limit of step ${step}`, criticalValue),
    ]),
  };
}

function outlierTable({ outliers }: OutlierTestResult): readonly TableBlock<Key>[] {
  if (outliers.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Outliers',
      columns: [
        { label: 'Value', numeric: true },
        { label: 'Place in the list', numeric: true },
      ],
      rows: outliers.map(({ value, position }, at) => [
        statistic<Key>(`outliers.${at}.value`, `Outlier ${at + 1}`, value),
        countFigure<Key>(`outliers.${at}.position`, `Place of outlier ${at + 1}`, position),
      ]),
      ...(outliers.length > 100 ? { drawnRows: 100 } : {}),
    },
  ];
}

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
