import { AS_TYPED, decimalsOf } from '#src/calculators/families/statisticsNumbers.ts';
import { pValue, READING, statistic } from '#src/calculators/families/statisticsOutputs.ts';
import { count, name } from '#src/engine/kit/countAndName.ts';
import type { Here, NumberOutput, Outputs } from '#src/engine/kit/outputs.ts';
import type {
  DescriptiveStatisticsInput,
  DescriptiveStatisticsResult,
} from '#workers/formulas/descriptive-statistics.ts';

type Place = Here<DescriptiveStatisticsResult, DescriptiveStatisticsInput, unknown>;

const MORE_VALUES = 'Needs at least 2 values.';
const POSITIVE = 'Needs values above 0.';
const THREE = { missing: 'Needs at least 3 values that differ.' };
const SHAPIRO_WILK = 'Needs 3 to 5000 values that differ.';

/** The results of descriptive statistics. */
export const OUTPUTS: Outputs<DescriptiveStatisticsResult, DescriptiveStatisticsResult, DescriptiveStatisticsInput> = {
  columns: {
    kind: 'rows',
    label: 'Columns',
    of: ({ row }) => row.name,
    row: {
      name: name('Name'),
      count: count('Values (n)'),
      missing: count('Missing'),
      mean: onScale('Mean'),
      standardDeviation: onScale('SD (n − 1)'),
      standardError: onScale('SEM', { more: 1 }),
      confidenceInterval: {
        kind: 'group',
        keys: { lower: onScale('Lower limit of the mean'), upper: onScale('Upper limit of the mean') },
      },
      variance: statistic('Variance (n − 1)', { missing: MORE_VALUES }),
      populationStandardDeviation: onScale('Population SD (n)'),
      coefficientOfVariation: statistic('Coefficient of variation', { unit: '%', columnUnit: '%' }),
      sum: onScale('Sum', { more: AS_TYPED }),
      geometricMean: onScale('Geometric mean', { missing: POSITIVE }),
      geometricStandardDeviation: statistic('Geometric SD (factor)', {
        missing: 'Needs at least 2 values, all above 0.',
      }),
      harmonicMean: onScale('Harmonic mean', { missing: POSITIVE }),
      minimum: onScale('Minimum', { more: AS_TYPED }),
      quartile1: onScale('Lower quartile'),
      median: onScale('Median'),
      quartile3: onScale('Upper quartile'),
      maximum: onScale('Maximum', { more: AS_TYPED }),
      interquartileRange: onScale('Interquartile range'),
      range: onScale('Range', { more: AS_TYPED }),
      medianAbsoluteDeviation: onScale('Median absolute deviation'),
      skewness: statistic('Skewness', THREE),
      excessKurtosis: statistic('Excess kurtosis', { missing: 'Needs at least 4 values that differ.' }),
      skewnessMethods: {
        kind: 'group',
        keys: {
          population: statistic('Skewness g1 (population)', THREE),
          adjusted: statistic('Skewness G1 (Excel, Prism, SPSS)', THREE),
          minitab: statistic('Skewness b1 (Minitab)', THREE),
        },
      },
      shapiroWilk: {
        kind: 'group',
        keys: {
          statistic: statistic('Shapiro-Wilk W', { missing: SHAPIRO_WILK }),
          pValue: pValue('Shapiro-Wilk p', SHAPIRO_WILK),
        },
      },
      quartileMethods: {
        kind: 'group',
        keys: {
          linear: quartilesIn('R, Excel QUARTILE.INC'),
          exclusive: quartilesIn('Prism, SPSS, Minitab'),
          tukeyHinges: quartilesIn('Tukey’s hinges'),
          mooreMcCabe: quartilesIn('TI-83'),
        },
      },
      values: { kind: 'inner', label: 'Values' },
    },
  },
  reading: READING,
};

/** The quartiles by the rule of these programs. */
function quartilesIn(programs: string) {
  const keys = { quartile1: onScale(`Lower, ${programs}`), quartile3: onScale(`Upper, ${programs}`) };
  return { kind: 'group', keys } as const;
}

/** A number on the scale of the values: its digits follow their spread. */
function onScale(label: string, { missing = MORE_VALUES, more = 0 } = {}): NumberOutput<Place> {
  const decimals = ({ result, at }: Place) => {
    const column = result.columns[Number(at)];
    return column === undefined ? AS_TYPED : decimalsOf(column) + more;
  };
  return statistic(label, { missing, decimals });
}
