import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Cat Metacam Calculator',
  description:
    'Turns a dose of meloxicam that a veterinarian has prescribed for a cat into milliliters of the suspension for cats.',
  back: { to: 'biology/cat-health' },
} satisfies CalculatorMeta;
