import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Leslie Matrix Calculator',
  description: 'Projection, growth rate, stable structure and elasticities of an age or stage matrix.',
  purpose: 'growth by age or stage',
  back: { to: 'ecology' },
  keywords: [
    'Leslie matrix',
    'Lefkovitch matrix',
    'population projection',
    'dominant eigenvalue',
    'stable age distribution',
    'reproductive value',
    'elasticity',
    'damping ratio',
  ],
  introduction: [
    'Project a population by ages or stages, and find its growth factor, its stable structure and the rates on which growth depends most.',
    'For conservation, harvest and courses in population biology, with matrices of up to 50 stages.',
  ],
  guide: [
    {
      title: 'Rates or a whole matrix',
      text: [
        'For ages, give fecundity and survival of each. The survival of the last age keeps its females in that age; enter 0 if none stays.',
        'For stages, paste the published matrix without headings, and the numbers at the start in the same order.',
      ],
    },
    {
      title: 'What the eigenvalue tells',
      text: [
        'The dominant eigenvalue λ is the growth of one step once the structure is stable: above 1 the population grows, below 1 it shrinks.',
        'An elasticity is the part of λ that hangs on one rate. The same relative change of a rate moves λ most where the elasticity is largest; whether protection can change that rate is another question.',
      ],
    },
    {
      title: 'Three ages',
      text: [
        'The example has λ = 1.5. In the long run 72 % of the females are in the first age.',
        'A female of the second age is worth 3 newborns: she is about to have young. Survival of the first age has the largest elasticity, 0.47.',
      ],
    },
  ],
  faq: [
    {
      question: 'What is the difference between sensitivity and elasticity?',
      answer:
        'A sensitivity is the change of λ for a small absolute change of a rate, an elasticity the relative change for a relative one. Elasticities of fecundities and survivals can be compared with each other, sensitivities cannot.',
    },
    {
      question: 'Why does my population cycle?',
      answer:
        'If all births are at one age, or at ages with a common divisor, the structure of the start comes back again and again. On average λ is right, and the damping ratio is 1.',
    },
    {
      question: 'How long until the structure is stable?',
      answer:
        'Deviations shrink by the damping ratio at each step relative to growth. With a ratio of 2 they are below a thousandth after ten steps, with 1.1 that takes some seventy.',
    },
    {
      question: 'What are reproductive values?',
      answer:
        'They say how much a female of each stage adds to the future population, with a newborn as the unit. They rise up to the first births and fall with age after that.',
    },
    {
      question: 'Do I count males?',
      answer:
        'Usually not: the matrix is for females, and fecundity means daughters that are alive at the next census. Where both sexes are counted, both must be in all numbers.',
    },
  ],
  notes: [
    'A step is the time between two censuses, such as a year; all rates are for that time.',
    'The projection is what would happen if the rates stayed as they are, not a forecast.',
    'Uncertain rates make λ uncertain; vary the ones with large elasticities first.',
  ],
} satisfies CalculatorContent;
