import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Dog Benadryl Calculator',
  description:
    'The upper limit of one dose of diphenhydramine (Benadryl) that a dog’s veterinarian has approved, in tablets or mL.',
  back: { to: 'biology' },
} satisfies CalculatorMeta;
