import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Concentration Converter',
  description: 'Molar, mass, percent, ppm, equivalent and osmolar units of one solution.',
  back: { to: 'conversion/laboratory' },
} satisfies CalculatorMeta;
