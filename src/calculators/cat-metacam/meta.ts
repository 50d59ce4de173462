import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Cat Metacam Calculator',
  description: 'A prescribed meloxicam dose, in milliliters of the suspension for cats.',
  back: { to: 'biology/cat-health' },
} satisfies CalculatorMeta;
