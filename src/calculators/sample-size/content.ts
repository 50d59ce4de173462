import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Sample Size and Power Calculator',
  description:
    'How many subjects a study needs, or which power a number of subjects has: means, pairs, proportions, correlation and ANOVA.',
  purpose: 'how many are enough',
  back: { to: 'statistics/design' },
  keywords: [
    'sample size',
    'power analysis',
    'statistical power',
    'how many animals',
    'effect size',
    'Cohen’s d',
    'dropout',
    '3Rs',
  ],
  introduction: [
    'How many subjects does a study need to find the difference that matters? Or how likely is a study of a given size to find it?',
    'For protocols, grant and animal applications: means, pairs, proportions, correlations and several groups.',
  ],
  guide: [
    {
      title: 'Choose the smallest effect that matters',
      text: [
        'Take the smallest difference that would change what you do, and an SD from earlier data of the same kind.',
        'The effect that a small pilot study happened to find is usually too large, and a study planned with it too small.',
      ],
    },
    {
      title: 'How the numbers are found',
      text: [
        'Means use the noncentral t distribution, several groups the noncentral F. Both are exact for normal values.',
        'Proportions use the formula of Fleiss; its continuity correction, which suits Fisher’s exact test better, stands beside it.',
      ],
    },
    {
      title: 'A difference of 5 with an SD of 8',
      text: [
        'That is an effect of 0.625 SD. Two groups of 42 find it with a power of just over 80 %.',
        'If one subject in ten is lost, 47 have to start in each group.',
      ],
    },
  ],
  faq: [
    {
      question: 'What does a power of 80 % mean?',
      answer:
        'Of many studies like this one, four in five would find the effect if it is as large as planned. The fifth would miss it. Where missing it is costly, plan with 90 %.',
    },
    {
      question: 'Where do I get the standard deviation from?',
      answer:
        'From earlier data, a publication on the same species and method, or a pilot study. The SD of a pilot with few subjects is itself uncertain. Try a larger one and see how many more subjects it costs.',
    },
    {
      question: 'Is it better to have groups of equal size?',
      answer:
        'For a given total, equal groups have the most power if the spreads are alike. With twice as many in one group the loss is small, beyond that it grows. A larger control group is useful when several treatments share it.',
    },
    {
      question: 'How many animals should an application ask for?',
      answer:
        'As many as the question needs, and no more. A study that is too small wastes all of its animals, because it answers nothing. State effect, SD, level, power and the expected dropout, so that the number can be repeated.',
    },
    {
      question: 'Are mice of one cage or cells of one dish subjects?',
      answer:
        'No. The experimental unit is what is assigned to a treatment independently of the others. If a cage is treated as a whole, cages are counted. Values from within a unit are averaged first.',
    },
  ],
  notes: [
    'The tests are assumed to be t, F, z for proportions and Fisher’s z; rank tests need a few subjects more.',
    'Several outcomes or several comparisons need a stricter significance level and with it more subjects.',
  ],
} satisfies CalculatorContent;
