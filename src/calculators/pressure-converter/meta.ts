import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Pressure Converter',
  description: 'Bar, psi, mmHg, atmospheres, pascals and 12 more units of pressure at once.',
  back: { to: 'conversion/units' },
} satisfies CalculatorMeta;
