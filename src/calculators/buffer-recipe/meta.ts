import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Buffer Recipe Calculator',
  description: 'What to weigh and pipette for any volume and strength of a buffer with several components.',
  back: { to: 'other/lab-planning' },
} satisfies CalculatorMeta;
