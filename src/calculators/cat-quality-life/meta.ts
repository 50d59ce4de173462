import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Cat Quality of Life Calculator',
  description:
    'The HHHHHMM scale for a cat that is old or ill: seven scores, their total, and what to raise at the vet.',
  back: { to: 'biology/cat-health' },
} satisfies CalculatorMeta;
