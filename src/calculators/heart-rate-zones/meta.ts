import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Heart Rate Zone Calculator',
  description:
    'Five training zones by percent of the maximum heart rate and by Karvonen, with the spread of five formulas.',
  back: { to: 'sport/heart' },
} satisfies CalculatorMeta;
