import { short } from '#src/families/shortFigure.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { exponent, fixed } from '#src/kit/format.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import type { Figure, ResultKey } from '#src/kit/presentation.ts';
import type phConversion from '#workers/formulas/ph-conversion.ts';
import type { PhConversionResult } from '#workers/formulas/ph-conversion.ts';

type Key = ResultKey<PhConversionResult>;

const CLASSES = { acidic: 'Acidic', neutral: 'Neutral', basic: 'Basic' } as const;

export default defineAnalysis<typeof phConversion>()({
  formula: 'ph-conversion',
  action: 'Convert',
  fields: {
    known: {
      kind: 'choice',
      label: 'What you know',
      look: 'menu',
      options: [
        { value: 'pH', label: 'pH' },
        { value: 'pOH', label: 'pOH' },
        { value: 'hydrogen', label: '[H⁺], mol/L' },
        { value: 'hydroxide', label: '[OH⁻], mol/L' },
      ],
      initial: 'hydrogen',
    },
    value: {
      kind: 'number',
      label: 'Its value',
      hint: 'Concentrations in mol/L: 2.5 × 10⁻⁴ may be typed as 2.5e-4.',
      placeholder: '2.5e-4',
    },
    temperature: {
      kind: 'number',
      label: 'Temperature',
      hint: '0 to 100 °C. Blank: 25 °C with a pKw of 14.',
      ...measuredIn('temperature', '°C', '°F', 'K'),
      optional: true,
      min: 0,
      max: 100,
    },
  },
  example: { known: 'hydroxide', value: '0.02', temperature: '' },
  sources: ['iupacPh2002', 'marshallFranck1981'],
  present: (result, { known }) => {
    const { pH, pOH, hydrogen, hydroxide, pKw, type } = result;
    const all: readonly Figure<Key>[] = [
      { field: 'pH', label: 'pH', value: pH, text: fixed(pH, 3) },
      { field: 'pOH', label: 'pOH', value: pOH, text: fixed(pOH, 3) },
      { field: 'hydrogen', label: 'Hydrogen ions, [H⁺]', value: hydrogen, text: exponent(hydrogen, 3), unit: 'mol/L' },
      {
        field: 'hydroxide',
        label: 'Hydroxide ions, [OH⁻]',
        value: hydroxide,
        text: exponent(hydroxide, 3),
        unit: 'mol/L',
      },
    ];
    const [first = all[0], ...others] = all.filter(({ field }) => field !== known);
    if (first === undefined) throw new Error('There are three quantities more');
    return {
      headline: first,
      status: `${first.label} ${first.text}: ${CLASSES[type].toLowerCase()}.`,
      blocks: [
        {
          kind: 'facts',
          figures: [
            ...others,
            {
              field: 'type',
              label: 'Class',
              value: type,
              text: CLASSES[type],
              note: `Neutral at pH ${fixed(pKw / 2, 2)}.`,
            },
          ],
        },
      ],
      working: [
        {
          label: 'pOH',
          formula: 'pOH = pKw − pH',
          substituted: `${short(pKw)} − ${short(pH)}`,
          value: fixed(pOH, 3),
          data: { field: 'pKw', value: pKw },
        },
        {
          label: 'Hydrogen ions',
          formula: '[H⁺] = 10^(−pH)',
          substituted: `10^(−${short(pH)})`,
          value: `${exponent(hydrogen, 3)} mol/L`,
        },
        {
          label: 'Hydroxide ions',
          formula: '[OH⁻] = 10^(−pOH)',
          substituted: `10^(−${short(pOH)})`,
          value: `${exponent(hydroxide, 3)} mol/L`,
        },
      ],
    };
  },
});
