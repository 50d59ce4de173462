import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Cat Fish Oil Calculator',
  description:
    'The small amount of a fish oil that a cautious daily target of EPA and DHA allows a cat, with how weak the evidence is.',
  back: { to: 'biology/cat-health' },
} satisfies CalculatorMeta;
