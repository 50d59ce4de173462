import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Livestock Water Calculator',
  description:
    'Daily drinking water of a herd by temperature, the trough or tank to hold it, and the flow that refills it.',
  back: { to: 'construction/farm' },
} satisfies CalculatorMeta;
