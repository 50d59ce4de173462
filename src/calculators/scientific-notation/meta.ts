import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Scientific Notation Converter',
  description:
    'A number in standard, scientific and engineering form and with an SI prefix, rounded to significant figures.',
  back: { to: 'math/numbers' },
} satisfies CalculatorMeta;
