import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'PCR Master Mix Calculator',
  description: 'Volumes of every component for any number of reactions, with overage.',
  back: { to: 'other/lab-planning' },
} satisfies CalculatorMeta;
