import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Dog Benadryl Calculator',
  description: 'The upper limit of one veterinarian-approved diphenhydramine (Benadryl) dose for dogs.',
  back: { to: 'biology' },
} satisfies CalculatorMeta;
