import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Correlation Calculator',
  description:
    'Pearson’s r with its interval, Spearman’s rho and Kendall’s tau-b of two pasted columns, with exact p values and a scatter plot.',
  purpose: 'Pearson, Spearman, Kendall',
  back: { to: 'statistics/models' },
  keywords: [
    'correlation coefficient',
    'Pearson r',
    'Spearman rho',
    'Kendall tau',
    'rank correlation',
    'Fisher z interval',
    'scatter plot',
  ],
  introduction: [
    'Do two quantities rise and fall together, and how closely? Three coefficients from one paste: Pearson for straight lines, Spearman and Kendall for any steady rise.',
    'For data with one pair on each line, such as length and mass, or two readings of a sample.',
  ],
  guide: [
    {
      title: 'Two columns, one pair a line',
      text: [
        'Lines on which one of the two values is missing are left out and counted.',
        'Choose the coefficient by the chart, and before you look at its p value.',
      ],
    },
    {
      title: 'Three ways to measure',
      text: [
        'Pearson’s r measures how close the points are to a straight line. Spearman’s rho does the same with ranks, Kendall’s tau-b counts pairs that agree in order.',
        'Spearman’s and Kendall’s p values of small samples without ties come from all permutations; Pearson’s comes from t.',
      ],
    },
    {
      title: 'Lightness and taste of canned tuna',
      text: [
        'Nine lots of tuna were measured for lightness and scored by a panel (Hollander and Wolfe 1973): Kendall’s tau-b is 0.444444 with an exact p of 0.1194.',
        'Nine pairs leave a wide interval: the data agree with no correlation and with a strong one.',
      ],
    },
  ],
  faq: [
    {
      question: 'Which coefficient should I report?',
      answer:
        'Pearson’s for a straight, evenly scattered band of points. Spearman’s or Kendall’s for curves, scores, or a few far points. Kendall’s has a plain meaning: the share of pairs in the same order minus the share in the opposite order.',
    },
    {
      question: 'Is r = 0.6 strong?',
      answer:
        'It explains 36 % of the variance, the square of 0.6. Whether that is much depends on the field: low for a standard curve, high for behavior. The interval matters more than any label.',
    },
    {
      question: 'Does a small p value mean a strong correlation?',
      answer:
        'No. With a thousand pairs an r of 0.07 has a p below 0.05. A p value is not the probability that the hypothesis is true, and it says nothing about strength.',
    },
    {
      question: 'May I compare two measuring methods by correlation?',
      answer:
        'No: a method that reads twice as much has r = 1 with the other. Plot the difference of each pair against its mean, as Bland and Altman proposed.',
    },
  ],
  notes: [
    'Repeated measurements of one animal are not independent pairs; average them first.',
    'A correlation between two quantities that share a part, such as a ratio and its denominator, arises by itself.',
    'Both columns should cover the range of interest: a narrow range lowers every coefficient.',
    'Values that differ by less than a billionth of the largest count as tied.',
  ],
} satisfies CalculatorContent;
