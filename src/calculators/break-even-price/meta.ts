import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Livestock Break-Even Calculator',
  description: 'The sale price that covers purchase, feed, yardage, interest and deaths of fed cattle, lambs or pigs.',
  back: { to: 'finance/animals' },
} satisfies CalculatorMeta;
