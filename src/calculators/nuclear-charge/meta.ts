import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Effective Nuclear Charge Calculator',
  description: 'Screening and effective nuclear charge of any electron in an atom by Slater’s rules, group by group.',
  back: { to: 'chemistry/general' },
} satisfies CalculatorMeta;
