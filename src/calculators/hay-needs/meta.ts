import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Hay Calculator',
  description: 'Hay and bales for horses, cattle, sheep, goats, llamas and alpacas over a season, with waste and cost.',
  back: { to: 'food/feeding' },
} satisfies CalculatorMeta;
