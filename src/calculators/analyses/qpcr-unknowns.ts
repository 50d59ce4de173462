import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import { residualChart } from '#src/calculators/families/residualChart.ts';
import { DILUTION_OF_SAMPLES } from '#src/calculators/families/sampleFields.ts';
import { confidenceField, DECIMAL_MARK, tableField } from '#src/calculators/families/statisticsFields.ts';
import { inSentence, intervalWords, statisticText } from '#src/calculators/families/statisticsNumbers.ts';
import { statistic } from '#src/calculators/families/statisticsOutputs.ts';
import { count, name } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import type { Draft } from '#src/engine/kit/fields.ts';
import { counted, fixed } from '#src/engine/kit/format.ts';
import type { Axis } from '#src/engine/kit/onDemand/chart.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { FigureOf, GroupOutput, NumberOutput, Outputs } from '#src/engine/kit/outputs.ts';
import type {
  ChartBlock,
  ListBlock,
  NoticeBlock,
  Presentation,
  ResultKey,
  TableBlock,
} from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type qpcrUnknowns from '#workers/formulas/qpcr-unknowns.ts';
import type { QpcrUnknownsInput, QpcrUnknownsResult, UnknownSample } from '#workers/formulas/qpcr-unknowns.ts';

const CYCLES = { unit: 'cycles' } as const;
const SINGLE = 'A single well.';
const UNCERTAIN = 'The slope is too uncertain.';

/** The results of reading samples from a standard curve. */
const OUTPUTS: Outputs<QpcrUnknownsResult, QpcrUnknownsResult, QpcrUnknownsInput> = {
  slope: statistic('Slope', CYCLES),
  slopeStandardError: statistic('Standard error of the slope', CYCLES),
  slopeInterval: limitsOf('Slope', CYCLES),
  intercept: statistic('Intercept', { ...CYCLES, note: 'Ct of a quantity of 1.' }),
  rSquared: statistic('R²'),
  residualStandardError: statistic('Residual SD', CYCLES),
  amplificationFactor: statistic('Factor per cycle'),
  factorStandardError: statistic('Standard error of the factor'),
  efficiency: {
    kind: 'number',
    label: 'Efficiency',
    unit: '%',
    written: decimals(1),
    note: ({ result, input }) => {
      const { lower, upper } = result.efficiencyInterval;
      return `${intervalWords(input.confidenceLevel, lower, upper)}. Perfect doubling is 100 %.`;
    },
  },
  efficiencyInterval: limitsOf('Efficiency', { unit: '%', missing: 'The slope may be 0.' }),
  standardWells: count('Wells in the fit'),
  standardsUndetermined: count('Undetermined wells of the standards'),
  dynamicRange: { kind: 'group', keys: { from: statistic('Lowest standard'), to: statistic('Highest standard') } },
  lowestDeviation: {
    kind: 'number',
    label: 'SD of the lowest standard',
    unit: 'cycles',
    written: decimals(3),
    missingNote: SINGLE,
  },
  samples: {
    kind: 'rows',
    label: 'Samples',
    of: ({ row }) => row.name,
    row: {
      name: name('Sample'),
      wells: count('Wells'),
      undetermined: count('Undetermined'),
      meanCt: ofSample('Mean Ct'),
      ctDeviation: ofSample('SD of Ct', SINGLE),
      quantity: { ...ofSample('Quantity'), columnUnit: ({ input }) => input.quantityUnit || undefined },
      lower: ofSample('Lower limit', UNCERTAIN),
      upper: ofSample('Upper limit', UNCERTAIN),
      outside: {
        kind: 'words',
        label: ({ row }) => `Standards, ${row.name}`,
        words: { above: 'above them', below: 'below them' },
        missing: ({ row }) => (row.meanCt === null ? '–' : 'within'),
      },
    },
  },
  points: { kind: 'inner', label: 'Wells of the standards' },
};

function limitsOf(
  label: string,
  options: { readonly unit: string; readonly missing?: string },
): GroupOutput<QpcrUnknownsResult['slopeInterval'], unknown, unknown, QpcrUnknownsInput> {
  return {
    kind: 'group',
    keys: {
      lower: statistic(({ input }) => `${label}, ${input.confidenceLevel} % interval, lower limit`, options),
      upper: statistic(({ input }) => `${label}, ${input.confidenceLevel} % interval, upper limit`, options),
    },
  };
}

/** @param missing why it is missing, though a well reached the threshold */
function ofSample(label: string, missing = 'Undetermined.'): NumberOutput<{ readonly row: UnknownSample }> {
  return statistic(label, { missing: ({ row }) => (row.meanCt === null ? 'Undetermined.' : missing) });
}

type Key = ResultKey<QpcrUnknownsResult>;
type Box = Draft<QpcrUnknownsInput>;

const MOST_POINTS = 2000;

export default defineAnalysis<typeof qpcrUnknowns>()({
  formula: 'qpcr-unknowns',
  action: 'Read the samples from the curve',
  fields: {
    standards: tableField<Box>({
      label: 'Standards',
      hint: 'A line for each: quantity, then the Ct of its wells. "Undetermined" is counted and left out.',
      placeholder: '1e6\t14.82\t14.91\n1e5\t18.21\t18.33',
    }),
    samples: tableField<Box>({
      label: 'Samples',
      hint: 'A line for each: name, then the Ct of its wells.',
      placeholder: 'A\t20.11\t20.25\nB\t24.4\tUndetermined',
    }),
    decimalMark: DECIMAL_MARK,
    quantityUnit: {
      kind: 'text',
      label: 'Unit of the quantities',
      hint: 'For labels only.',
      placeholder: 'copies',
      optional: true,
      maxLength: 20,
    },
    dilutionFactor: DILUTION_OF_SAMPLES,
    confidenceLevel: confidenceField(),
  },
  example: {
    standards:
      '1e6\t14.82\t14.91\t14.77\n1e5\t18.21\t18.33\t18.25\n1e4\t21.74\t21.60\t21.69\n1e3\t25.02\t25.21\t25.13\n100\t28.61\t28.40\t28.74',
    samples: 'A\t20.11\t20.25\t20.02\nB\t24.4\tUndetermined\nC\t30.9\t31.2\nD\tUndetermined\tUndetermined',
    decimalMark: 'point',
    quantityUnit: 'copies',
    dilutionFactor: '5',
    confidenceLevel: '95',
  },
  sources: ['pfaffl2001', 'fieller1954', 'miqe2009', 'miqe2025'],
  outputs: OUTPUTS,
  present,
});

function present(result: QpcrUnknownsResult, input: QpcrUnknownsInput, figure: FigureOf<Key>): Presentation<Key> {
  const headline = figure('efficiency');
  return {
    headline,
    status: `Efficiency ${headline.text} %; ${counted(result.samples.length, 'sample', 'samples')} read.`,
    blocks: [
      ...notices(result),
      sampleTable(result, input, figure),
      {
        kind: 'facts',
        title: 'Standard curve',
        figures: [
          figure('slope'),
          figure('slopeStandardError'),
          figure('slopeInterval.lower'),
          figure('slopeInterval.upper'),
          figure('intercept'),
          figure('rSquared'),
          figure('residualStandardError'),
          figure('amplificationFactor'),
          figure('factorStandardError'),
          figure('efficiencyInterval.lower'),
          figure('efficiencyInterval.upper'),
          figure('standardWells'),
        ],
      },
      curveChart(result, input),
      residualChart({
        summary:
          'Measured minus fitted Ct of the standards. A bow means that the series is not linear over its whole range.',
        x: quantityAxis(input),
        y: { label: 'Measured − fitted', unit: 'cycles' },
        points: result.points.slice(0, MOST_POINTS).map(({ quantity, residual }) => ({ x: quantity, residual })),
        on: 'line',
      }),
      report(result, input, figure),
    ],
    working: [
      {
        label: 'Efficiency',
        formula: 'E = (10^(−1 ÷ slope) − 1) × 100',
        substituted: `(10^(−1 ÷ ${figure('slope').text}) − 1) × 100`,
        value: `${headline.text} %`,
      },
    ],
  };
}

function notices({ samples, standardsUndetermined }: QpcrUnknownsResult): readonly NoticeBlock[] {
  const outside = samples.filter((sample) => sample.outside !== null).map(({ name }) => name);
  const none = samples.filter(({ meanCt }) => meanCt === null).map(({ name }) => name);
  const partly = samples
    .filter(({ meanCt, undetermined }) => meanCt !== null && undetermined > 0)
    .map(({ name }) => name);
  return cautionNotices([
    [outside.length > 0, `Read beyond the standards: ${outside.join(', ')}. The line was not measured there.`],
    [none.length > 0, `No well reached the threshold: ${none.join(', ')}. That is no quantity of 0.`],
    [partly.length > 0, `Some wells were undetermined: ${partly.join(', ')}. The mean of the others reads too high.`],
    [
      standardsUndetermined > 0,
      `${counted(standardsUndetermined, 'well of the standards was', 'wells of the standards were')} undetermined and left out: the curve may be too flat at its low end.`,
    ],
  ]);
}

function sampleTable(
  { samples }: QpcrUnknownsResult,
  { confidenceLevel, dilutionFactor }: QpcrUnknownsInput,
  figure: FigureOf<Key>,
): TableBlock<Key> {
  const columns = ['name', 'wells', 'undetermined', 'meanCt', 'ctDeviation', 'quantity', 'lower', 'upper'] as const;
  return rowsTable(figure, {
    title: 'Samples',
    list: 'samples',
    rows: samples.length,
    columns: [...columns, ['outside', 'Standards']],
    note: `Limits: ${confidenceLevel} % by Fieller's theorem, of the curve and the wells alone.${dilutionFactor === 1 ? '' : ` Quantities are of the undiluted samples, × ${statisticText(dilutionFactor)}.`}`,
  });
}

function quantityAxis({ quantityUnit }: QpcrUnknownsInput): Axis {
  return { label: 'Quantity', scale: 'logarithmic', digits: 4, ...(quantityUnit === '' ? {} : { unit: quantityUnit }) };
}

function curveChart(
  { points, samples, slope, intercept, dynamicRange }: QpcrUnknownsResult,
  input: QpcrUnknownsInput,
): ChartBlock {
  const read = samples.flatMap(({ name, meanCt, quantity }) =>
    meanCt === null || quantity === null || !(quantity > 0)
      ? []
      : [{ x: quantity / input.dilutionFactor, y: meanCt, label: name }],
  );
  const line = [dynamicRange.from, dynamicRange.to].map((x) => ({ x, y: intercept + slope * Math.log10(x) }));
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Standard curve',
      summary: 'Ct of the standards over their quantity, the fitted line, and where the samples were read, as diluted.',
      x: quantityAxis(input),
      y: { label: 'Ct', unit: 'cycles' },
      series: [
        {
          name: 'Standards',
          marks: 'points',
          points: points.slice(0, MOST_POINTS).map(({ quantity, ct }) => ({ x: quantity, y: ct })),
        },
        { name: 'Fitted line', marks: 'line', points: line },
        ...(read.length === 0 ? [] : [{ name: 'Samples', marks: 'points' as const, points: read }]),
      ],
    },
  };
}

/** The essential items of the MIQE checklist of 2009 that a standard curve can answer. */
function report(
  result: QpcrUnknownsResult,
  { confidenceLevel, quantityUnit }: QpcrUnknownsInput,
  figure: FigureOf<Key>,
): ListBlock {
  const { slope, intercept, efficiencyInterval, rSquared, dynamicRange, lowestDeviation, samples } = result;
  const unit = quantityUnit === '' ? '' : ` ${quantityUnit}`;
  const replicates = Math.max(...samples.map(({ wells }) => wells));
  return {
    kind: 'list',
    title: 'For your report, as the MIQE checklist of 2009 asks',
    items: [
      `Standard curve: slope ${inSentence(slope, 4)}, y-intercept ${inSentence(intercept, 4)}.`,
      `PCR efficiency: ${figure('efficiency').text} % (${intervalWords(confidenceLevel, efficiencyInterval.lower, efficiencyInterval.upper)}), from the slope.`,
      `R² of the standard curve: ${rSquared === null ? 'not defined' : fixed(rSquared, 4)}.`,
      `Linear dynamic range tested: ${inSentence(dynamicRange.from, 4)} to ${inSentence(dynamicRange.to, 4)}${unit}.`,
      `Cq variation at the lower limit: ${lowestDeviation === null ? 'one well, none known' : `SD ${figure('lowestDeviation').text} cycles`}.`,
      `Technical replicates: up to ${counted(replicates, 'well', 'wells')} a sample; undetermined wells left out.`,
      'Still to add from the bench: limit of detection, Cq of the no-template control, primer sequences, specificity.',
    ],
  };
}
