import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { fixed, short } from '#src/engine/kit/format.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { decimals, power, upToDigits } from '#src/engine/kit/writing.ts';
import type phConversion from '#workers/formulas/ph-conversion.ts';

const QUANTITIES = ['pH', 'pOH', 'hydrogen', 'hydroxide'] as const;

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
  outputs: {
    pH: { kind: 'number', label: 'pH', written: decimals(3) },
    pOH: { kind: 'number', label: 'pOH', written: decimals(3) },
    hydrogen: { kind: 'number', label: 'Hydrogen ions, [H⁺]', unit: 'mol/L', written: power(3) },
    hydroxide: { kind: 'number', label: 'Hydroxide ions, [OH⁻]', unit: 'mol/L', written: power(3) },
    pKw: { kind: 'number', label: 'pKw', written: upToDigits(6) },
    type: {
      kind: 'words',
      label: 'Class',
      words: { acidic: 'Acidic', neutral: 'Neutral', basic: 'Basic' },
      note: ({ result }) => `Neutral at pH ${fixed(result.pKw / 2, 2)}.`,
    },
  },
  present: ({ pH, pOH, pKw }, { known }, figure) => {
    const headline = figure(known === 'pH' ? 'pOH' : 'pH');
    const others = QUANTITIES.filter((key) => key !== known && key !== headline.field).map((key) => figure(key));
    const type = figure('type');
    return {
      headline,
      status: `${headline.label} ${headline.text}: ${type.text.toLowerCase()}.`,
      blocks: [{ kind: 'facts', figures: [...others, type] }],
      working: [
        {
          label: 'pOH',
          formula: 'pOH = pKw − pH',
          substituted: `${figure('pKw').text} − ${short(pH)}`,
          value: figure('pOH').text,
          data: { field: 'pKw', value: pKw },
        },
        {
          label: 'Hydrogen ions',
          formula: '[H⁺] = 10^(−pH)',
          substituted: `10^(−${short(pH)})`,
          value: `${figure('hydrogen').text} mol/L`,
        },
        {
          label: 'Hydroxide ions',
          formula: '[OH⁻] = 10^(−pOH)',
          substituted: `10^(−${short(pOH)})`,
          value: `${figure('hydroxide').text} mol/L`,
        },
      ],
    };
  },
});
