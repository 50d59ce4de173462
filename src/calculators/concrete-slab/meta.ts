import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Concrete Slab Calculator',
  description: 'Concrete for a slab or a round pad: volume, bags, weight, and the parts of a mix of your own.',
  back: { to: 'construction/farm' },
} satisfies CalculatorMeta;
