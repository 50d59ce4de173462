import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Percent Composition Calculator',
  description: 'Mass percent of each element in a compound, or the empirical formula from measured percentages.',
  back: { to: 'chemistry/general' },
} satisfies CalculatorMeta;
