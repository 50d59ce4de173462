import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Dog Metacam Calculator',
  description:
    'The labeled ceiling of meloxicam for a dog in milliliters of either suspension, to check a prescription with a veterinarian.',
  back: { to: 'biology', label: 'Back to Biology Calculators' },
} satisfies CalculatorMeta;
