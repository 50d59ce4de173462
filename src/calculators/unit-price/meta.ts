import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Unit Price Calculator',
  description: 'Which pack is cheaper: per kilogram, liter or piece, and for foods per 1000 kcal.',
  back: { to: 'everyday/shopping' },
} satisfies CalculatorMeta;
