import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'eGFR Calculator (CKD-EPI 2021)',
  description: 'Estimated kidney function of adults from creatinine or cystatin C, with the stages of KDIGO.',
  back: { to: 'health/kidney' },
} satisfies CalculatorMeta;
