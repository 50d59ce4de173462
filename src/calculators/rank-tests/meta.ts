import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Mann-Whitney, Wilcoxon and Kruskal-Wallis Calculator',
  description:
    'Compares groups or pairs by ranks, exactly for small samples even with ties, with Hodges-Lehmann estimates and Dunn’s comparisons.',
  back: { to: 'statistics/tests' },
} satisfies CalculatorMeta;
