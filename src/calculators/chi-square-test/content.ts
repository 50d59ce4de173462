import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Chi-Square Test Calculator',
  description:
    'Tests counts against expected ratios, or two classifications in a table: chi-square, G test, and Fisher’s exact test for 2 × 2.',
  purpose: 'counts in classes or tables',
  back: { to: 'statistics/tests' },
  keywords: [
    'chi-square test',
    'goodness of fit',
    'contingency table',
    'Fisher’s exact test',
    'odds ratio',
    'relative risk',
    'G test',
    'Cramér’s V',
  ],
  introduction: [
    'Do offspring follow 9:3:3:1? Are vaccination and illness related? Enter counts with the ratios you expect, or paste a table of counts.',
    'The result names the cells that do not fit, and for 2 × 2 tables gives Fisher’s exact test, odds ratio and relative risk with limits.',
  ],
  guide: [
    {
      title: 'Counts, not percentages',
      text: [
        'Each individual is counted once. Percentages, means and measured amounts do not belong here, because the test depends on how many were counted.',
        'For a table, paste rows and columns with or without names.',
      ],
    },
    {
      title: 'Which p value to read',
      text: [
        'With expected counts of 5 or more, read Pearson’s chi-square. For a small 2 × 2 table read Fisher’s exact test.',
        'Yates’ correction makes the p value larger, usually too large; it is printed because R shows it first.',
      ],
    },
    {
      title: 'Mendel’s peas',
      text: [
        'Of 556 peas, 315 were round and yellow where 312.75 are expected. χ² is 0.470 with 3 degrees of freedom and p is 0.9254.',
        'The counts agree with 9:3:3:1. They would agree with some other ratios as well, so the test does not prove this one.',
      ],
    },
  ],
  faq: [
    {
      question: 'What does a small p value mean here?',
      answer:
        'Counts as far from the expected ones would be rare if the ratios were right, or if rows and columns had nothing to do with each other. The p value is not the chance that the hypothesis is true. Residuals and ratios say where the difference lies and how large it is.',
    },
    {
      question: 'Odds ratio or relative risk?',
      answer:
        'The relative risk compares shares: 6 of 100 against 21 of 100 is 0.29. In a case-control study the shares depend on how many cases were chosen, so only the odds ratio has a meaning there. For rare outcomes the two are close.',
    },
    {
      question: 'The same animals were scored before and after. Is this the right test?',
      answer:
        'No. Paired yes/no data need McNemar’s test, which looks only at those that changed. A chi-square test would count every animal twice.',
    },
    {
      question: 'How many degrees of freedom are there?',
      answer:
        'For ratios, one fewer than categories. Take off one more for every number that was estimated from the same counts, such as an allele frequency in a Hardy-Weinberg test. For a table, (rows − 1) × (columns − 1).',
    },
  ],
  notes: [
    'Expected counts below 5 in more than a fifth of the cells, or below 1 in any, make the chi-square approximation poor.',
    'In large samples even trifling differences give small p values: read Cramér’s V and the ratios as well.',
    'Order of the categories is not used; for ordered classes a trend test finds more.',
  ],
} satisfies CalculatorContent;
