import { intervalWords } from '#src/families/statisticsNumbers.ts';
import { statistic } from '#src/families/statisticsOutputs.ts';
import { count, name } from '#src/kit/countAndName.ts';
import type { GroupOutput, NumberOutput, Outputs } from '#src/kit/outputs.ts';
import { decimals } from '#src/kit/writing.ts';
import type { QpcrUnknownsInput, QpcrUnknownsResult, UnknownSample } from '#workers/formulas/qpcr-unknowns.ts';

const CYCLES = { unit: 'cycles' } as const;
const SINGLE = 'A single well.';
const UNCERTAIN = 'The slope is too uncertain.';

/** The results of reading samples from a standard curve. */
export const OUTPUTS: Outputs<QpcrUnknownsResult, QpcrUnknownsResult, QpcrUnknownsInput> = {
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
