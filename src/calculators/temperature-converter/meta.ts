import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Temperature Converter',
  description: 'Celsius, Fahrenheit, kelvin, Rankine and Réaumur at once, for readings and differences.',
  back: { to: 'conversion/units' },
} satisfies CalculatorMeta;
