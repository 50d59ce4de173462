import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Protein Synthesis Calculator',
  description:
    'Translate DNA or RNA, or enter a protein, for its mass, isoelectric point (pI), composition and absorbance at 280 nm.',
  back: { to: 'biology' },
} satisfies CalculatorMeta;
