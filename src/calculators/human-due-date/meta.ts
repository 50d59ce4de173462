import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Pregnancy Due Date Calculator',
  description: 'Due date of a human pregnancy from last period, conception or embryo transfer, with weeks and terms.',
  back: { to: 'health/pregnancy' },
} satisfies CalculatorMeta;
