import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Cell Size Calculator',
  description: 'Volume, surface area and surface-to-volume ratio of a cell from its shape and measurements.',
  back: { to: 'biology' },
} satisfies CalculatorMeta;
