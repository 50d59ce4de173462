import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { exponent, fixed } from '#src/kit/format.ts';
import { asText } from '#src/kit/onDemand/presentationText.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import { typedNumber, workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { AcceptedValue, NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/kit/presentation.ts';
import { filled } from '#src/kit/ready.ts';
import type ph from '#workers/formulas/ph-analysis.ts';
import type { PhInput, PhResult } from '#workers/formulas/ph-analysis.ts';
import { scaleChart } from './chart.ts';

type Key = ResultKey<PhResult>;

const CLASSES = {
  acidic: { text: 'Acidic', note: 'The pH is below 7.' },
  neutral: { text: 'Neutral', note: 'The pH is 7.' },
  basic: { text: 'Basic', note: 'The pH is above 7.' },
} as const;

export default defineCalculator<typeof ph>()({
  formula: 'ph-analysis',
  fixed: {},
  fields: {
    pH: { kind: 'number', label: 'pH', hint: 'From 0 to 14.', min: 0, max: 14, step: 0.1 },
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
  present,
  precision: { counts: 'figures', of: ['hydrogenConcentration', 'hydroxideConcentration', 'pOH'] },
  sources: ['iupacPh2002', 'marshallFranck1981', 'kell1975'],
  share: 'clipboard',
  shareText: (presentation) => [presentation.status, asText(presentation)].join('\n'),
});

function present(result: PhResult, input: PhInput): Presentation<Key> {
  const { type, hydrogenConcentration, hydroxideConcentration, pOH, reference } = result;
  const { text, note } = CLASSES[type];
  const accepted = atItsTemperature(result, input);
  return {
    headline: { field: 'type', label: 'Class', value: type, text, note },
    ...(accepted === null ? {} : { accepted }),
    status:
      accepted === null
        ? `${text} at pH ${input.pH}.`
        : `${text} at pH ${input.pH} with neutral at 7. ${accepted.figure.text} with the neutral point at ${typedNumber(input.temperature)} °C, which is the best estimate.`,
    blocks: [
      ...neutralNotice(result, input),
      {
        kind: 'facts',
        figures: [
          concentration('hydrogenConcentration', 'Hydrogen ions, [H⁺]', hydrogenConcentration),
          concentration('hydroxideConcentration', 'Hydroxide ions, [OH⁻]', hydroxideConcentration),
        ],
      },
      scaleChart(result, input),
      {
        kind: 'comparison',
        title: `pOH with 14 and with the pKw at ${typedNumber(input.temperature)} °C`,
        methods: ['14 − pH', 'pKw − pH'],
        rows: [
          {
            label: 'pOH',
            figures: [
              { field: 'pOH', label: 'pOH', value: pOH, text: fixed(pOH, 2) },
              { field: 'reference.pOH', label: 'pOH by pKw', value: reference.pOH, text: fixed(reference.pOH, 2) },
            ],
          },
        ],
        why: 'Water ionizes more as it warms: its pKw is 14 between 24 and 25 °C only and falls from 14.94 at 0 °C to 12.26 at 100 °C.',
        sources: ['marshallFranck1981', 'kell1975'],
      },
      {
        kind: 'facts',
        title: `Water at ${typedNumber(input.temperature)} °C`,
        figures: [
          { field: 'reference.pKw', label: 'pKw', value: reference.pKw, text: fixed(reference.pKw, 3) },
          {
            field: 'reference.neutralPoint',
            label: 'Neutral point',
            value: reference.neutralPoint,
            text: fixed(reference.neutralPoint, 3),
            note: `Half of pKw: the pH of pure water. This pH is ${fromNeutral(input.pH - reference.neutralPoint)}.`,
          },
        ],
      },
    ],
    working: workingOf(result, input),
  };
}

/** Returns the class by the neutral point at the temperature given; null where it is the same. */
function atItsTemperature({ type, reference }: PhResult, { temperature }: PhInput): AcceptedValue<Key> | null {
  const neutral = neutralPoint(reference);
  // At 25 °C it is 7.00, although not to more decimals.
  if (reference.type === type || neutral === '7.00') return null;
  const celsius = `${typedNumber(temperature)} °C`;
  return {
    insteadOf: 'Neutral at 7',
    method: `Neutral at ${neutral} (${celsius})`,
    figure: { field: 'reference.type', label: 'Class', value: reference.type, text: CLASSES[reference.type].text },
    advice: `Judge by ${neutral}: that is the pH of pure water at ${celsius}. It is 7 at 25 °C only.`,
  };
}

/** Omitted near 25 °C, where water is neutral at 7.00. */
function neutralNotice({ reference }: PhResult, { temperature }: PhInput): readonly NoticeBlock[] {
  const neutral = neutralPoint(reference);
  if (neutral === '7.00') return [];
  return [
    {
      kind: 'notice',
      tone: 'neutral',
      text: `At ${typedNumber(temperature)} °C water is neutral at pH ${neutral}, and [OH⁻] is ${exponent(reference.hydroxideConcentration, 4)} mol/L. The [OH⁻] below is that at 25 °C.`,
    },
  ];
}

/** To the precision of a pH reading. */
function neutralPoint({ neutralPoint: pH }: PhResult['reference']): string {
  return fixed(pH, 2);
}

function concentration(field: Key, label: string, value: number) {
  return { field, label, value, text: exponent(value, 4), unit: 'mol/L' };
}

function fromNeutral(distance: number): string {
  return `${fixed(Math.abs(distance), 2)} ${distance < 0 ? 'below' : 'above'} it`;
}

function workingOf(result: PhResult, { pH, temperature }: PhInput): readonly WorkingStep[] {
  const { hydrogenConcentration, hydroxideConcentration, pOH, reference } = result;
  const [pKw, celsius] = [workingNumber(reference.pKw), typedNumber(temperature)];
  return [
    {
      label: 'Hydrogen ions',
      formula: '[H⁺] = 10^(−pH)',
      substituted: `10^(−${pH})`,
      value: `${exponent(hydrogenConcentration, 4)} mol/L`,
    },
    { label: 'pOH', formula: 'pOH = 14 − pH', substituted: `14 − ${pH}`, value: fixed(pOH, 2) },
    {
      label: 'Hydroxide ions',
      formula: '[OH⁻] = 10^(−pOH)',
      substituted: `10^(−${unfringed(pOH)})`,
      value: `${exponent(hydroxideConcentration, 4)} mol/L`,
    },
    {
      label: `pOH at ${celsius} °C`,
      formula: 'pOH = pKw − pH',
      substituted: `${pKw} − ${pH}`,
      value: fixed(reference.pOH, 2),
    },
    {
      label: `Neutral point at ${celsius} °C`,
      formula: 'pKw ÷ 2',
      substituted: `${pKw} ÷ 2`,
      value: fixed(reference.neutralPoint, 3),
    },
  ];
}

/** Returns a difference of typed numbers without floating-point noise: 6.6, not 6.6000000000000005. */
function unfringed(value: number): string {
  return String(Number(value.toPrecision(12)));
}
