import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Molarity Calculator',
  description: 'Molarity, mass to weigh in or volume of a solution, and any one of the four numbers of a dilution.',
  back: { to: 'chemistry/solutions' },
} satisfies CalculatorMeta;
