import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Nucleic Acid and Protein Amount Converter',
  description: 'From ng to pmol, molecules and ends, and back, for DNA, RNA, oligos, proteins and compounds.',
  back: { to: 'conversion/laboratory' },
} satisfies CalculatorMeta;
