import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Descriptive Statistics Calculator',
  description:
    'Mean, SD, SEM, confidence interval, median and quartiles of pasted columns, with the method of each named and a box plot.',
  purpose: 'mean, SD, quantiles',
  back: { to: 'statistics/description' },
  keywords: [
    'mean and standard deviation',
    'SEM',
    'confidence interval of the mean',
    'median and quartiles',
    'box plot',
    'geometric mean',
    'skewness and kurtosis',
    'Shapiro-Wilk test',
  ],
  introduction: [
    'Paste columns from a spreadsheet and get the usual statistics of each, with the method named: center, spread, quartiles, shape, and a test for a normal distribution.',
    'For everybody who has to describe measurements before comparing them.',
  ],
  guide: [
    {
      title: 'Paste, with or without names',
      text: [
        'Copy one or several columns from a spreadsheet. Empty cells, NA and a dash are left out and counted.',
        'Choose the decimal comma if your numbers are written 4,5. One line of numbers is read as one column.',
      ],
    },
    {
      title: 'What is computed',
      text: [
        'The SD divides by n − 1. The interval of the mean is the mean ± t times the SEM, with n − 1 degrees of freedom.',
        'Quartiles follow the program that you choose; the others are in a table below.',
      ],
    },
    {
      title: 'Six weights of a control group',
      text: [
        'In the example the controls have a mean of 4.917 and an SD of 0.788; with 95 % confidence the mean lies between 4.089 and 5.744.',
        'The box plot shows every value, so that an outlier or two clusters cannot hide behind a mean.',
      ],
    },
  ],
  faq: [
    {
      question: 'Should I show the SD or the SEM?',
      answer:
        'The SD describes how much the values vary and does not shrink with more of them. The SEM describes how well the mean is known. To describe a sample show the SD; to compare means show the confidence interval.',
    },
    {
      question: 'Why do programs print other quartiles?',
      answer:
        'With few values a quartile falls between two of them, and at least nine rules say where. R and Excel QUARTILE.INC interpolate at 1 + (n − 1)p, Prism and SPSS at (n + 1)p. State the program, and do not compare quartiles made by two rules.',
    },
    {
      question: 'When is the geometric mean the right one?',
      answer:
        'For values that multiply rather than add: titers, colony counts, fold changes, concentrations over several decades. It is the mean of the logarithms, turned back. All values must be above 0.',
    },
    {
      question: 'What does a Shapiro-Wilk p above 0.05 prove?',
      answer:
        'Nothing: a small sample has little chance to show that it is not normal. In a large sample the test reports deviations too small to matter. Look at the dots and the box first, and choose the analysis before you see p.',
    },
    {
      question: 'How many values does an SD need?',
      answer:
        'Two are enough to compute it, but with so few it is hardly known. With six values the 95 % interval of the true SD reaches from 0.62 to 2.45 times the one computed.',
    },
  ],
  notes: [
    'Values must be independent: several readings of one animal count as one, so average them first.',
    'The coefficient of variation needs a scale with a true zero: not degrees Celsius, not pH.',
  ],
} satisfies CalculatorContent;
