import { yesNoFigure } from '#src/families/yesNoFigure.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed } from '#src/kit/format.ts';
import type { Figure, NoticeBlock, Presentation, ResultKey } from '#src/kit/presentation.ts';
import type qpcrEfficiency from '#workers/formulas/qpcr-efficiency.ts';
import type { QpcrEfficiencyInput, QpcrEfficiencyResult } from '#workers/formulas/qpcr-efficiency.ts';
import { curveBlocks } from './curve.ts';
import { efficiencyText, workingOf } from './working.ts';

type Key = ResultKey<QpcrEfficiencyResult>;

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
  present,
  sources: ['pfaffl2001', 'miqe2009', 'miqe2025'],
});

function present(result: QpcrEfficiencyResult, input: QpcrEfficiencyInput): Presentation<Key> {
  const { efficiency, acceptable, amplificationFactor, slope } = result;
  const percent = efficiencyText(efficiency);
  return {
    headline: {
      field: 'efficiency',
      label: 'Amplification efficiency',
      value: efficiency,
      text: percent,
      unit: '%',
      tone: acceptable ? 'good' : 'caution',
      note: acceptable ? 'Within 90 to 110 %.' : 'Outside 90 to 110 %.',
    },
    status: `Efficiency ${percent} %.`,
    blocks: [
      ...notices(result, input),
      {
        kind: 'facts',
        figures: [
          yesNoFigure('acceptable', 'Acceptable', acceptable),
          {
            field: 'amplificationFactor',
            label: 'Amplification factor',
            value: amplificationFactor,
            text: fixed(amplificationFactor, 3),
            unit: 'times per cycle',
            note: 'Perfect doubling is 2.',
          },
          { field: 'slope', label: 'Slope', value: slope, text: fixed(slope, 4), unit: 'cycles per log₁₀' },
          fromCurve('intercept', 'Intercept', result.intercept, 'Ct of a quantity of 1.'),
          fromCurve('rSquared', 'R²', result.rSquared),
        ],
      },
      ...(input.mode === 'curve' ? curveBlocks(result, input) : []),
    ],
    working: workingOf(result, input),
  };
}

function fromCurve(field: Key, label: string, value: number | null, note?: string): Figure<Key> {
  return value === null
    ? { field, label, value, text: 'needs a dilution series' }
    : { field, label, value, text: fixed(value, 4), ...(note === undefined ? {} : { note }) };
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
