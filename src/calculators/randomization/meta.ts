import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Randomization List Generator',
  description:
    'Allocates animals or subjects to groups at random, in blocks and strata, with a list that can be reproduced.',
  back: { to: 'statistics/design' },
} satisfies CalculatorMeta;
