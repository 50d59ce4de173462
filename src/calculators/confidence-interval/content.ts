import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Confidence Interval Calculator',
  description:
    'Confidence intervals of a mean, a proportion, a count, or a difference of two, by the exact and the usual methods side by side.',
  purpose: 'of a mean or proportion',
  back: { to: 'statistics/description' },
  keywords: [
    '95 % confidence interval',
    'margin of error',
    'Wilson interval',
    'Clopper-Pearson',
    'difference of two means',
    'Newcombe interval',
    'Poisson interval',
    'colony count',
  ],
  introduction: [
    'How precisely does a sample tell a mean, a proportion, a rate, or a difference of two? The interval names the values that the data leave plausible.',
    'For reports, theses and papers that ask for an interval beside the estimate.',
  ],
  guide: [
    {
      title: 'Choose what you estimate',
      text: [
        'A mean needs its SD and the number of values, or the values themselves. A proportion needs successes and trials, a count the events and the volume, area or time.',
        'The SD is asked for, not the SEM: multiply an SEM by the root of n.',
      ],
    },
    {
      title: 'Which method stands first',
      text: [
        'Means use Student’s t, differences of means Welch’s version of it, proportions the Wilson score, and counts the exact Poisson limits.',
        'The other methods are listed below, so that you can find the one that your program printed.',
      ],
    },
    {
      title: 'Twelve weights with a mean of 27.4',
      text: [
        'An SD of 3.1 gives a standard error of 0.894893 and, with 11 degrees of freedom, a margin of 1.96965.',
        'The mean is 27.4 with limits 25.43 and 29.37. With z in place of t they would be a tenth too close.',
      ],
    },
  ],
  faq: [
    {
      question: 'What does 95 % mean here?',
      answer:
        'The method catches the true value in 95 of 100 repetitions of the study. It is not the probability that this interval holds it, although it is often read so. A p value is not the probability that the hypothesis is true, and neither is one minus the level.',
    },
    {
      question: 'Why not the simple formula for proportions?',
      answer:
        'The textbook formula p ± z·√(p(1 − p)/n) fails near 0 and 100 % and for few trials. For 0 of 20 it gives an interval of length zero. Wilson’s interval ends at 16.1 % there, which agrees with common sense.',
    },
    {
      question: 'Is Clopper-Pearson better because it is exact?',
      answer:
        'Exact means that it never covers less than the level. To achieve that it is wider than needed for most proportions. Use it where a rule asks for a guarantee, and Wilson otherwise.',
    },
    {
      question: 'Two intervals overlap. Are the groups alike?',
      answer:
        'Not necessarily. Two 95 % intervals may overlap by a quarter of their length while the difference is clear. Compute the interval of the difference and see whether it holds 0.',
    },
    {
      question: 'How do I give an interval for a plate count?',
      answer:
        'Choose the count, enter the colonies of all plates together, and the total volume plated as exposure. With 142 colonies the limits are 119.6 and 167.4 for each unit of exposure. Clumps of cells make the true uncertainty larger.',
    },
  ],
  notes: [
    'The sample must be random and its members independent: cells of one animal are not.',
    'An interval counts chance only, not bias, wrong calibration or missing answers.',
  ],
} satisfies CalculatorContent;
