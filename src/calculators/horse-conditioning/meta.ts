import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Horse Fitness (V200) Calculator',
  description: 'Speed of a horse at a heart rate of 200, or at another target, from the steps of an exercise test.',
  back: { to: 'sport/horse' },
} satisfies CalculatorMeta;
