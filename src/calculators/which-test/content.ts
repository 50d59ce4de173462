import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Which Statistical Test?',
  description:
    'Five questions, or your table, lead to the statistical test that fits, with the reason, what to report, and the page with your data in it.',
  purpose: 'find the test that fits',
  back: { to: 'statistics/tests' },
  keywords: [
    'which test',
    'which statistical test',
    'test chooser',
    'statistical test selector',
    'parametric or nonparametric test',
    'is there a difference',
    'normality',
    'before and after',
  ],
  introduction: [
    'Paste your table, or say what was recorded and what you want to know. You get the test that fits, why it fits and what you would report.',
    'A test that the site does not have is named all the same, with the nearest honest way to go on.',
  ],
  guide: [
    {
      title: 'Start with what is recorded',
      text: [
        'A length is a measurement, a pain score from 0 to 10 is a score, cured or not is a yes or no, eggs in a nest are a count.',
        'Only questions that can still change the test are asked.',
      ],
    },
    {
      title: 'The same subjects, or different ones?',
      text: [
        'Before and after, left and right, or litter mates are pairs: the differences within the pairs are what is tested.',
        'Pairs taken for two groups hide a difference; groups taken for pairs invent one.',
      ],
    },
    {
      title: 'Three groups of 8 plants',
      text: [
        'The example has three columns of 8 measurements on different plants. The test that fits is an analysis of variance.',
        'One press opens its page with the columns in it, calculated.',
      ],
    },
  ],
  faq: [
    {
      question: 'Should a test for normality decide between means and ranks?',
      answer:
        'No. With few values such a test finds nothing, with many it finds trifles. Decide by what is known of such data and by a look at the dots. This page asks when values look skewed, and never switches by itself.',
    },
    {
      question: 'Why is my table taken for groups?',
      answer:
        'Columns of numbers of different lengths can only be groups. Columns of the same length may be groups, the same subjects twice, or two quantities. The page then asks which they are.',
    },
    {
      question: 'May I try several tests and report the best?',
      answer:
        'No. Each try adds a chance of a false alarm. Choose the test before you see its p value, and report that one.',
    },
  ],
  notes: [
    'The unit is what was treated: ten leaves of one plant are one plant, not ten.',
    'Designs with several measurements of each subject under two factors need a mixed model, which this site does not have.',
  ],
} satisfies CalculatorContent;
