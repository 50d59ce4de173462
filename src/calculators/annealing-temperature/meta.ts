import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Annealing Temperature Calculator',
  description: 'Melting and annealing temperatures of a PCR primer pair, with the nearest-neighbor values beside them.',
  back: { to: 'biology/cell-biology', label: 'Back to Cell Biology Calculators' },
} satisfies CalculatorMeta;
