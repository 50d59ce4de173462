import { statistic, statisticText } from '#src/families/statisticsNumbers.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { significant } from '#src/kit/format.ts';
import type { Block, Figure, ResultKey } from '#src/kit/presentation.ts';
import type growthCurve from '#workers/formulas/growth-curve.ts';
import type { GrowthCurveInput, GrowthCurveResult, GrowthModelFit } from '#workers/formulas/growth-curve.ts';

type Key = ResultKey<GrowthCurveResult>;

const UNITS = { minutes: 'min', hours: 'h' } as const;
const MODELS = { gompertz: 'Gompertz', logistic: 'Logistic' } as const;
const DIGITS = 4;

export default defineAnalysis<typeof growthCurve>()({
  formula: 'growth-curve',
  action: 'Fit the growth curve',
  fields: {
    data: {
      kind: 'text',
      label: 'Times and sizes',
      hint: 'A line each: time and cells, CFU or optical density. Replicates are further lines.',
      lines: 8,
      maxLength: 100_000,
    },
    timeUnit: {
      kind: 'choice',
      label: 'Time in',
      look: 'menu',
      options: [
        { value: 'minutes', label: 'Minutes' },
        { value: 'hours', label: 'Hours' },
      ],
      initial: 'hours',
    },
    background: {
      kind: 'number',
      label: 'Background',
      hint: 'Of the medium without cells; taken off each size.',
      optional: true,
      min: 0,
      step: 0.01,
    },
    window: {
      kind: 'number',
      label: 'Points of the straight stretch',
      hint: 'Consecutive points, 3 or more. The steepest stretch of ln N is found.',
      isExact: true,
      min: 3,
      initial: 5,
    },
  },
  example: {
    data: '0 0.051\n1 0.053\n2 0.058\n3 0.079\n4 0.132\n5 0.246\n6 0.442\n7 0.721\n8 0.968\n9 1.12\n10 1.19\n11 1.21\n12 1.22',
    timeUnit: 'hours',
    background: '',
    window: '4',
  },
  sources: ['monod1949', 'zwietering1990'],
  present: (result, input) => {
    const unit = UNITS[input.timeUnit];
    const { stretch, models, count } = result;
    const text = significant(stretch.doublingTime, DIGITS);
    return {
      headline: {
        field: 'stretch.doublingTime',
        label: 'Doubling time',
        value: stretch.doublingTime,
        text,
        unit,
        note: `On the steepest stretch, from ${statisticText(stretch.from)} to ${statisticText(stretch.to)} ${unit}.`,
      },
      status: `Doubling time ${text} ${unit}.`,
      blocks: [
        {
          kind: 'facts',
          title: 'Steepest stretch of ln N',
          figures: [
            statistic<Key>('stretch.rate', `Growth rate µ (per ${unit})`, stretch.rate),
            statistic<Key>('stretch.rateStandardError', 'Its standard error', stretch.rateStandardError),
            statistic<Key>('stretch.lag', `Lag ends at (${unit})`, stretch.lag, {
              missing: 'No lag: the line meets the first size before the first time.',
            }),
            statistic<Key>('stretch.rSquared', 'R²', stretch.rSquared),
            statistic<Key>('count', 'Points', count),
          ],
        },
        modelBlock(models, unit),
        chartBlock(result, input),
      ],
      working: [
        {
          label: 'Doubling time',
          formula: 'ln 2 ÷ µ',
          substituted: `0.693147 ÷ ${significant(stretch.rate, 6)}`,
          value: `${text} ${unit}`,
        },
      ],
    };
  },
});

const ROWS = [
  { key: 'rate', label: 'Largest growth rate µ' },
  { key: 'doublingTime', label: 'Doubling time at µ' },
  { key: 'lag', label: 'Lag λ' },
  { key: 'rise', label: 'Rise A of ln N' },
  { key: 'start', label: 'ln N at the start' },
  { key: 'residualSumOfSquares', label: 'Sum of squared residuals of ln N' },
] as const;

function modelBlock(models: readonly GrowthModelFit[], unit: string): Block<Key> {
  if (models.length === 0)
    return {
      kind: 'notice',
      tone: 'neutral',
      text: 'No sigmoid curve could be fitted: five points or more are needed that show the start, the rise and the plateau.',
    };
  const cell = (fit: GrowthModelFit, index: number, key: (typeof ROWS)[number]['key'], label: string): Figure<Key> => {
    const error = key === 'rate' || key === 'lag' || key === 'rise' || key === 'start' ? fit.standardErrors[key] : null;
    return {
      ...statistic<Key>(`models.${index}.${key}`, `${label}, ${MODELS[fit.model]}`, fit[key]),
      ...(error === null ? {} : { note: `± ${significant(error, 3)}` }),
    };
  };
  return {
    kind: 'table',
    title: 'Sigmoid curves',
    columns: [
      { label: 'Parameter' },
      ...models.map(({ model }, index) => ({
        label: index === 0 && models.length > 1 ? `${MODELS[model]}, closer` : MODELS[model],
        numeric: true,
      })),
    ],
    rows: ROWS.map(({ key, label }) => [label, ...models.map((fit, index) => cell(fit, index, key, label))]),
    isFolded: false,
    note: `Times in ${unit}. Fitted to ln N, each with its standard error below.`,
  };
}

function chartBlock({ points, curve, models }: GrowthCurveResult, { timeUnit }: GrowthCurveInput): Block<Key> {
  const [best] = models;
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Growth curve',
      summary: `Sizes over time, on a logarithmic scale${best === undefined ? '' : `, with the ${MODELS[best.model]} curve`}.`,
      x: { label: 'Time', unit: UNITS[timeUnit] },
      y: { label: 'Size', scale: 'logarithmic', digits: 4 },
      series: [
        {
          name: 'Measured',
          marks: 'points',
          points: points.map(({ time, size }) => ({ x: time, y: size })),
        },
        ...(best === undefined
          ? []
          : [
              {
                name: MODELS[best.model],
                marks: 'line' as const,
                points: curve.map(({ time, size }) => ({ x: time, y: size })),
              },
            ]),
      ],
    },
  };
}
