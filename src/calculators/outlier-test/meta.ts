import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Outlier Calculator',
  description:
    'Whether the most extreme values are farther out than chance explains: Grubbs, generalized ESD, Dixon or box plot fences.',
  back: { to: 'statistics/description' },
} satisfies CalculatorMeta;
