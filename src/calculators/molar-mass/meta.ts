import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Molar Mass Calculator',
  description: 'Molar mass of any compound of the 118 elements, and the way between grams, moles and molecules.',
  back: { to: 'chemistry/general' },
} satisfies CalculatorMeta;
