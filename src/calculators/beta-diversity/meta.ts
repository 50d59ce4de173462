import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Beta Diversity Calculator',
  description: 'Dissimilarity of sites with a UPGMA dendrogram.',
  back: { to: 'ecology' },
} satisfies CalculatorMeta;
