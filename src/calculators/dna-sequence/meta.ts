import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'DNA Sequence Calculator',
  description:
    'GC content, complementary strand, RNA and protein of a DNA sequence, from a few bases to a whole genome.',
  back: { to: 'biology' },
} satisfies CalculatorMeta;
