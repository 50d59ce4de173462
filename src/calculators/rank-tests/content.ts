import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Mann-Whitney, Wilcoxon and Kruskal-Wallis Calculator',
  description:
    'Compares groups or pairs by ranks, exactly for small samples even with ties, with Hodges-Lehmann estimates and Dunn’s comparisons.',
  purpose: 'tests by ranks',
  back: { to: 'statistics/tests' },
  keywords: [
    'Mann-Whitney U test',
    'Wilcoxon rank sum',
    'Wilcoxon signed-rank',
    'Kruskal-Wallis',
    'Dunn’s test',
    'nonparametric test',
    'Hodges-Lehmann',
    'ordinal data',
  ],
  introduction: [
    'Scores, skewed values or values with a detection limit are compared by their ranks. Paste two groups, pairs or several groups.',
    'Small samples are tested exactly, with ties as well. The Hodges-Lehmann estimate says how large the difference is.',
  ],
  guide: [
    {
      title: 'Which of the three tests',
      text: [
        'Two groups of different subjects: Mann-Whitney, the same as Wilcoxon’s rank sum test. Two values of each subject: signed-rank. Three groups or more: Kruskal-Wallis.',
        'Lines of group and value are read with the other layout.',
      ],
    },
    {
      title: 'How p is found',
      text: [
        'Up to 60 values, every way to deal out the ranks is counted, so that ties and small groups need no approximation.',
        'Above, the normal distribution with corrections for ties and continuity is used. Kruskal-Wallis uses chi-square.',
      ],
    },
    {
      title: 'Permeability of membranes',
      text: [
        'Ten values at term and five early ones give U = 35 and a two-sided p of 0.2544. A value at term is larger in 70 of 100 pairs.',
        'The difference is 0.305, but its limits reach from −0.15 to 0.76: the data do not settle the question.',
      ],
    },
  ],
  faq: [
    {
      question: 'Do these tests compare medians?',
      answer:
        'Only if the groups have the same shape. In general they ask whether a value of one group tends to be larger than one of the other. Groups with equal medians can differ clearly.',
    },
    {
      question: 'What does p mean, and what not?',
      answer:
        'It is how often ranks would be dealt out at least as unevenly if the groups were alike. It is not the probability that they are alike. With 3 against 3 values the two-sided p cannot fall below 0.1, however far apart they are.',
    },
    {
      question: 'Rank test or t test?',
      answer:
        'For scores, heavy tails and far values the rank test. For values that are roughly normal the t test finds slightly more and gives a difference in plain units. Choose before you see the p values.',
    },
    {
      question: 'What is the Hodges-Lehmann estimate?',
      answer:
        'The median of all differences between a value of the first group and one of the second. It need not equal the difference of the medians. For pairs it is the median of the averages of all pairs of differences.',
    },
    {
      question: 'Kruskal-Wallis found a difference. Between which groups?',
      answer:
        'Read Dunn’s comparisons and their adjusted p values. Separate Mann-Whitney tests rank each pair anew and need an adjustment as well.',
    },
  ],
  notes: [
    'Values that differ by less than a billionth of the largest are taken as ties, so that 0.3 − 0.1 ties with 0.2.',
    'No evidence of a difference is not evidence of none: read the limits.',
    'Repeated values of one animal are one value: take their median first.',
  ],
} satisfies CalculatorContent;
