import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Dog Tramadol Calculator',
  description:
    'Tramadol prescribed for a dog: the dose range in the veterinary product information for its weight, in half tablets.',
  back: { to: 'biology' },
} satisfies CalculatorMeta;
