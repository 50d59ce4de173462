import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Predator–Prey Calculator',
  description: 'Predators and their prey by Lotka–Volterra and Rosenzweig–MacArthur, over time and in the phase plane.',
  back: { to: 'ecology/population' },
} satisfies CalculatorMeta;
