import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Life Table Calculator',
  description: 'Survivorship, life expectancy, R₀ and r by Euler–Lotka.',
  back: { to: 'ecology' },
} satisfies CalculatorMeta;
