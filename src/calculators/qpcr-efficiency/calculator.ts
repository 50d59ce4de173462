import { fittedOutputs } from '#src/calculators/families/standardCurve.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { fixedApart, significant } from '#src/engine/kit/format.ts';
import { asAddend, asTerm, workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { decimals, numeral } from '#src/engine/kit/writing.ts';
import type qpcrEfficiency from '#workers/formulas/qpcr-efficiency.ts';
import type { QpcrEfficiencyInput, QpcrEfficiencyResult } from '#workers/formulas/qpcr-efficiency.ts';
import { CT_DECIMALS, curveBlocks } from './curve.ts';

type Key = ResultKey<QpcrEfficiencyResult>;

/** Limits of an acceptable efficiency, in percent. */
const ACCEPTABLE = [90, 110] as const;
const NEEDS_CURVE = 'needs a dilution series';

export default defineCalculator<typeof qpcrEfficiency>()({
  formula: 'qpcr-efficiency',
  fixed: {},
  fields: {
    mode: {
      kind: 'choice',
      label: 'What you have',
      look: 'radios',
      options: [
        { value: 'curve', label: 'A dilution series' },
        { value: 'slope', label: 'The slope' },
      ],
      initial: 'curve',
    },
    slope: {
      kind: 'number',
      label: 'Slope',
      hint: 'Of Ct against log₁₀ of the quantity, below 0.',
      unit: 'cycles per log₁₀',
      max: 0,
      step: 0.1,
      visibleWhen: ({ mode }) => mode === 'slope',
    },
    points: {
      kind: 'rows',
      label: 'Dilution points',
      hint: 'You can paste two columns from a spreadsheet. Enter each replicate as its own row.',
      rowName: 'dilution point',
      minRows: 2,
      row: {
        quantity: { kind: 'number', label: 'Quantity', min: 0 },
        ct: { kind: 'number', label: 'Ct', min: 0, step: 0.1 },
      },
      visibleWhen: ({ mode }) => mode !== 'slope',
    },
  },
  example: {
    mode: 'curve',
    slope: '',
    points: [
      { quantity: '1e5', ct: '15.1' },
      { quantity: '1e4', ct: '18.5' },
      { quantity: '1000', ct: '21.9' },
      { quantity: '100', ct: '25.2' },
      { quantity: '10', ct: '28.6' },
    ],
  },
  errorStyle: 'inline',
  outputs: {
    slope: { kind: 'number', label: 'Slope', unit: 'cycles per log₁₀', written: decimals(4) },
    intercept: {
      kind: 'number',
      label: 'Intercept',
      written: decimals(4),
      note: 'Ct of a quantity of 1.',
      missing: NEEDS_CURVE,
      missingNote: '',
    },
    rSquared: { kind: 'number', label: 'R²', written: decimals(4), missing: NEEDS_CURVE },
    amplificationFactor: {
      kind: 'number',
      label: 'Amplification factor',
      unit: 'times per cycle',
      written: decimals(3),
      note: 'Perfect doubling is 2.',
    },
    efficiency: {
      kind: 'number',
      label: 'Amplification efficiency',
      unit: '%',
      written: (value) => numeral(fixedApart(value, 1, ACCEPTABLE)),
      tone: ({ result }) => (result.acceptable ? 'good' : 'caution'),
      note: ({ result }) => (result.acceptable ? 'Within 90 to 110 %.' : 'Outside 90 to 110 %.'),
    },
    acceptable: { kind: 'flag', label: 'Acceptable' },
    fitted: { kind: 'rows', label: 'Points and residuals', row: fittedOutputs('Ct', CT_DECIMALS) },
  },
  present,
  evidence: 'law',
  sources: ['pfaffl2001', 'miqe2009', 'miqe2025'],
});

const FACTS = ['acceptable', 'amplificationFactor', 'slope', 'intercept', 'rSquared'] as const;

function present(result: QpcrEfficiencyResult, input: QpcrEfficiencyInput, figure: FigureOf<Key>): Presentation<Key> {
  const headline = figure('efficiency');
  return {
    headline,
    status: `Efficiency ${headline.text} %.`,
    blocks: [
      ...notices(result, input),
      { kind: 'facts', figures: FACTS.map((key) => figure(key)) },
      ...(input.mode === 'curve' ? curveBlocks(result, input, figure) : []),
    ],
    working: workingOf(result, input, figure),
  };
}

function notices({ efficiency, acceptable }: QpcrEfficiencyResult, { mode, points }: QpcrEfficiencyInput) {
  const found: NoticeBlock[] = [];
  if (!acceptable)
    found.push({
      kind: 'notice',
      tone: 'caution',
      title: efficiency > 100 ? 'More than doubling' : 'Poor amplification',
      text:
        efficiency > 100
          ? 'No cycle makes more than two molecules of one. Look for inhibitors in the most concentrated points, pipetting errors, and primer dimers in the most diluted ones.'
          : 'Each cycle leaves many templates uncopied. Look at primers, annealing temperature, amplicon length and inhibitors before comparing samples.',
    });
  if (mode === 'curve' && points.length === 2)
    found.push({
      kind: 'notice',
      tone: 'neutral',
      title: 'Two points',
      text: 'A line passes through any two points, so R² says nothing here. Five tenfold dilutions show whether the series is straight.',
    });
  return found;
}

/** Most points whose logarithms are written out; the rule is clear by then. */
const SHOWN = 3;

/** Returns the line, where one was fitted, then the factor and the efficiency. */
function workingOf(
  { slope, intercept, amplificationFactor }: QpcrEfficiencyResult,
  { points }: QpcrEfficiencyInput,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  const [growth, share] = [figure('amplificationFactor'), figure('efficiency')];
  const pairs = points
    .slice(0, SHOWN)
    .map(({ quantity, ct }) => `(${significant(Math.log10(quantity), 4)}; ${ct})`)
    .join(', ');
  return [
    ...(intercept === null
      ? []
      : [
          {
            label: 'Line through the points, by least squares',
            formula: 'Ct = slope·log₁₀(quantity) + intercept',
            substituted: `(log₁₀; Ct) → ${pairs}${points.length > SHOWN ? `, … (${points.length} points)` : ''}`,
            value: `Ct = ${figure('slope').text}·log₁₀(quantity) ${asAddend(figure('intercept').text)}`,
          },
        ]),
    {
      label: 'Amplification factor',
      formula: '10^(−1 ÷ slope)',
      substituted: `10^(−1 ÷ ${asTerm(workingNumber(slope, growth.written))})`,
      value: growth.text,
    },
    {
      label: 'Efficiency',
      formula: '(factor − 1)·100',
      substituted: `(${workingNumber(amplificationFactor, share.written)} − 1)·100`,
      value: `${share.text} %`,
    },
  ];
}
