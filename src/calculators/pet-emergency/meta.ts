import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'My Pet Ate Something',
  description:
    'What to do when a dog or cat has swallowed a poison, a medicine or a thing: whom to call, how fast, and what never to do.',
  back: { to: 'health/pet-emergencies', label: 'Back to Pet Emergencies' },
} satisfies CalculatorMeta;
