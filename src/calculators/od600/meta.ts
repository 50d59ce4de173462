import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'OD600 Cell Density Calculator',
  description: 'Cells per mL from optical density, with the uncertainty of the factor.',
  back: { to: 'conversion/laboratory' },
} satisfies CalculatorMeta;
