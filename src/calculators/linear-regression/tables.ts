import { countFigure, pValueFigure, statistic } from '#src/families/statisticsNumbers.ts';
import { yesNoFigure } from '#src/families/yesNoFigure.ts';
import type { FactsBlock, Figure, ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type { LinearRegressionResult } from '#workers/formulas/linear-regression.ts';

type Key = ResultKey<LinearRegressionResult>;

const DRAWN = 50;
const ORIGIN = 'The line is forced through the origin.';
const FLAT = 'All readings are equal.';

/** Returns the parameters of the line with their errors and limits. */
export function fitFacts(result: LinearRegressionResult): FactsBlock<Key> {
  const { slopeInterval, interceptInterval } = result;
  const interceptLimits: readonly Figure<Key>[] =
    interceptInterval === null
      ? [{ field: 'interceptInterval' as Key, label: 'Limits of the intercept', value: null, text: '–', note: ORIGIN }]
      : [
          statistic<Key>('interceptInterval.lower', 'Lower limit of the intercept', interceptInterval.lower),
          statistic<Key>('interceptInterval.upper', 'Upper limit of the intercept', interceptInterval.upper),
        ];
  return {
    kind: 'facts',
    title: 'The line',
    figures: [
      statistic<Key>('slopeStandardError', 'Standard error of the slope', result.slopeStandardError),
      statistic<Key>('slopeInterval.lower', 'Lower limit of the slope', slopeInterval.lower),
      statistic<Key>('slopeInterval.upper', 'Upper limit of the slope', slopeInterval.upper),
      statistic<Key>('intercept', 'Intercept', result.intercept),
      statistic<Key>('interceptStandardError', 'Standard error of the intercept', result.interceptStandardError, {
        missing: ORIGIN,
      }),
      ...interceptLimits,
      statistic<Key>('rSquared', 'R²', result.rSquared, { missing: FLAT }),
      statistic<Key>('adjustedRSquared', 'Adjusted R²', result.adjustedRSquared, { missing: FLAT }),
      statistic<Key>('residualStandardError', 'Residual SD (s)', result.residualStandardError),
      countFigure<Key>('degreesOfFreedom', 'Degrees of freedom', result.degreesOfFreedom),
      statistic<Key>('statistic', 't of the slope', result.statistic, {
        missing: result.rSquared === null ? FLAT : 'The points lie on the line: t has no limit.',
      }),
      pValueFigure<Key>('pValue', 'p value of the slope', result.pValue, FLAT),
      countFigure<Key>('count', 'Points', result.count),
      ...(result.detectionLimit === null
        ? []
        : [
            statistic<Key>('detectionLimit', 'Detection limit, 3.3·s ÷ slope', result.detectionLimit),
            statistic<Key>('quantitationLimit', 'Quantitation limit, 10·s ÷ slope', result.quantitationLimit),
          ]),
    ],
  };
}

/** Returns the unknowns read from the line; none without unknowns. */
export function inverseTable({ inverse, names }: LinearRegressionResult): readonly TableBlock<Key>[] {
  if (inverse.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Unknowns read from the line',
      note: 'Lower and upper are by the delta method; Fieller’s limits are exact for a straight line.',
      columns: [
        'Mean reading',
        'Replicates',
        names.x,
        'Standard error',
        'Lower',
        'Upper',
        'Fieller, lower',
        'Fieller, upper',
        'Extrapolated',
      ].map((label) => ({ label, numeric: true })),
      rows: inverse.map(({ y, replicates, x, standardError, lower, upper, fieller, extrapolated }, at) => {
        const of = `of unknown ${at + 1}`;
        return [
          statistic<Key>(`inverse.${at}.y`, `Mean reading ${of}`, y),
          countFigure<Key>(`inverse.${at}.replicates`, `Replicates ${of}`, replicates),
          statistic<Key>(`inverse.${at}.x`, `${names.x} ${of}`, x),
          statistic<Key>(`inverse.${at}.standardError`, `Standard error ${of}`, standardError),
          statistic<Key>(`inverse.${at}.lower`, `Lower limit ${of}`, lower),
          statistic<Key>(`inverse.${at}.upper`, `Upper limit ${of}`, upper),
          ...(fieller === null
            ? [{ field: `inverse.${at}.fieller` as Key, label: `Fieller’s limits ${of}`, value: null, text: '–' }, '–']
            : [
                statistic<Key>(`inverse.${at}.fieller.lower`, `Fieller’s lower limit ${of}`, fieller.lower),
                statistic<Key>(`inverse.${at}.fieller.upper`, `Fieller’s upper limit ${of}`, fieller.upper),
              ]),
          yesNoFigure(`inverse.${at}.extrapolated` as Key, `Extrapolated, unknown ${at + 1}`, extrapolated),
        ];
      }),
    },
  ];
}

/** In the order of the columns. */
const PREDICTION_LIMITS = [
  ['confidence', 'the line', 'lower'],
  ['confidence', 'the line', 'upper'],
  ['prediction', 'a reading', 'lower'],
  ['prediction', 'a reading', 'upper'],
] as const;

/** Returns the heights asked for; none without. */
export function predictionTable({ predictions, names }: LinearRegressionResult): readonly TableBlock<Key>[] {
  if (predictions.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Predictions',
      columns: [names.x, names.y, 'Line, lower', 'Line, upper', 'New reading, lower', 'New reading, upper'].map(
        (label) => ({
          label,
          numeric: true,
        }),
      ),
      rows: predictions.map(({ x, fit, confidence, prediction }, at) => [
        statistic<Key>(`predictions.${at}.x`, `x of prediction ${at + 1}`, x),
        statistic<Key>(`predictions.${at}.fit`, `Prediction ${at + 1}`, fit),
        ...PREDICTION_LIMITS.map(([key, of, side]) =>
          statistic<Key>(
            `predictions.${at}.${key}.${side}`,
            `${side === 'lower' ? 'Lower' : 'Upper'} limit of ${of}, prediction ${at + 1}`,
            (key === 'confidence' ? confidence : prediction)[side],
          ),
        ),
      ]),
    },
  ];
}

/** Returns every point with its height on the line and its residual. */
export function residualTable({ residuals, names }: LinearRegressionResult): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Points and residuals',
    columns: [names.x, names.y, 'On the line', 'Residual', 'Standardized'].map((label) => ({ label, numeric: true })),
    rows: residuals.map(({ x, y, fitted, residual, standardizedResidual }, at) => [
      statistic<Key>(`residuals.${at}.x`, `x of point ${at + 1}`, x),
      statistic<Key>(`residuals.${at}.y`, `y of point ${at + 1}`, y),
      statistic<Key>(`residuals.${at}.fitted`, `On the line, point ${at + 1}`, fitted),
      statistic<Key>(`residuals.${at}.residual`, `Residual of point ${at + 1}`, residual),
      statistic<Key>(
        `residuals.${at}.standardizedResidual`,
        `Standardized residual of point ${at + 1}`,
        standardizedResidual,
        {
          missing: 'The line must go through this point, or all residuals are 0.',
        },
      ),
    ]),
    ...(residuals.length > DRAWN ? { drawnRows: DRAWN } : {}),
  };
}
