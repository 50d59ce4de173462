import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Electron Configuration Calculator',
  description: 'Electron configuration, shells, orbital filling and unpaired electrons of any element or ion.',
  back: { to: 'chemistry/general' },
} satisfies CalculatorMeta;
