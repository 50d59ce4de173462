import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'pKa Calculator',
  description:
    'Converts Ka and pKa, and finds the pH of a weak acid, a weak base or a buffer, with constants of 62 acids and bases.',
  back: { to: 'chemistry/general' },
} satisfies CalculatorMeta;
