import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Surface Area to Volume Ratio Calculator',
  description: 'Surface, volume and their ratio for a sphere, cube or cylinder, beside bodies of the same volume.',
  back: { to: 'biology' },
} satisfies CalculatorMeta;
