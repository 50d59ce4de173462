import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Aquarium Volume Calculator',
  description: 'Water volume, weight and water change of a rectangular, round, hexagonal or bow-front tank.',
  back: { to: 'everyday/aquarium' },
} satisfies CalculatorMeta;
