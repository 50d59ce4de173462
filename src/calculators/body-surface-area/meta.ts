import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Body Surface Area Calculator',
  description: 'Body surface of people by four equations, and of dogs and cats by weight.',
  back: { to: 'health/body' },
} satisfies CalculatorMeta;
