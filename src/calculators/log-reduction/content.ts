import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Log Reduction Calculator',
  description: 'Log reduction, percent killed and surviving fraction from microbial counts before and after treatment.',
  purpose: 'how many microbes survive',
  back: { to: 'biology/cell-biology' },
  keywords: [
    'log reduction',
    'percent kill',
    'disinfectant test',
    'CFU',
    'surviving fraction',
    '99.9 percent',
    'antimicrobial efficacy',
  ],
  introduction: [
    'How well did a disinfectant, a heat step or a filter work? Counts before and after give the log reduction, the percentage killed and the share that survives.',
    'For testers of biocides, food technologists and students of microbiology.',
  ],
  guide: [
    {
      title: 'Before and after, in one unit',
      text: [
        'Enter the count of the untreated control and the count after treatment, both per milliliter, per carrier or per square centimeter.',
        'If no colony grew, enter the detection limit of the method: the true reduction is then at least what is shown.',
      ],
    },
    {
      title: 'Tenths of tenths',
      text: [
        'The decimal logarithm of the initial over the final count says how many times the population was cut to a tenth.',
        'One log is 90 %, two are 99 %, three 99.9 %: every log adds a nine, while the percentages crowd toward 100.',
      ],
    },
    {
      title: 'From 420000 down to 37',
      text: [
        'That is 4.06 logs, or 99.99119 %, with a surviving fraction of 8.810 × 10⁻⁵: about one cell in 11400.',
        'The next log would leave about 4 cells, yet change the percentage only in its third decimal.',
      ],
    },
  ],
  faq: [
    {
      question: 'My plates were empty. Why may I not enter 0?',
      answer:
        'The logarithm of zero does not exist, and an empty plate does not prove that nothing lives. Enter the lowest count that your method can find, such as 10 CFU/mL for 0.1 mL plated. Report the result with “at least”.',
    },
    {
      question: 'How do I average replicates?',
      answer:
        'Average the logarithms of the counts, not the percentages. Two runs of 3 and 5 logs have a mean of 4 logs, or 99.99 %. The mean of their percentages, 99.9495 %, would be only 3.3 logs.',
    },
    {
      question: 'Can I get a D-value from it?',
      answer:
        'Divide the exposure time by the log reduction, if killing is log-linear. The 4.06 logs of the example in 5 minutes would be a D-value of 1.23 minutes. Check with several exposure times whether the line is straight.',
    },
  ],
  notes: [
    'The result cannot be better than the counts: below about 25 colonies a plate, chance alone moves it noticeably.',
    'The disinfectant has to be neutralized at the end of the contact time, or it goes on killing on the plate.',
    'The highest reduction that a test can show is the log of the initial count over the detection limit.',
    'A pass mark in logs belongs to a method, an organism and a contact time; this page sets none.',
  ],
} satisfies CalculatorContent;
