import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Dose-Response EC50 and IC50 Calculator',
  description:
    'Fits the four-parameter logistic curve to pasted doses and responses: EC50 or IC50 with its interval, Hill slope and potency ratio.',
  back: { to: 'statistics/models' },
} satisfies CalculatorMeta;
