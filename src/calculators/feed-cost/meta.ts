import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Feed Cost Calculator',
  description: 'Feed cost of a kilogram of gain, a liter of milk or an egg, with feed conversion and income over feed.',
  back: { to: 'finance/animals' },
} satisfies CalculatorMeta;
