import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Enzyme Kinetics Calculator',
  description: 'Vmax, Km and kcat from initial velocities, by Lineweaver–Burk and by non-linear fit.',
  back: { to: 'biology/biochemistry', label: 'Back to Biochemistry Calculators' },
} satisfies CalculatorMeta;
