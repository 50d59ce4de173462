import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Blood Pressure Calculator',
  description: 'Class, averages and trend of your blood-pressure readings, and when one of them needs care at once.',
  back: { to: 'biology' },
} satisfies CalculatorMeta;
