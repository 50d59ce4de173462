import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Outlier Calculator',
  description:
    'Whether the most extreme values are farther out than chance explains: Grubbs, generalized ESD, Dixon or box plot fences.',
  purpose: 'Grubbs, Dixon, IQR',
  back: { to: 'statistics/description' },
  keywords: [
    'outlier test',
    'Grubbs test',
    'generalized ESD',
    'Dixon Q test',
    'IQR rule',
    'box plot outlier',
    'suspect value',
    'Rosner test',
  ],
  introduction: [
    'Is the most extreme value farther out than chance explains? Four methods, one at a time, with the p value and the limit; no value is ever removed for you.',
    'For replicates with one odd reading, and for columns that should be screened for typing errors.',
  ],
  guide: [
    {
      title: 'Choose the method first',
      text: [
        'One suspect: Grubbs. Perhaps several: generalized ESD with the largest number that you would believe. Three to thirty replicates in analytical chemistry: Dixon.',
        'The fences of a box plot screen long columns and give no p value.',
      ],
    },
    {
      title: 'What is compared',
      text: [
        'Grubbs and ESD measure the distance from the mean in standard deviations, Dixon the gap beside the suspect against the range.',
        'Dixon’s limits are integrated from the normal distribution and not read from a table.',
      ],
    },
    {
      title: 'Seven readings near 200, one of 245.57',
      text: [
        'In the data of the NIST handbook the last value is 2.46876 standard deviations from the mean, and the two-sided limit at 0.05 is 2.12665.',
        'So 245.57 is an outlier at that level. Whether it is an error, only the lab notebook can tell.',
      ],
    },
  ],
  faq: [
    {
      question: 'May I delete an outlier?',
      answer:
        'Only for a reason that does not depend on its value: a bubble, a wrong dilution, a typing error. Without one, keep it and report the result with and without it. A rule to remove values has to be fixed before the study.',
    },
    {
      question: 'Why did Grubbs’ test miss two obvious outliers?',
      answer:
        'Two far values pull the mean toward them and inflate the standard deviation, so neither looks extreme. This is called masking. Generalized ESD takes the values away one by one and decides only at the end.',
    },
    {
      question: 'May I repeat the test after removing a value?',
      answer:
        'Not with Grubbs or Dixon: each round adds its own chance of a false alarm. Use generalized ESD, which keeps the level over all rounds for about 25 values or more, and roughly from 15 on.',
    },
    {
      question: 'What does the p value mean here?',
      answer:
        'How often the most extreme of so many normal values would lie at least as far out. A p value is not the probability that the hypothesis is true, and a small one does not prove an error of measurement.',
    },
    {
      question: 'Are three replicates enough?',
      answer:
        'Hardly: of three values one is always farther from the others, and Grubbs’ statistic cannot exceed 1.1547. Dixon’s ratio of three values must pass 0.941 one-sided at 0.05. Measure a fourth.',
    },
  ],
  notes: [
    'All tests but the fences assume that the other values come from one normal distribution.',
    'Of equal suspects the earlier one in the list is named.',
    'The p value of Grubbs’ test is an upper bound, exact where it is small.',
  ],
} satisfies CalculatorContent;
