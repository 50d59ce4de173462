import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import { oftenWords } from '#src/calculators/families/reportWriter.ts';
import {
  assumptionsBlock,
  differencesBlock,
  inR,
  readingNotices,
  reportBlock,
} from '#src/calculators/families/statisticsBlocks.ts';
import { confidenceField, DECIMAL_MARK, tableField } from '#src/calculators/families/statisticsFields.ts';
import { inSentence, intervalWords, pValueWords } from '#src/calculators/families/statisticsNumbers.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import type { Draft } from '#src/engine/kit/fields.ts';
import { asTerm } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type linearRegression from '#workers/formulas/linear-regression.ts';
import type { LinearRegressionInput, LinearRegressionResult } from '#workers/formulas/linear-regression.ts';
import { lineChart, residuals } from './charts.ts';
import { checksBlocks } from './checks.ts';
import { OUTPUTS } from './outputs.ts';
import { fitFacts, inverseTable, predictionTable, residualTable } from './tables.ts';

type Box = Draft<LinearRegressionInput>;
type Key = ResultKey<LinearRegressionResult>;

export default defineCalculator<typeof linearRegression>()({
  formula: 'linear-regression',
  fixed: {},
  fields: {
    data: tableField<Box>({
      label: 'Points or standards',
      hint: 'First column x, every further column a reading of y. Replicates stand beside each other.',
      placeholder: 'µg/mL\tA1\tA2\n0\t0.002\t0.004\n125\t0.118\t0.109',
    }),
    decimalMark: DECIMAL_MARK,
    unknowns: {
      kind: 'text',
      lines: 3,
      monospaced: true,
      label: 'Unknowns',
      hint: 'Readings whose x is wanted: one unknown on each line, its replicates beside each other.',
      optional: true,
    },
    predictAt: {
      kind: 'text',
      lines: 2,
      monospaced: true,
      label: 'Predict at',
      hint: 'Values of x for which y is wanted.',
      optional: true,
    },
    throughOrigin: {
      kind: 'checkbox',
      label: 'Force the line through the origin',
      hint: 'Only where theory demands it.',
    },
    confidenceLevel: confidenceField(),
  },
  example: {
    data: 'µg/mL\tA1\tA2\n0\t0.002\t0.004\n125\t0.118\t0.109\n250\t0.229\t0.241\n500\t0.471\t0.452\n750\t0.672\t0.69\n1000\t0.893\t0.901',
    decimalMark: 'point',
    unknowns: '0.35\n0.52 0.54 0.53\n1.10',
    predictAt: '',
    throughOrigin: false,
    confidenceLevel: '95',
  },
  errorStyle: 'inline',
  outputs: OUTPUTS,
  present,
  evidence: 'law',
  sources: ['nistStrd', 'anscombe1973', 'fieller1954', 'ichQ2', 'royston1995', 'cook1977', 'koenker1981'],
});

function present(
  result: LinearRegressionResult,
  input: LinearRegressionInput,
  figure: FigureOf<Key>,
): Presentation<Key> {
  const { slope, intercept, slopeInterval, rSquared, pValue, count, reading, inverse } = result;
  const interval = intervalWords(input.confidenceLevel, slopeInterval.lower, slopeInterval.upper);
  const line = `y = ${inSentence(intercept, 4)} ${slope < 0 ? '−' : '+'} ${inSentence(Math.abs(slope), 4)}·x`;
  const fit = rSquared === null ? 'R² not defined' : `R² = ${inSentence(rSquared, 4)}`;
  const headline = figure('slope', { note: `${interval}. ${line}, ${fit}.` });
  return {
    headline,
    status: `Slope ${headline.text}, ${fit}.${inverse.length === 0 ? '' : ` First unknown at x = ${figure('inverse.0.x').text}.`}`,
    blocks: [
      ...readingNotices(reading),
      ...adviceNotices(result, input),
      ...inverseTable(result, figure),
      lineChart(result, input),
      residuals(result),
      ...checksBlocks(result, input, figure),
      fitFacts(result, figure),
      ...predictionTable(result, figure),
      residualTable(result, figure),
      reportBlock(
        (write) =>
          `Linear regression: ${line}, slope ${inSentence(slope)}${write.within(input.confidenceLevel, slopeInterval.lower, slopeInterval.upper)}, ${rSquared === null ? fit : `R² = ${write.share(rSquared)}`}, ${write.p(pValue)}, n = ${count}.`,
        rLine(result, input),
        `For each 1 more in ${result.names.x}, ${result.names.y} changes by ${inSentence(slope)} on average (${interval}).${pValue === null ? '' : ` If there were no slope, one at least this steep would be seen ${oftenWords(pValue)} (${pValueWords(pValue)}).`}`,
      ),
      assumptionsBlock([
        'Residuals: scattered on both sides of 0 without a bow. A bow means that the line is the wrong model.',
        'Spread: the residuals should reach equally far at both ends. A funnel asks for weights or a logarithm.',
        'Single points at the ends pull the line; see whether one of them lies apart.',
        'Readings of one sample are replicates, not independent samples.',
      ]),
      differencesBlock([
        'Through the origin: Excel LINEST and R measure R² from y = 0, older trendlines about the mean; the two cannot be compared.',
        'R² or r: some programs print the correlation r, whose square is R².',
        'Limits of an unknown: the delta method is symmetric, Fieller’s limits are not; they differ where the slope is uncertain.',
        'Replicates: every reading counts here. A fit of the means has the same line where all x have equally many readings, and another residual SD.',
      ]),
    ],
    working: workingOf(result, figure),
  };
}

const SMALL_P = 0.05;

/** Returns what to be careful about with this line. */
function adviceNotices(
  { inverse, fewRuns, assumptions }: LinearRegressionResult,
  { throughOrigin }: LinearRegressionInput,
): readonly NoticeBlock[] {
  return cautionNotices([
    [
      inverse.some(({ extrapolated }) => extrapolated),
      'An unknown lies outside the readings of the standards: nothing shows that the line holds there. Dilute it or add a standard.',
    ],
    [
      fewRuns !== null && fewRuns < SMALL_P && (assumptions?.curvature?.pValue ?? 1) >= SMALL_P,
      'The residuals keep their sign in long runs (p < 0.05): the points seem to bend. Look at the residuals before you use a straight line.',
    ],
    [inverse.some(({ fieller }) => fieller === null), 'The slope is too uncertain for limits of x.'],
    [
      throughOrigin,
      'Force the origin only if theory demands it. R² is then measured from y = 0, not from the mean of y, and cannot be compared with that of a free line.',
    ],
  ]);
}

function rLine(
  { residuals, predictions }: LinearRegressionResult,
  { throughOrigin, confidenceLevel }: LinearRegressionInput,
) {
  const [x, y] = [
    inR(
      residuals.map((point) => point.x),
      'x',
    ),
    inR(
      residuals.map((point) => point.y),
      'y',
    ),
  ];
  const more =
    predictions.length === 0
      ? ''
      : `; predict(fit, data.frame(x = ${inR(predictions.map((each) => each.x))}), interval = "prediction", level = ${confidenceLevel / 100})`;
  return `x <- ${x}; y <- ${y}; fit <- lm(y ~ ${throughOrigin ? '0 + ' : ''}x); summary(fit); shapiro.test(resid(fit)); cooks.distance(fit); confint(fit, level = ${confidenceLevel / 100})${more}`;
}

/** Returns the slope, its t, and the first unknown read from the line. */
function workingOf(
  { slope, intercept, slopeStandardError, statistic, inverse, count }: LinearRegressionResult,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  const steps: WorkingStep[] = [
    {
      label: 'Slope by least squares',
      formula: 'b = Σ(x − x̄)(y − ȳ) ÷ Σ(x − x̄)²',
      substituted: `over ${count} points`,
      value: figure('slope').text,
    },
  ];
  if (statistic !== null)
    steps.push({
      label: 't of the slope',
      formula: 't = b ÷ SE',
      substituted: `${asTerm(String(slope))} ÷ ${slopeStandardError}`,
      value: figure('statistic').text,
    });
  const [first] = inverse;
  if (first !== undefined)
    steps.push({
      label: 'First unknown',
      formula: 'x = (y − a) ÷ b',
      substituted: `(${asTerm(String(first.y))} − ${asTerm(String(intercept))}) ÷ ${asTerm(String(slope))}`,
      value: figure('inverse.0.x').text,
    });
  return steps;
}
