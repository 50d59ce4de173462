import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Bond Order Calculator',
  description:
    'Bond order, orbital filling and magnetism of 35 diatomic species, and bond orders from electrons or resonance structures.',
  back: { to: 'chemistry/general' },
} satisfies CalculatorMeta;
