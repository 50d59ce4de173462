import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Plate Layout Planner',
  description: 'Randomized 96- and 384-well layouts that can be reproduced.',
  back: { to: 'other/lab-planning' },
} satisfies CalculatorMeta;
