import { confidenceField, DECIMAL_MARK, tableField } from '#src/families/statisticsFields.ts';
import {
  countFigure,
  inSentence,
  intervalWords,
  nameFigure,
  statistic,
  statisticText,
} from '#src/families/statisticsNumbers.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import type { Draft } from '#src/kit/fields.ts';
import { cellText } from '#src/kit/onDemand/presentationText.ts';
import type { ChartBlock, NoticeBlock, Presentation, ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type assayCurve from '#workers/formulas/assay-curve.ts';
import type { AssayCurveInput, AssayCurveResult } from '#workers/formulas/assay-curve.ts';

type Key = ResultKey<AssayCurveResult>;
type Box = Draft<AssayCurveInput>;
type Model = AssayCurveResult['model'];

const MOST_POINTS = 2000;
const MODEL_NAMES: Readonly<Record<Model, string>> = {
  linear: 'Line',
  quadratic: 'Quadratic',
  logistic: 'Four-parameter logistic',
};
const EQUATIONS: Readonly<Record<Model, string>> = {
  linear: 'A = a + b·c',
  quadratic: 'A = a + b·c + d·c²',
  logistic: 'A = bottom + (top − bottom) ÷ (1 + 10^((m − log₁₀ c)·h))',
};
const PARAMETER_NAMES: Readonly<Record<Model, readonly string[]>> = {
  linear: ['Intercept a', 'Slope b'],
  quadratic: ['Intercept a', 'Slope b', 'Curvature d'],
  logistic: ['Bottom', 'Top', 'Hill slope h', 'Middle m, log₁₀ c'],
};

export default defineAnalysis<typeof assayCurve>()({
  formula: 'assay-curve',
  action: 'Read the samples from the curve',
  fields: {
    standards: tableField<Box>({
      label: 'Standards',
      hint: 'A line for each: concentration (0 for the blank), then its absorbances.',
      placeholder: '0\t0.002\t-0.001\n125\t0.121\t0.118',
    }),
    samples: tableField<Box>({
      label: 'Samples',
      hint: 'A line for each: name, then its absorbances.',
      placeholder: 'S1\t0.350\t0.362\nS2\t0.840',
    }),
    decimalMark: DECIMAL_MARK,
    model: {
      kind: 'choice',
      label: 'Curve',
      look: 'menu',
      options: [
        { value: 'best', label: 'The best by AICc' },
        { value: 'linear', label: MODEL_NAMES.linear },
        { value: 'quadratic', label: MODEL_NAMES.quadratic },
        { value: 'logistic', label: MODEL_NAMES.logistic },
      ],
      initial: 'best',
    },
    concentrationUnit: {
      kind: 'choice',
      label: 'Standards in',
      look: 'menu',
      options: [
        { value: 'µg/mL', label: 'µg/mL' },
        { value: 'mg/mL', label: 'mg/mL' },
      ],
      initial: 'µg/mL',
    },
    dilutionFactor: {
      kind: 'number',
      label: 'Dilution of the samples',
      hint: 'How many times they were diluted; blank is 1.',
      optional: true,
      readsAs: 'dilution',
    },
    confidenceLevel: confidenceField(),
  },
  example: {
    standards:
      '0\t0.002\t-0.001\n125\t0.121\t0.118\n250\t0.229\t0.236\n500\t0.421\t0.428\n750\t0.589\t0.580\n1000\t0.721\t0.733\n1500\t0.941\t0.952\n2000\t1.108\t1.097',
    samples: 'S1\t0.350\t0.362\nS2\t0.840\nS3\t0.05\t0.048\t0.053',
    decimalMark: 'point',
    model: 'best',
    concentrationUnit: 'µg/mL',
    dilutionFactor: '10',
    confidenceLevel: '95',
  },
  sources: ['bradford1976', 'smith1985', 'deLeanMunsonRodbard1978', 'hurvichTsai1989', 'burnhamAnderson2004'],
  present,
});

function present(result: AssayCurveResult, input: AssayCurveInput): Presentation<Key> {
  const { model, samples, residualStandardError, degreesOfFreedom, rSquared } = result;
  const [first] = samples;
  const concentration = first?.concentration ?? null;
  const text = concentration === null ? 'beyond the curve' : statisticText(concentration, 5);
  const label = `Concentration of ${first?.name ?? 'the sample'}`;
  return {
    headline: {
      field: 'samples.0.concentration',
      label,
      value: concentration,
      text,
      ...(concentration === null ? {} : { unit: input.concentrationUnit }),
      note:
        first === undefined || first.lower === null
          ? 'The curve does not reach this absorbance.'
          : `${intervalWords(input.confidenceLevel, first.lower, first.upper)}. ${MODEL_NAMES[model]}: ${EQUATIONS[model]}.`,
    },
    status: `${label}: ${text}${concentration === null ? '' : ` ${input.concentrationUnit}`}.`,
    blocks: [
      ...notices(result),
      sampleTable(result, input),
      curveChart(result, input),
      residualChart(result, input),
      comparedTable(result),
      parameterTable(result),
      {
        kind: 'facts',
        title: 'Fit',
        figures: [
          statistic('residualStandardError', 'Residual SD', residualStandardError),
          countFigure('degreesOfFreedom', 'Degrees of freedom', degreesOfFreedom),
          statistic('rSquared', 'R²', rSquared),
        ],
      },
    ],
    working: [],
  };
}

function notices({ samples, compared, model }: AssayCurveResult): readonly NoticeBlock[] {
  const outside = samples.filter((sample) => sample.outside !== null);
  const names = (side: 'above' | 'below') =>
    outside
      .filter((sample) => sample.outside === side)
      .map(({ name }) => name)
      .join(', ');
  const chosen = compared.find((each) => each.model === model);
  const better = compared.find(({ difference }) => difference === 0);
  const texts = [
    ...(names('above') === '' ? [] : [`Beyond the highest standard: ${names('above')}. Dilute and measure again.`]),
    ...(names('below') === ''
      ? []
      : [`Below the lowest standard: ${names('below')}. Too little for this assay, or less than the blank.`]),
    ...((chosen?.difference ?? 0) > 10 && better !== undefined
      ? [`The standards bend away from this curve: ${MODEL_NAMES[better.model].toLowerCase()} is far better by AICc.`]
      : []),
  ];
  return texts.map((text) => ({ kind: 'notice', tone: 'caution', text }));
}

function sampleTable(
  { samples }: AssayCurveResult,
  { concentrationUnit, confidenceLevel, dilutionFactor }: AssayCurveInput,
): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Samples',
    columns: [
      { label: 'Sample' },
      { label: 'Readings', numeric: true },
      { label: 'Mean absorbance', numeric: true },
      { label: 'SD', numeric: true },
      { label: `Concentration (${concentrationUnit})`, numeric: true },
      { label: 'SE', numeric: true },
      { label: 'Lower limit', numeric: true },
      { label: 'Upper limit', numeric: true },
    ],
    note: `${confidenceLevel} % limits: estimate ± t·SE, of the curve and of the readings.${dilutionFactor === 1 ? '' : ` Of the undiluted samples, × ${statisticText(dilutionFactor)}.`}`,
    rows: samples.map((sample, at) => {
      const cell = (key: 'concentration' | 'standardError' | 'lower' | 'upper', label: string) =>
        statistic<Key>(`samples.${at}.${key}`, `${label}, ${sample.name}`, sample[key], {
          missing: 'Not on the curve.',
        });
      return [
        nameFigure<Key>(`samples.${at}.name`, 'Sample', sample.name),
        countFigure<Key>(`samples.${at}.readings`, `Readings, ${sample.name}`, sample.readings),
        statistic<Key>(`samples.${at}.absorbance`, `Mean absorbance, ${sample.name}`, sample.absorbance),
        statistic<Key>(`samples.${at}.deviation`, `SD, ${sample.name}`, sample.deviation, {
          missing: 'A single reading.',
        }),
        at === 0 ? cellText(cell('concentration', 'Concentration')) : cell('concentration', 'Concentration'),
        cell('standardError', 'SE'),
        cell('lower', 'Lower limit'),
        cell('upper', 'Upper limit'),
      ];
    }),
  };
}

function curveChart(
  { points, line, samples }: AssayCurveResult,
  { concentrationUnit, dilutionFactor }: AssayCurveInput,
): ChartBlock {
  const read = samples.flatMap(({ name, concentration, absorbance }) =>
    concentration === null ? [] : [{ x: concentration / dilutionFactor, y: absorbance, label: name }],
  );
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Standard curve',
      summary: 'The standards, the fitted curve, and where the samples were read, as diluted.',
      x: { label: 'Concentration', unit: concentrationUnit },
      y: { label: 'Absorbance' },
      series: [
        {
          name: 'Standards',
          marks: 'points',
          points: points
            .slice(0, MOST_POINTS)
            .map(({ concentration, absorbance }) => ({ x: concentration, y: absorbance })),
        },
        {
          name: 'Fitted curve',
          marks: 'line',
          points: line.map(({ concentration, absorbance }) => ({ x: concentration, y: absorbance })),
        },
        ...(read.length === 0 ? [] : [{ name: 'Samples', marks: 'points' as const, points: read }]),
      ],
    },
  };
}

function residualChart({ points }: AssayCurveResult, { concentrationUnit }: AssayCurveInput): ChartBlock {
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Residuals',
      summary: 'Measured minus fitted absorbance of the standards. A bow means that the standards have another curve.',
      x: { label: 'Concentration', unit: concentrationUnit },
      y: { label: 'Measured − fitted' },
      series: [
        {
          name: 'Residual',
          marks: 'points',
          points: points
            .slice(0, MOST_POINTS)
            .map(({ concentration, residual }) => ({ x: concentration, y: residual })),
        },
      ],
      levels: [{ y: 0, label: 'On the curve' }],
    },
  };
}

function comparedTable({ compared }: AssayCurveResult): TableBlock<Key> {
  const missing = { missing: 'Not determined.' };
  return {
    kind: 'table',
    title: 'Curves compared',
    columns: [
      { label: 'Curve' },
      { label: 'Parameters', numeric: true },
      { label: 'Sum of squares', numeric: true },
      { label: 'AICc', numeric: true },
      { label: 'Difference', numeric: true },
    ],
    note: `The lowest AICc is best; a difference below ${inSentence(2)} is no evidence.`,
    rows: compared.map(({ model, parameters, residualSumOfSquares, aicc, difference }, at) => [
      { field: `compared.${at}.model`, label: 'Curve', value: model, text: MODEL_NAMES[model] },
      countFigure<Key>(`compared.${at}.parameters`, `Parameters, ${MODEL_NAMES[model]}`, parameters),
      statistic<Key>(
        `compared.${at}.residualSumOfSquares`,
        `Sum of squares, ${MODEL_NAMES[model]}`,
        residualSumOfSquares,
        missing,
      ),
      statistic<Key>(`compared.${at}.aicc`, `AICc, ${MODEL_NAMES[model]}`, aicc, missing),
      statistic<Key>(`compared.${at}.difference`, `Difference, ${MODEL_NAMES[model]}`, difference, missing),
    ]),
  };
}

function parameterTable({ model, parameters }: AssayCurveResult): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Parameters',
    columns: [{ label: 'Parameter' }, { label: 'Estimate', numeric: true }, { label: 'Standard error', numeric: true }],
    rows: parameters.map(({ value, standardError }, at) => {
      const name = PARAMETER_NAMES[model][at] ?? '';
      return [
        name,
        statistic<Key>(`parameters.${at}.value`, name, value),
        statistic<Key>(`parameters.${at}.standardError`, `Standard error, ${name}`, standardError),
      ];
    }),
  };
}
