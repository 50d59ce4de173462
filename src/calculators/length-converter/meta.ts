import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Length Converter',
  description: 'Meters, feet, miles, hands, light years and 18 more units of length at once.',
  back: { to: 'conversion/units' },
} satisfies CalculatorMeta;
