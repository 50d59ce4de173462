import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Ratio and Proportion Calculator',
  description: 'Rule of three, ratios in lowest terms, shares of a total, and dilution ratios read both ways.',
  back: { to: 'math/numbers' },
} satisfies CalculatorMeta;
