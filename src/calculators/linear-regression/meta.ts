import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Linear Regression and Standard Curve Calculator',
  description:
    'Straight-line fit with standard errors, confidence and prediction bands and residuals; reads unknowns from a standard curve.',
  back: { to: 'statistics/models' },
} satisfies CalculatorMeta;
