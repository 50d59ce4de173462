import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Dog Cephalexin Calculator',
  description:
    'Cephalexin prescribed for a dog: the published range for its weight, and what a capsule, tablet or liquid makes of it.',
  back: { to: 'biology' },
} satisfies CalculatorMeta;
