import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Population Growth Calculator',
  description: 'Exponential or logistic growth of a population: final size, doubling time and the curve between.',
  back: { to: 'biology' },
} satisfies CalculatorMeta;
