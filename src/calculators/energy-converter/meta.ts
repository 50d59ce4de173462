import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Energy Converter',
  description: 'Kilocalories, kilojoules, kWh, BTU, electronvolts and 14 more units of energy at once.',
  back: { to: 'conversion/units' },
} satisfies CalculatorMeta;
