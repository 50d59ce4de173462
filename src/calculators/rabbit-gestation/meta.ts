import type { CalculatorMeta } from '#src/kit/meta.ts';

export default {
  name: 'Rabbit Gestation Calculator',
  description:
    'Kindling date of a rabbit from the mating date, the day to put the nest box in and the day on which a missing litter needs a veterinarian.',
  back: { to: 'biology/animal-pregnancy', label: 'Back to Animal Pregnancy Calculators' },
} satisfies CalculatorMeta;
