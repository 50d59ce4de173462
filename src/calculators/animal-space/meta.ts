import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Animal Space Calculator',
  description:
    'Least indoor and outdoor area for cattle, sheep, goats, pigs, hens, dogs or cats, each with its legal text.',
  back: { to: 'construction/farm' },
} satisfies CalculatorMeta;
