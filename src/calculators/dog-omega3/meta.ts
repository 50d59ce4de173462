import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Dog Omega-3 Calculator',
  description:
    'How much of a fish oil stays within a daily omega-3 target (EPA and DHA) for a dog, in capsules or milliliters, rounded down.',
  back: { to: 'biology', label: 'Back to Biology Calculators' },
} satisfies CalculatorMeta;
