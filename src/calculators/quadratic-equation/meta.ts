import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Quadratic Equation Solver',
  description: 'Real or complex roots, discriminant, vertex and graph of ax² + bx + c = 0.',
  back: { to: 'math/equations' },
} satisfies CalculatorMeta;
