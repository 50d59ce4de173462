import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Area Converter',
  description: 'Acres, hectares, square feet, square miles and ten more units of area at once.',
  back: { to: 'conversion/units' },
} satisfies CalculatorMeta;
