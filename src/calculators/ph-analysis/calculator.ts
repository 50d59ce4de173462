import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { fixed, short } from '#src/engine/kit/format.ts';
import { asText } from '#src/engine/kit/onDemand/presentationText.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { typedNumber, workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf, NumberOutput } from '#src/engine/kit/outputs.ts';
import type {
  AcceptedValue,
  ChartBlock,
  NoticeBlock,
  Presentation,
  ResultKey,
  WorkingStep,
} from '#src/engine/kit/presentation.ts';
import { filled } from '#src/engine/kit/ready.ts';
import { decimals, power } from '#src/engine/kit/writing.ts';
import type ph from '#workers/formulas/ph-analysis.ts';
import type { PhInput, PhResult } from '#workers/formulas/ph-analysis.ts';

type Key = ResultKey<PhResult>;

/** Both ends of the scale. */
const SCALE = { min: 0, max: 14 } as const;

const CLASSES = { acidic: 'Acidic', neutral: 'Neutral', basic: 'Basic' } as const;
const WHY = { acidic: 'The pH is below 7.', neutral: 'The pH is 7.', basic: 'The pH is above 7.' } as const;

export default defineCalculator<typeof ph>()({
  formula: 'ph-analysis',
  fixed: {},
  fields: {
    pH: { kind: 'number', label: 'pH', ...SCALE, step: 0.1 },
    temperature: {
      kind: 'number',
      label: 'Temperature',
      hint: '0 to 100 °C, for the reference values. Blank counts as 25 °C.',
      ...measuredIn('temperature', '°C', '°F', 'K'),
      optional: true,
      min: 0,
      max: 100,
      placeholder: '25',
    },
  },
  example: { pH: '7.4', temperature: '37' },
  needs: { ready: filled('pH'), missing: 'Enter a pH to calculate.' },
  errorStyle: 'alert',
  outputs: {
    type: { kind: 'words', label: 'Class', words: CLASSES, note: ({ result }) => WHY[result.type] },
    hydrogenConcentration: concentration('Hydrogen ions, [H⁺]'),
    hydroxideConcentration: concentration('Hydroxide ions, [OH⁻]'),
    pOH: { kind: 'number', label: 'pOH', written: decimals(2) },
    reference: {
      kind: 'group',
      keys: {
        pKw: { kind: 'number', label: 'pKw', written: decimals(3) },
        pOH: { kind: 'number', label: 'pOH by pKw', written: decimals(2) },
        neutralPoint: {
          kind: 'number',
          label: 'Neutral point',
          written: decimals(3),
          note: ({ value, input }) => `Half of pKw: the pH of pure water. This pH is ${fromNeutral(input.pH - value)}.`,
        },
        type: { kind: 'words', label: 'Class', words: CLASSES },
        hydroxideConcentration: concentration('Hydroxide ions by pKw, [OH⁻]'),
      },
    },
  },
  present,
  precision: { counts: 'figures', of: ['hydrogenConcentration', 'hydroxideConcentration', 'pOH'] },
  evidence: 'law',
  sources: ['iupacPh2002', 'marshallFranck1981', 'kell1975'],
  share: 'clipboard',
  shareText: (presentation) => [presentation.status, asText(presentation)].join('\n'),
});

function concentration(label: string): NumberOutput<unknown> {
  return { kind: 'number', label, unit: 'mol/L', written: power(4) };
}

function fromNeutral(distance: number): string {
  return `${fixed(Math.abs(distance), 2)} ${distance < 0 ? 'below' : 'above'} it`;
}

function present(result: PhResult, input: PhInput, figure: FigureOf<Key>): Presentation<Key> {
  const headline = figure('type');
  const accepted = atItsTemperature(result, input, figure);
  const celsius = `${typedNumber(input.temperature)} °C`;
  return {
    headline,
    ...(accepted === null ? {} : { accepted }),
    status:
      accepted === null
        ? `${headline.text} at pH ${input.pH}.`
        : `${headline.text} at pH ${input.pH} with neutral at 7. ${accepted.figure.text} with the neutral point at ${celsius}, which is the best estimate.`,
    blocks: [
      ...neutralNotice(result, input, figure),
      { kind: 'facts', figures: [figure('hydrogenConcentration'), figure('hydroxideConcentration')] },
      scaleChart(result, input),
      {
        kind: 'comparison',
        title: `pOH with 14 and with the pKw at ${celsius}`,
        methods: ['14 − pH', 'pKw − pH'],
        rows: [{ label: 'pOH', figures: [figure('pOH'), figure('reference.pOH')] }],
        why: 'Water ionizes more as it warms: its pKw is 14 between 24 and 25 °C only and falls from 14.94 at 0 °C to 12.26 at 100 °C.',
        sources: ['marshallFranck1981', 'kell1975'],
      },
      {
        kind: 'facts',
        title: `Water at ${celsius}`,
        figures: [figure('reference.pKw'), figure('reference.neutralPoint')],
      },
    ],
    working: workingOf(result, input, figure),
  };
}

/** Returns the class by the neutral point at the temperature given; null where it is the same. */
function atItsTemperature(
  { type, reference }: PhResult,
  { temperature }: PhInput,
  figure: FigureOf<Key>,
): AcceptedValue<Key> | null {
  const neutral = neutralText(reference);
  // At 25 °C it is 7.00, although not to more decimals.
  if (reference.type === type || neutral === '7.00') return null;
  const celsius = `${typedNumber(temperature)} °C`;
  return {
    insteadOf: 'Neutral at 7',
    method: `Neutral at ${neutral} (${celsius})`,
    figure: figure('reference.type'),
    advice: `Judge by ${neutral}: that is the pH of pure water at ${celsius}. It is 7 at 25 °C only.`,
  };
}

/** Omitted near 25 °C, where water is neutral at 7.00. */
function neutralNotice(
  { reference }: PhResult,
  { temperature }: PhInput,
  figure: FigureOf<Key>,
): readonly NoticeBlock[] {
  const neutral = neutralText(reference);
  if (neutral === '7.00') return [];
  return [
    {
      kind: 'notice',
      tone: 'neutral',
      text: `At ${typedNumber(temperature)} °C water is neutral at pH ${neutral}, and [OH⁻] is ${figure('reference.hydroxideConcentration').text} mol/L. The [OH⁻] below is that at 25 °C.`,
    },
  ];
}

/** To the precision of a pH reading. */
function neutralText({ neutralPoint }: PhResult['reference']): string {
  return fixed(neutralPoint, 2);
}

/** Returns the pH on its scale, divided at the neutral point of the temperature. */
function scaleChart({ reference: { neutralPoint } }: PhResult, { pH, temperature }: PhInput): ChartBlock {
  const at = `${typedNumber(temperature)} °C`;
  return {
    kind: 'chart',
    chart: {
      type: 'scale',
      title: 'The pH scale',
      summary: `Pure water at ${at} has the pH at which acidic becomes basic.`,
      axis: { label: 'pH', decimals: 2 },
      spans: [
        { label: `Acidic at ${at}`, from: SCALE.min, to: neutralPoint },
        { label: `Basic at ${at}`, from: neutralPoint, to: SCALE.max },
      ],
      marks: [{ label: 'This pH', at: pH }],
    },
  };
}

function workingOf(
  { pOH, reference }: PhResult,
  { pH, temperature }: PhInput,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  const [pKw, celsius] = [workingNumber(reference.pKw), typedNumber(temperature)];
  return [
    {
      label: 'Hydrogen ions',
      formula: '[H⁺] = 10^(−pH)',
      substituted: `10^(−${pH})`,
      value: `${figure('hydrogenConcentration').text} mol/L`,
    },
    { label: 'pOH', formula: 'pOH = 14 − pH', substituted: `14 − ${pH}`, value: figure('pOH').text },
    {
      label: 'Hydroxide ions',
      formula: '[OH⁻] = 10^(−pOH)',
      // Without floating-point noise: 6.6, not 6.6000000000000005.
      substituted: `10^(−${short(pOH, 12)})`,
      value: `${figure('hydroxideConcentration').text} mol/L`,
    },
    {
      label: `pOH at ${celsius} °C`,
      formula: 'pOH = pKw − pH',
      substituted: `${pKw} − ${pH}`,
      value: figure('reference.pOH').text,
    },
    {
      label: `Neutral point at ${celsius} °C`,
      formula: 'pKw ÷ 2',
      substituted: `${pKw} ÷ 2`,
      value: figure('reference.neutralPoint').text,
    },
  ];
}
