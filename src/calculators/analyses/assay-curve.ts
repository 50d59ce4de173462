import { residualChart } from '#src/calculators/families/residualChart.ts';
import { DILUTION_OF_SAMPLES } from '#src/calculators/families/sampleFields.ts';
import { confidenceField, DECIMAL_MARK, tableField } from '#src/calculators/families/statisticsFields.ts';
import { inSentence, intervalWords, statisticText } from '#src/calculators/families/statisticsNumbers.ts';
import { statistic } from '#src/calculators/families/statisticsOutputs.ts';
import { count, name } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import type { Draft } from '#src/engine/kit/fields.ts';
import { cellText } from '#src/engine/kit/onDemand/presentationText.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { FigureOf, Here, Outputs } from '#src/engine/kit/outputs.ts';
import type { ChartBlock, NoticeBlock, Presentation, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import { numeral } from '#src/engine/kit/writing.ts';
import type assayCurve from '#workers/formulas/assay-curve.ts';
import type { AssayCurveInput, AssayCurveResult } from '#workers/formulas/assay-curve.ts';

type Model = AssayCurveResult['model'];

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
const NOT_REACHED = 'Not on the curve.';
const NOT_DETERMINED = 'Not determined.';

/** The results of an assay curve. */
const OUTPUTS: Outputs<AssayCurveResult, AssayCurveResult, AssayCurveInput> = {
  model: { kind: 'words', label: 'Curve', words: MODEL_NAMES },
  parameters: {
    kind: 'rows',
    label: 'Parameters',
    row: {
      value: statistic(parameterName),
      standardError: statistic((here) => `Standard error, ${parameterName(here)}`),
    },
  },
  residualStandardError: statistic('Residual SD'),
  degreesOfFreedom: count('Degrees of freedom'),
  rSquared: statistic('R²'),
  compared: {
    kind: 'rows',
    label: 'Curves compared',
    of: ({ row }) => MODEL_NAMES[row.model],
    row: {
      model: { kind: 'words', label: 'Curve', words: MODEL_NAMES },
      parameters: count('Parameters'),
      residualSumOfSquares: statistic('Sum of squares', { missing: NOT_DETERMINED }),
      aicc: statistic('AICc', { missing: NOT_DETERMINED }),
      difference: statistic('Difference', { missing: NOT_DETERMINED }),
    },
  },
  samples: {
    kind: 'rows',
    label: 'Samples',
    of: ({ row }) => row.name,
    row: {
      name: name('Sample'),
      readings: count('Readings'),
      absorbance: statistic('Mean absorbance'),
      deviation: statistic('SD', { missing: 'A single reading.' }),
      // That of the first sample is the headline.
      concentration: {
        kind: 'number',
        label: 'Concentration',
        columnUnit: ({ input }) => input.concentrationUnit,
        written: (value, { at }) => numeral(statisticText(value, at === '0' ? 5 : 6)),
        missing: ({ at }) => (at === '0' ? 'beyond the curve' : '–'),
        missingNote: NOT_REACHED,
      },
      standardError: statistic('SE', { missing: NOT_REACHED }),
      lower: statistic('Lower limit', { missing: NOT_REACHED }),
      upper: statistic('Upper limit', { missing: NOT_REACHED }),
      outside: { kind: 'words', label: 'Outside of the standards', words: { above: 'Above', below: 'Below' } },
    },
  },
  points: { kind: 'inner', label: 'Standards' },
  line: { kind: 'inner', label: 'Fitted curve' },
};

function parameterName({ result, at }: Here<AssayCurveResult, unknown, unknown>): string {
  return PARAMETER_NAMES[result.model][Number(at)] ?? '';
}

type Key = ResultKey<AssayCurveResult>;
type Box = Draft<AssayCurveInput>;

const MOST_POINTS = 2000;

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
    dilutionFactor: DILUTION_OF_SAMPLES,
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
  outputs: OUTPUTS,
  present,
});

function present(result: AssayCurveResult, input: AssayCurveInput, figure: FigureOf<Key>): Presentation<Key> {
  const { model, samples } = result;
  const [first] = samples;
  const headline = figure('samples.0.concentration', {
    label: `Concentration of ${first?.name ?? 'the sample'}`,
    unit: first === undefined || first.concentration === null ? undefined : input.concentrationUnit,
    note:
      first === undefined || first.lower === null
        ? 'The curve does not reach this absorbance.'
        : `${intervalWords(input.confidenceLevel, first.lower, first.upper)}. ${MODEL_NAMES[model]}: ${EQUATIONS[model]}.`,
  });
  return {
    headline,
    status: `${headline.label}: ${cellText(headline)}.`,
    blocks: [
      ...notices(result),
      sampleTable(result, input, figure),
      curveChart(result, input),
      residualChart({
        summary:
          'Measured minus fitted absorbance of the standards. A bow means that the standards have another curve.',
        x: { label: 'Concentration', unit: input.concentrationUnit },
        y: { label: 'Measured − fitted' },
        points: result.points
          .slice(0, MOST_POINTS)
          .map(({ concentration, residual }) => ({ x: concentration, residual })),
        on: 'curve',
      }),
      rowsTable(figure, {
        title: 'Curves compared',
        list: 'compared',
        rows: result.compared.length,
        columns: ['model', 'parameters', 'residualSumOfSquares', 'aicc', 'difference'],
        note: `The lowest AICc is best; a difference below ${inSentence(2)} is no evidence.`,
      }),
      parameterTable(result, figure),
      {
        kind: 'facts',
        title: 'Fit',
        figures: [figure('residualStandardError'), figure('degreesOfFreedom'), figure('rSquared')],
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
  figure: FigureOf<Key>,
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
    rows: samples.map(({ concentration }, at) => [
      figure(`samples.${at}.name`),
      figure(`samples.${at}.readings`),
      figure(`samples.${at}.absorbance`),
      figure(`samples.${at}.deviation`),
      // The first is the headline.
      at > 0 ? figure(`samples.${at}.concentration`) : concentration === null ? '–' : statisticText(concentration),
      figure(`samples.${at}.standardError`),
      figure(`samples.${at}.lower`),
      figure(`samples.${at}.upper`),
    ]),
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

function parameterTable({ parameters }: AssayCurveResult, figure: FigureOf<Key>): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Parameters',
    columns: [{ label: 'Parameter' }, { label: 'Estimate', numeric: true }, { label: 'Standard error', numeric: true }],
    rows: parameters.map((_, at) => {
      const value = figure(`parameters.${at}.value`);
      return [value.label, value, figure(`parameters.${at}.standardError`)];
    }),
  };
}
