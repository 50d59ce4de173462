import { RESIDUAL_CHECKS } from '#src/calculators/families/checksOutputs.ts';
import { limits, pValue, READING, statistic } from '#src/calculators/families/statisticsOutputs.ts';
import { count, name } from '#src/engine/kit/countAndName.ts';
import type { GroupOutput, Outputs } from '#src/engine/kit/outputs.ts';
import type { LinearRegressionInput, LinearRegressionResult } from '#workers/formulas/linear-regression.ts';

const ORIGIN = 'The line is forced through the origin.';
const FLAT = 'All readings are equal.';

/** The results of a linear regression. */
export const OUTPUTS: Outputs<LinearRegressionResult, LinearRegressionResult, LinearRegressionInput> = {
  count: count('Points'),
  slope: statistic('Slope'),
  slopeStandardError: statistic('Standard error of the slope'),
  slopeInterval: { kind: 'group', keys: limits(' of the slope') },
  intercept: statistic('Intercept'),
  interceptStandardError: statistic('Standard error of the intercept', { missing: ORIGIN }),
  interceptInterval: {
    kind: 'group',
    label: 'Limits of the intercept',
    missingNote: ORIGIN,
    keys: limits(' of the intercept'),
  },
  rSquared: statistic('R²', { missing: FLAT }),
  adjustedRSquared: statistic('Adjusted R²', { missing: FLAT }),
  residualStandardError: statistic('Residual SD (s)'),
  degreesOfFreedom: count('Degrees of freedom'),
  statistic: statistic('t of the slope', {
    missing: ({ result }) => (result.rSquared === null ? FLAT : 'The points lie on the line: t has no limit.'),
  }),
  pValue: pValue('p value of the slope', FLAT),
  residuals: {
    kind: 'rows',
    label: 'Points and residuals',
    row: {
      x: statistic(numbered('x of point')),
      y: statistic(numbered('y of point')),
      fitted: statistic(numbered('On the line, point')),
      residual: statistic(numbered('Residual of point')),
      standardizedResidual: statistic(numbered('Standardized residual of point'), {
        missing: 'The line must go through this point, or all residuals are 0.',
      }),
    },
  },
  predictions: {
    kind: 'rows',
    label: 'Predictions',
    of: ({ at }) => `prediction ${Number(at) + 1}`,
    row: {
      x: statistic(numbered('x of prediction')),
      fit: statistic(numbered('Prediction')),
      confidence: { kind: 'group', keys: limits(' of the line') },
      prediction: { kind: 'group', keys: limits(' of a reading') },
    },
  },
  inverse: {
    kind: 'rows',
    label: 'Unknowns read from the line',
    row: {
      y: statistic(numbered('Mean reading of unknown')),
      replicates: count(numbered('Replicates of unknown')),
      x: statistic(({ result, at }) => `${result.names.x} of unknown ${Number(at) + 1}`),
      standardError: statistic(numbered('Standard error of unknown')),
      lower: statistic(numbered('Lower limit of unknown')),
      upper: statistic(numbered('Upper limit of unknown')),
      fieller: {
        kind: 'group',
        label: numbered('Fieller’s limits of unknown'),
        keys: {
          lower: statistic(numbered('Fieller’s lower limit of unknown')),
          upper: statistic(numbered('Fieller’s upper limit of unknown')),
        },
      },
      extrapolated: { kind: 'flag', label: numbered('Extrapolated, unknown') },
    },
  },
  detectionLimit: statistic('Detection limit, 3.3·s ÷ slope'),
  quantitationLimit: statistic('Quantitation limit, 10·s ÷ slope'),
  names: { kind: 'group', keys: { x: name('Name of x'), y: name('Name of y') } },
  bands: { kind: 'inner', label: 'Bands of the line' },
  fewRuns: pValue('p value of so few runs of residuals of one sign'),
  hasInfluentialPoint: { kind: 'flag', label: 'A point pulls strongly and lies far from the line' },
  assumptions: {
    kind: 'group',
    label: 'Checks',
    missingNote: 'The points lie on the line.',
    keys: {
      ...RESIDUAL_CHECKS,
      curvature: testOf('Curvature', 't of a squared term'),
      breuschPagan: testOf('Breusch-Pagan test', 'Breusch-Pagan χ² (spread along the line)'),
      cooksDistance: {
        kind: 'group',
        keys: {
          ...extreme('Cook’s distance'),
          line: count('Line with the largest Cook’s distance'),
          slopeWithout: statistic('Slope without that line'),
        },
      },
      leverage: { kind: 'group', keys: extreme('leverage') },
      studentizedResidual: {
        kind: 'group',
        label: 'Largest studentized residual',
        missingNote: 'Too few points.',
        keys: {
          largest: statistic('Largest studentized residual'),
          line: count('Line of that residual'),
          bonferroniPValue: pValue('Its p value, Bonferroni'),
        },
      },
      durbinWatson: statistic('Durbin-Watson', { note: 'About 2 where neighbors are independent.' }),
    },
  },
  reading: READING,
};

type Checks = NonNullable<LinearRegressionResult['assumptions']>;

function testOf(
  label: string,
  named: string,
): GroupOutput<NonNullable<Checks['curvature']>, unknown, unknown, unknown> {
  return {
    kind: 'group',
    label,
    missingNote: 'Too few different values.',
    keys: { statistic: statistic(named), pValue: pValue(`p value, ${label.toLowerCase()}`) },
  };
}

function extreme(of: string): Outputs<Checks['leverage'], unknown, unknown> {
  return {
    largest: statistic(`Largest ${of}`),
    threshold: statistic(`Limit of ${of}, 4/n`),
    above: count(`Points above the limit of ${of}`),
  };
}

/** 'x of point 1': the label with the number of the row. */
function numbered(label: string): (here: { readonly at: string }) => string {
  return ({ at }) => `${label} ${Number(at) + 1}`;
}
