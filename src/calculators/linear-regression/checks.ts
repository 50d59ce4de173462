/** The checks of a line, as one section of its result. */
import { checksSection, fittedChart, quantileChart } from '#src/calculators/families/checksBlocks.ts';
import { type CheckWords, shapeWords, shortP } from '#src/calculators/families/checksWords.ts';
import { inSentence } from '#src/calculators/families/statisticsNumbers.ts';
import type { XySeries } from '#src/engine/kit/onDemand/chart.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Block, ResultKey } from '#src/engine/kit/presentation.ts';
import type { LinearRegressionInput, LinearRegressionResult } from '#workers/formulas/linear-regression.ts';

type Key = ResultKey<LinearRegressionResult>;
type Checks = NonNullable<LinearRegressionResult['assumptions']>;

const USUAL_LEVEL = 0.05;

/** Returns the section; nothing where the points lie on the line. */
export function checksBlocks(
  result: LinearRegressionResult,
  input: LinearRegressionInput,
  figure: FigureOf<Key>,
): readonly Block<Key>[] {
  const { assumptions, residuals } = result;
  if (assumptions === null) return [];
  const words = [
    shapeWords(assumptions, assumptions.count),
    bendWords(assumptions),
    spreadWords(assumptions),
    pointWords(assumptions),
  ];
  return checksSection(words, null, [
    { kind: 'chart', chart: quantileChart(assumptions.qq) },
    {
      kind: 'chart',
      chart: fittedChart(residuals, {
        summary:
          'Measured minus fitted. Points beyond a dashed line pull the fit strongly: their Cook’s distance is above 4/n.',
        x: 'On the line',
        more: cookLines(result, input),
      }),
    },
    { kind: 'facts', title: 'Checks in numbers', figures: keysOf(assumptions).map((key) => figure(key)) },
  ]);
}

function bendWords({ curvature }: Checks): CheckWords {
  const isAmiss = curvature !== null && curvature.pValue < USUAL_LEVEL;
  return { short: isAmiss ? 'the points bend' : 'no bend', sentence: isAmiss ? 'The points bend.' : null, isAmiss };
}

function spreadWords({ breuschPagan }: Checks): CheckWords {
  if (breuschPagan === null || breuschPagan.pValue >= USUAL_LEVEL)
    return { short: 'spread alike', sentence: null, isAmiss: false };
  return {
    short: 'spread changes',
    sentence: `The spread changes along the line (Breusch-Pagan p ${shortP(breuschPagan.pValue)}): use weights or a logarithm.`,
    isAmiss: true,
  };
}

function pointWords({ cooksDistance: { largest, threshold, line, slopeWithout } }: Checks): CheckWords {
  if (largest <= threshold) return { short: 'no single point rules', sentence: null, isAmiss: false };
  const without = slopeWithout === null ? '' : ` Without it the slope would be ${inSentence(slopeWithout)}.`;
  return {
    short: `line ${line} pulls strongly`,
    sentence: `Line ${line} pulls the line strongly (Cook ${inSentence(largest, 2)}). Check it; do not drop it without a reason.${without}`,
    isAmiss: true,
  };
}

/** The residuals at which Cook’s distance is 4/n: e² h/(p s² (1 − h)²), solved for e along the line. */
function cookLines(
  { bands, residuals, residualStandardError: s, count }: LinearRegressionResult,
  { throughOrigin }: LinearRegressionInput,
): readonly XySeries[] {
  const parameters = throughOrigin ? 1 : 2;
  const xs = residuals.map(({ x }) => x);
  const center = throughOrigin ? 0 : xs.reduce((sum, x) => sum + x / count, 0);
  const spread = xs.reduce((sum, x) => sum + (x - center) ** 2, 0);
  const heights = bands.flatMap(({ x, fit }) => {
    const leverage = (throughOrigin ? 0 : 1 / count) + (x - center) ** 2 / spread;
    if (leverage <= 0 || leverage >= 1) return [];
    return [{ x: fit, y: s * (1 - leverage) * Math.sqrt((4 * parameters) / (count * leverage)) }];
  });
  return [
    { name: 'Cook 4/n, above', marks: 'line', points: heights },
    { name: 'Cook 4/n, below', marks: 'line', points: heights.map(({ x, y }) => ({ x, y: -y })) },
  ];
}

function keysOf({ shapiroWilk, breuschPagan, curvature, studentizedResidual, cooksDistance }: Checks): readonly Key[] {
  return [
    'assumptions.count',
    ...(shapiroWilk === null
      ? (['assumptions.shapiroWilk'] as const)
      : (['assumptions.shapiroWilk.statistic', 'assumptions.shapiroWilk.pValue'] as const)),
    ...(curvature === null
      ? (['assumptions.curvature'] as const)
      : (['assumptions.curvature.statistic', 'assumptions.curvature.pValue'] as const)),
    ...(breuschPagan === null
      ? (['assumptions.breuschPagan'] as const)
      : (['assumptions.breuschPagan.statistic', 'assumptions.breuschPagan.pValue'] as const)),
    'assumptions.cooksDistance.largest',
    'assumptions.cooksDistance.line',
    'assumptions.cooksDistance.threshold',
    'assumptions.cooksDistance.above',
    ...(cooksDistance.slopeWithout === null ? [] : (['assumptions.cooksDistance.slopeWithout'] as const)),
    'assumptions.leverage.largest',
    'assumptions.leverage.above',
    ...(studentizedResidual === null
      ? (['assumptions.studentizedResidual'] as const)
      : ([
          'assumptions.studentizedResidual.largest',
          'assumptions.studentizedResidual.line',
          'assumptions.studentizedResidual.bonferroniPValue',
        ] as const)),
    'assumptions.durbinWatson',
  ];
}
