import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Kaplan-Meier Survival Calculator',
  description:
    'Survival curves from times with censoring: Kaplan-Meier table, median survival, log-rank test and hazard ratio.',
  back: { to: 'statistics/models' },
} satisfies CalculatorMeta;
