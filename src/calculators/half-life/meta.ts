import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Half-Life Calculator',
  description: 'Remaining amount, time, half-life or starting amount of a decay, also with elimination from the body.',
  back: { to: 'math/equations' },
} satisfies CalculatorMeta;
