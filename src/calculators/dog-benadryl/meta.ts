import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Dog Benadryl Calculator',
  description: 'The upper limit of one veterinarian-approved dose of diphenhydramine (Benadryl) for a dog.',
  back: { to: 'biology' },
} satisfies CalculatorMeta;
