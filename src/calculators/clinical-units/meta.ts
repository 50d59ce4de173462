import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Lab Value Unit Converter',
  description: 'Blood values between US and SI units, for people and animals.',
  back: { to: 'conversion/laboratory' },
} satisfies CalculatorMeta;
