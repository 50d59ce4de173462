import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Dog Age Calculator',
  description: 'A dog’s age in human years by its size, with the stage of its life and its age by DNA methylation.',
  back: { to: 'biology', label: 'Back to Biology Calculators' },
} satisfies CalculatorMeta;
