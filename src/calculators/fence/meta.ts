import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Fence Calculator',
  description: 'Posts, rails or rolls of wire, gates and braces for a paddock or an open run, with the cost.',
  back: { to: 'construction/farm' },
} satisfies CalculatorMeta;
