import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Cell Division Time Calculator',
  description: 'Divisions per day and hours in G1, S, G2 and M from the length of the cell cycle.',
  back: { to: 'biology' },
} satisfies CalculatorMeta;
