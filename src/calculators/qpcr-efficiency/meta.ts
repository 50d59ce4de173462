import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'qPCR Efficiency Calculator',
  description: 'Amplification efficiency of a quantitative PCR from a dilution series or from its slope.',
  back: { to: 'biology/genetics' },
} satisfies CalculatorMeta;
