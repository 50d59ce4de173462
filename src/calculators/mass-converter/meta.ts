import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Mass Converter',
  description: 'Kilograms, pounds, stones, grains, carats, daltons and 14 more units of mass at once.',
  back: { to: 'conversion/units' },
} satisfies CalculatorMeta;
