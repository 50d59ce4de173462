import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Predator–Prey Calculator',
  description: 'Predators and their prey by Lotka–Volterra and Rosenzweig–MacArthur, over time and in the phase plane.',
  purpose: 'two populations over time',
  back: { to: 'ecology/population' },
  keywords: [
    'predator-prey model',
    'Lotka–Volterra',
    'Rosenzweig–MacArthur',
    'paradox of enrichment',
    'population cycles',
    'functional response',
    'phase plane',
    'limit cycle',
  ],
  introduction: [
    'Do predators and prey cycle, settle or die out? Two classic models show the course of both, the equilibrium and how stable it is.',
  ],
  guide: [
    {
      title: 'Two models',
      text: [
        'Lotka–Volterra lets prey grow without limit and predators eat without limit. Rosenzweig–MacArthur adds a carrying capacity and the time that each kill takes.',
      ],
    },
    {
      title: 'The paradox of enrichment',
      text: [
        'In the example, with a capacity of 40, oscillations fade. Raise the capacity above 46.7 and the same predators and prey swing in wide cycles.',
      ],
    },
    {
      title: 'Reading the phase plane',
      text: [
        'Each dot is a moment, with prey on one axis and predators on the other. A closed ring is a cycle, and a spiral that winds inward is a return to equilibrium.',
      ],
    },
  ],
  faq: [
    {
      question: 'Which attack rate should I enter?',
      answer:
        'The share of the prey that one predator would take in a time unit if handling took no time. It depends on the area, so numbers and attack rate must refer to the same one.',
    },
    {
      question: 'What happens when numbers fall below 1?',
      answer:
        'The model goes on with a tiny fraction of an animal and lets it recover. A real population would be gone, so do not read recovery into such a cycle.',
    },
    {
      question: 'Does the period of small oscillations hold for wide cycles?',
      answer: 'Only near the equilibrium. Wide cycles take longer, as the curves over time show.',
    },
  ],
  notes: [
    'Both models leave out age, space, chance and seasons.',
    'Predators are born at once from what they eat: there is no delay.',
  ],
} satisfies CalculatorContent;
