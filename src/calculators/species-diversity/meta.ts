import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Species Diversity Calculator',
  description: 'Shannon and Simpson indices, richness and evenness of a community from its species counts.',
  back: { to: 'biology' },
} satisfies CalculatorMeta;
