import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Dog Xylitol Toxicity Calculator',
  description:
    'Xylitol (birch sugar, E967) from gum, mints or a label, eaten by a dog: how urgent it is, and the dose to say on the telephone.',
  back: { to: 'health/pet-emergencies' },
} satisfies CalculatorMeta;
