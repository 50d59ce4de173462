import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'ANOVA Calculator',
  description:
    'Compares the means of two or more groups: one-way F test, Welch’s test, and all pairs by Tukey and Games-Howell with limits.',
  purpose: 'three or more means',
  back: { to: 'statistics/tests' },
  keywords: [
    'one-way ANOVA',
    'analysis of variance',
    'F test',
    'Tukey HSD',
    'post hoc test',
    'Welch ANOVA',
    'Games-Howell',
    'eta squared',
  ],
  introduction: [
    'Do the means of several groups differ, and which ones? Paste a column for each group, or lines of group and value, or enter means and SDs.',
    'All pairs come with limits that hold together, with equal spreads (Tukey) and without (Games-Howell).',
  ],
  guide: [
    {
      title: 'What to enter',
      text: [
        'Two to thirty groups of at least two values each. Groups may differ in size.',
        'From a paper, means, SDs and sample sizes are enough; only the comparison of the spreads needs the values.',
      ],
    },
    {
      title: 'Which line to read',
      text: [
        'If the groups scatter about alike, read F and Tukey. If not, read Welch and Games-Howell, which lose little.',
        'The pairs say which groups differ and by how much; F alone does not.',
      ],
    },
    {
      title: 'Yield of 30 plants',
      text: [
        'Dried weights of a control and two treatments give F = 4.846 with 2 and 27 degrees of freedom and p 0.0159.',
        'Only the two treatments differ from each other: 0.865 with limits from 0.174 to 1.556. Neither differs clearly from the control.',
      ],
    },
  ],
  faq: [
    {
      question: 'Why not a t test for every pair?',
      answer:
        'With five groups there are ten pairs. Each test at a level of 0.05 may raise a false alarm, and ten chances add up. Tukey’s limits are wide enough for all pairs at once.',
    },
    {
      question: 'The p value of F is below my level, but that of no pair is. How can that be?',
      answer:
        'F looks at all groups together and may pick up a pattern that no single pair shows. The reverse happens as well. Report both, with the level you chose.',
    },
    {
      question: 'What does the p value of F say?',
      answer:
        'How often group means would scatter at least this much if all were equal. That p is not the probability that they are. Eta squared says how large the scatter is.',
    },
    {
      question: 'May the groups be the same animals at several times?',
      answer:
        'No. Repeated measurements of the same animals need a repeated-measures analysis or a mixed model. This test treats every value as an animal of its own.',
    },
  ],
  notes: [
    'Values within a group should be roughly normal; moderate departures matter little with ten or more values in each group, strong skewness still does.',
    'Two factors, such as diet and sex, need a two-way analysis, which this page does not make.',
  ],
} satisfies CalculatorContent;
