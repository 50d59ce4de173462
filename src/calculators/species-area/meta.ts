import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Species–Area Calculator',
  description: 'Fits S = c·Aᶻ and predicts species lost with habitat.',
  back: { to: 'ecology' },
} satisfies CalculatorMeta;
