import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Dog Tramadol Calculator',
  description: 'Tramadol prescribed for a dog: the range of a veterinary product text for its weight, in half tablets.',
  back: { to: 'biology' },
} satisfies CalculatorMeta;
