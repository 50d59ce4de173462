import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Atom Calculator',
  description: 'Protons, neutrons, electrons, shells and valence electrons of a hydrogen, helium or lithium atom.',
  back: { to: 'chemistry' },
} satisfies CalculatorMeta;
