import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'RCF to RPM Calculator',
  description: 'Centrifuge speed, g-force, radius, k factor and transfer between rotors.',
  back: { to: 'conversion/laboratory' },
} satisfies CalculatorMeta;
