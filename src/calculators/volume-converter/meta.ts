import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Volume Converter',
  description: 'Cups, spoons, pints, gallons, liters and 28 more units of volume at once.',
  back: { to: 'conversion/units' },
} satisfies CalculatorMeta;
