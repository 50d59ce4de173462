import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Waist-to-Height Ratio Calculator',
  description: 'Waist divided by height with the bands of NICE, and the waist that is half the height.',
  back: { to: 'health/body' },
} satisfies CalculatorMeta;
