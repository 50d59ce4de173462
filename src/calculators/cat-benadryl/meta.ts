import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Cat Benadryl Calculator',
  description: 'The upper limit of a veterinarian-approved diphenhydramine (Benadryl) dose for cats.',
  back: { to: 'biology/cat-health' },
} satisfies CalculatorMeta;
