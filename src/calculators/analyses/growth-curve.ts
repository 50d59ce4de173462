import { statisticText } from '#src/calculators/families/statisticsNumbers.ts';
import { statistic } from '#src/calculators/families/statisticsOutputs.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { significant } from '#src/engine/kit/format.ts';
import { cellText } from '#src/engine/kit/onDemand/presentationText.ts';
import type { FigureOf, Here, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { Block, ResultKey } from '#src/engine/kit/presentation.ts';
import { digits } from '#src/engine/kit/writing.ts';
import type growthCurve from '#workers/formulas/growth-curve.ts';
import type { GrowthCurveInput, GrowthCurveResult, GrowthModelFit } from '#workers/formulas/growth-curve.ts';

type Key = ResultKey<GrowthCurveResult>;

const UNITS = { minutes: 'min', hours: 'h' } as const;
const MODELS = { gompertz: 'Gompertz', logistic: 'Logistic' } as const;
const PARAMETERS = ['rate', 'doublingTime', 'lag', 'rise', 'start', 'residualSumOfSquares'] as const;

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
  outputs: {
    count: statistic('Points'),
    stretch: {
      kind: 'group',
      keys: {
        rate: statistic(({ input }) => `Growth rate µ (per ${UNITS[input.timeUnit]})`),
        rateStandardError: statistic('Its standard error'),
        doublingTime: {
          kind: 'number',
          label: 'Doubling time',
          unit: ({ input }) => UNITS[input.timeUnit],
          written: digits(4),
          note: ({ row, input }) =>
            `On the steepest stretch, from ${statisticText(row.from)} to ${statisticText(row.to)} ${UNITS[input.timeUnit]}.`,
        },
        lag: statistic(({ input }) => `Lag ends at (${UNITS[input.timeUnit]})`, {
          missing: 'No lag: the line meets the first size before the first time.',
        }),
        rSquared: statistic('R²'),
        from: statistic('First time of the stretch'),
        to: statistic('Last time of the stretch'),
      },
    },
    models: {
      kind: 'rows',
      label: 'Sigmoid curves',
      of: ({ row }) => MODELS[row.model],
      row: {
        model: { kind: 'words', label: 'Curve', words: MODELS },
        rate: estimate('rate', 'Largest growth rate µ'),
        doublingTime: statistic('Doubling time at µ'),
        lag: estimate('lag', 'Lag λ'),
        rise: estimate('rise', 'Rise A of ln N'),
        start: estimate('start', 'ln N at the start'),
        residualSumOfSquares: statistic('Sum of squared residuals of ln N'),
        standardErrors: { kind: 'inner', label: 'Standard errors' },
      },
    },
    points: { kind: 'inner', label: 'Sizes as measured' },
    curve: { kind: 'inner', label: 'Closer curve' },
  },
  present: (result, input, figure) => {
    const headline = figure('stretch.doublingTime');
    const text = cellText(headline);
    return {
      headline,
      status: `Doubling time ${text}.`,
      blocks: [
        {
          kind: 'facts',
          title: 'Steepest stretch of ln N',
          figures: (
            ['stretch.rate', 'stretch.rateStandardError', 'stretch.lag', 'stretch.rSquared', 'count'] as const
          ).map((key) => figure(key)),
        },
        modelBlock(result.models, UNITS[input.timeUnit], figure),
        chartBlock(result, input),
      ],
      working: [
        {
          label: 'Doubling time',
          formula: 'ln 2 ÷ µ',
          substituted: `0.693147 ÷ ${significant(result.stretch.rate, 6)}`,
          value: text,
        },
      ],
    };
  },
});

/** A parameter that is fitted. */
function estimate(
  key: keyof GrowthModelFit['standardErrors'],
  label: string,
): NumberOutput<Here<unknown, unknown, GrowthModelFit>> {
  return statistic(label, { note: ({ row }) => `± ${significant(row.standardErrors[key], 3)}` });
}

function modelBlock(models: readonly GrowthModelFit[], unit: string, figure: FigureOf<Key>): Block<Key> {
  if (models.length === 0)
    return {
      kind: 'notice',
      tone: 'neutral',
      text: 'No sigmoid curve could be fitted: five points or more are needed that show the start, the rise and the plateau.',
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
    rows: PARAMETERS.map((key) => [
      figure.column(`models.0.${key}`).label,
      ...models.map((_, index) => figure(`models.${index}.${key}`)),
    ]),
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
        { name: 'Measured', marks: 'points', points: points.map(({ time, size }) => ({ x: time, y: size })) },
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
