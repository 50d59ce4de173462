import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Sample Size and Power Calculator',
  description:
    'How many subjects a study needs, or which power a number of subjects has: means, pairs, proportions, correlation and ANOVA.',
  back: { to: 'statistics/design' },
} satisfies CalculatorMeta;
