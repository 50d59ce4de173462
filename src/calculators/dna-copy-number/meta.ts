import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'DNA Copy Number Calculator',
  description: 'Molecules and femtomoles in a mass of DNA or RNA of known length.',
  back: { to: 'biology/genetics' },
} satisfies CalculatorMeta;
