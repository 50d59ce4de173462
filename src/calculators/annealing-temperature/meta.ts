import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Annealing Temperature Calculator',
  description:
    'Melting temperature (Tm) and annealing temperature of a PCR primer pair, with nearest-neighbor values beside them.',
  back: { to: 'biology/cell-biology', label: 'Back to Cell Biology Calculators' },
} satisfies CalculatorMeta;
