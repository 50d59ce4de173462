import { limits, pValue, READING, statistic } from '#src/calculators/families/statisticsOutputs.ts';
import { count, name } from '#src/engine/kit/countAndName.ts';
import type { Here, Outputs } from '#src/engine/kit/outputs.ts';
import type { DoseResponseInput, DoseResponseResult } from '#workers/formulas/dose-response.ts';

type Place = Here<DoseResponseResult, DoseResponseInput, unknown>;

const FIXED = { missing: 'Fixed.' };
const columnUnit = ({ input }: Place) => input.doseUnit || undefined;

/** The results of a dose-response fit. */
export const OUTPUTS: Outputs<DoseResponseResult, DoseResponseResult, DoseResponseInput> = {
  curves: {
    kind: 'rows',
    label: 'Curves',
    of: ({ row }) => row.name,
    row: {
      name: name('Name'),
      count: count('Responses'),
      ec50: statistic('EC50', { columnUnit }),
      ec50Interval: {
        kind: 'group',
        keys: {
          lower: statistic('EC50, lower limit', { columnUnit }),
          upper: statistic('EC50, upper limit', { columnUnit, missing: 'Beyond all numbers.' }),
        },
      },
      logEc50: statistic('log10 EC50'),
      bottom: statistic('Bottom'),
      bottomInterval: intervalOf('Bottom'),
      top: statistic('Top'),
      topInterval: intervalOf('Top'),
      hillSlope: statistic('Hill slope'),
      hillSlopeInterval: intervalOf('Hill slope'),
      standardErrors: {
        kind: 'group',
        keys: {
          logEc50: statistic('Standard error of log10 EC50'),
          bottom: statistic('Standard error of the bottom', FIXED),
          top: statistic('Standard error of the top', FIXED),
          hillSlope: statistic('Standard error of the Hill slope', FIXED),
        },
      },
      rSquared: statistic('R²'),
      effectiveDoses: {
        kind: 'rows',
        label: 'Doses of other effects',
        row: {
          percent: { ...count((here) => `Effect ${Number(here.at) + 1}, ${curveName(here)}`), columnUnit: '%' },
          dose: statistic((here) => `Dose of ${here.row.percent} %, ${curveName(here)}`, {
            columnUnit: (here) => columnUnit(here),
          }),
        },
      },
      residualStandardError: statistic('Residual SD'),
      degreesOfFreedom: count('Degrees of freedom'),
      points: { kind: 'inner', label: 'Responses with their residuals' },
      line: { kind: 'inner', label: 'Points of the curve' },
    },
  },
  residualStandardError: statistic('Residual SD'),
  degreesOfFreedom: count('Degrees of freedom'),
  residualSumOfSquares: statistic('Residual sum of squares'),
  potencyRatios: {
    kind: 'rows',
    label: 'Potency ratios',
    of: ({ row }) => row.curve,
    row: {
      curve: name('Curve'),
      reference: name('Reference'),
      ratio: statistic('Potency ratio'),
      ...limits(' of the ratio'),
    },
  },
  commonEc50Test: {
    kind: 'group',
    keys: {
      statistic: statistic('F', { missing: 'The points lie on the curves: F has no limit.' }),
      numeratorDegreesOfFreedom: count('Degrees of freedom, numerator'),
      denominatorDegreesOfFreedom: count('Degrees of freedom, denominator'),
      pValue: pValue('p value'),
    },
  },
  doseName: name('Name of the dose'),
  reading: READING,
};

function intervalOf(parameter: string) {
  return {
    kind: 'group' as const,
    label: (here: Place) => `${parameter}, interval, ${curveName(here)}`,
    missingNote: FIXED.missing,
    keys: {
      lower: statistic(`${parameter}, lower limit`, FIXED),
      upper: statistic(`${parameter}, upper limit`, FIXED),
    },
  };
}

function curveName({ result, items: [curve] }: Place): string | undefined {
  return result.curves[Number(curve)]?.name;
}
