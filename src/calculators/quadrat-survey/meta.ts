import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Quadrat Survey Calculator',
  description: 'Density, frequency, cover, importance value and dispersion from quadrats.',
  back: { to: 'ecology' },
} satisfies CalculatorMeta;
