import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'My Pet Swallowed Medicine',
  description:
    'A dog or cat swallowed tablets or too much of a medicine: whom to call, how urgent it is, and the figures to say on the telephone.',
  back: { to: 'health/pet-emergencies' },
} satisfies CalculatorMeta;
