import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Mark–Recapture Calculator',
  description: 'Population size by Lincoln–Petersen, Chapman, Schnabel and Schumacher–Eschmeyer.',
  back: { to: 'ecology' },
} satisfies CalculatorMeta;
