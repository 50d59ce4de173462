import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { FactsBlock, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import type { LinearRegressionResult } from '#workers/formulas/linear-regression.ts';

type Key = ResultKey<LinearRegressionResult>;

const DRAWN = 50;
const UNKNOWN = ['y', 'replicates', 'x', 'standardError', 'lower', 'upper'] as const;

/** Returns the parameters of the line with their errors and limits. */
export function fitFacts(
  { interceptInterval, detectionLimit }: LinearRegressionResult,
  figure: FigureOf<Key>,
): FactsBlock<Key> {
  return {
    kind: 'facts',
    title: 'The line',
    figures: [
      figure('slopeStandardError'),
      figure('slopeInterval.lower'),
      figure('slopeInterval.upper'),
      figure('intercept'),
      figure('interceptStandardError'),
      ...(interceptInterval === null
        ? [figure('interceptInterval')]
        : [figure('interceptInterval.lower'), figure('interceptInterval.upper')]),
      figure('rSquared'),
      figure('adjustedRSquared'),
      figure('residualStandardError'),
      figure('degreesOfFreedom'),
      figure('statistic'),
      figure('pValue'),
      figure('count'),
      ...(detectionLimit === null ? [] : [figure('detectionLimit'), figure('quantitationLimit')]),
    ],
  };
}

/** Returns the unknowns read from the line; none without unknowns. */
export function inverseTable(
  { inverse, names }: LinearRegressionResult,
  figure: FigureOf<Key>,
): readonly TableBlock<Key>[] {
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
      rows: inverse.map(({ fieller }, at) => [
        ...UNKNOWN.map((key) => figure(`inverse.${at}.${key}`)),
        ...(fieller === null
          ? [figure(`inverse.${at}.fieller`), '–']
          : [figure(`inverse.${at}.fieller.lower`), figure(`inverse.${at}.fieller.upper`)]),
        figure(`inverse.${at}.extrapolated`),
      ]),
    },
  ];
}

/** Returns the heights asked for; none without. */
export function predictionTable(
  { predictions, names }: LinearRegressionResult,
  figure: FigureOf<Key>,
): readonly TableBlock<Key>[] {
  if (predictions.length === 0) return [];
  return [
    rowsTable(figure, {
      title: 'Predictions',
      list: 'predictions',
      rows: predictions.length,
      columns: [
        ['x', names.x],
        ['fit', names.y],
        ['confidence.lower', 'Line, lower'],
        ['confidence.upper', 'Line, upper'],
        ['prediction.lower', 'New reading, lower'],
        ['prediction.upper', 'New reading, upper'],
      ],
    }),
  ];
}

/** Returns every point with its height on the line and its residual. */
export function residualTable({ residuals, names }: LinearRegressionResult, figure: FigureOf<Key>): TableBlock<Key> {
  return rowsTable(figure, {
    title: 'Points and residuals',
    list: 'residuals',
    rows: residuals.length,
    columns: [
      ['x', names.x],
      ['y', names.y],
      ['fitted', 'On the line'],
      ['residual', 'Residual'],
      ['standardizedResidual', 'Standardized'],
    ],
    ...(residuals.length > DRAWN ? { drawnRows: DRAWN } : {}),
  });
}
