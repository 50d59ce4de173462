import { statisticText } from '#src/families/statisticsNumbers.ts';
import { statistic } from '#src/families/statisticsOutputs.ts';
import { count, name } from '#src/kit/countAndName.ts';
import type { Here, Outputs } from '#src/kit/outputs.ts';
import { numeral } from '#src/kit/writing.ts';
import type { AssayCurveInput, AssayCurveResult } from '#workers/formulas/assay-curve.ts';

type Model = AssayCurveResult['model'];

export const MODEL_NAMES: Readonly<Record<Model, string>> = {
  linear: 'Line',
  quadratic: 'Quadratic',
  logistic: 'Four-parameter logistic',
};
export const EQUATIONS: Readonly<Record<Model, string>> = {
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
export const OUTPUTS: Outputs<AssayCurveResult, AssayCurveResult, AssayCurveInput> = {
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
