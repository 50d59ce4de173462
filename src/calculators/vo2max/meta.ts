import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'VO2 Max Calculator',
  description:
    'Estimates aerobic capacity from a 12-minute run, a 1.5-mile run, the one-mile Rockport walk or two heart rates.',
  back: { to: 'sport/heart' },
} satisfies CalculatorMeta;
