import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'pH Analysis Calculator',
  description: 'From a pH to the acidity class, the hydrogen and hydroxide ion concentrations and the pOH.',
  back: { to: 'chemistry' },
} satisfies CalculatorMeta;
