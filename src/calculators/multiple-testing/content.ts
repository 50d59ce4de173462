import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Multiple Testing Correction Calculator',
  description:
    'Adjusts a list of p values by Bonferroni, Holm, Hochberg, Benjamini-Hochberg and Benjamini-Yekutieli, side by side, with labels.',
  purpose: 'Bonferroni, Holm, BH',
  back: { to: 'statistics/tests' },
  keywords: [
    'multiple testing correction',
    'adjusted p value',
    'false discovery rate',
    'Bonferroni',
    'Holm',
    'Hochberg',
    'Benjamini-Hochberg',
    'family-wise error rate',
  ],
  introduction: [
    'Twenty tests at 0.05 find one effect on average where there is none. Paste the p values and see what is left by five methods.',
    'Genes, traits, endpoints or pairs of groups: labels stay with their p values, in the order pasted.',
  ],
  guide: [
    {
      title: 'Paste the list',
      text: [
        'One p value on each line, or a column of labels and a column of p values as they come from a spreadsheet.',
        'If the list holds only the best of many tests, enter how many were made.',
      ],
    },
    {
      title: 'False alarms: none, or few?',
      text: [
        'Holm keeps the chance of even one false alarm at the level: for a few planned tests on which a decision depends.',
        'Benjamini-Hochberg keeps the expected share of false alarms among the findings: for screens whose findings are tested again.',
      ],
    },
    {
      title: 'Five genes',
      text: [
        'Four of the five p values are below 0.05. After Holm and after Benjamini-Hochberg two are left, TP53 and KRAS.',
        'MYC with 0.031 becomes 0.0517 by Benjamini-Hochberg, just above the level, and 0.093 by Holm.',
      ],
    },
  ],
  faq: [
    {
      question: 'Bonferroni or Holm?',
      answer:
        'Holm. It gives the same guarantee under the same conditions, and its adjusted p values are never larger. Bonferroni is simpler to do by hand, and it has simple confidence intervals to go with it.',
    },
    {
      question: 'What is an adjusted p value?',
      answer:
        'The smallest level at which this test would be called significant by the method for all tests together. It is compared with the level as it is. A p value is not the probability that the hypothesis is true, adjusted or not.',
    },
    {
      question: 'Which tests belong to one family?',
      answer:
        'Those that answer one question together, and from which you would report the best. Decide this before you see the data. Tests that were made and not reported belong to it as well.',
    },
    {
      question: 'What do I do with “<0.001”?',
      answer:
        'Look up the value in the output of the program, or compute it from the statistic. A limit cannot be ranked among the other values. Entering 0.001 itself is on the safe side.',
    },
  ],
  notes: [
    'Up to 100000 p values are read; empty cells and NA are left out and counted.',
    'With more tests than p values, the others count as larger, as in R.',
    'A p value above the level is no evidence that there is no effect: report effect sizes with their limits.',
    'Tukey’s and Dunnett’s comparisons of means are adjusted already and must not be adjusted again.',
  ],
} satisfies CalculatorContent;
