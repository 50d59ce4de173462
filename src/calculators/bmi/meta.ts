import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'BMI Calculator',
  description: 'Body mass index of adults with the classes of the WHO, Asian action points and the range of weights.',
  back: { to: 'health/body' },
} satisfies CalculatorMeta;
