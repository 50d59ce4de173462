import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Sensitivity and Specificity Calculator',
  description:
    'Sensitivity, specificity, likelihood ratios and predictive values of a test from its 2×2 table, with limits, at any prevalence.',
  purpose: 'how good a test is',
  back: { to: 'statistics/design' },
  keywords: [
    'sensitivity and specificity',
    'positive predictive value',
    'negative predictive value',
    'likelihood ratio',
    'diagnostic accuracy',
    'prevalence',
    'Youden index',
    'confusion matrix',
  ],
  introduction: [
    'How often is a diagnostic test right? Enter the four counts of its comparison with a reference method, and see what a positive or negative result means where you use it.',
    'For people, animals, plants and assays alike.',
  ],
  guide: [
    {
      title: 'The four counts',
      text: [
        'Sort all subjects by the reference method into diseased and healthy, and by the test into positive and negative.',
        'Results that could not be read belong in the report, but not into a cell.',
      ],
    },
    {
      title: 'Prevalence decides',
      text: [
        'Sensitivity and specificity belong to the test. What a positive result means depends on how common the disease is among those tested.',
        'Leave the prevalence blank only if the subjects are a random sample of those you will test.',
      ],
    },
    {
      title: 'A liver scan in 344 patients',
      text: [
        'The scan found 231 of 258 patients with a disease of the liver, and 54 of 86 without were negative: sensitivity 89.5 %, specificity 62.8 %.',
        'Where 25 % are diseased, 44.5 % of the positives are right. At the 75 % of the study it would be 87.8 %.',
      ],
    },
  ],
  faq: [
    {
      question: 'A test is right in 95 of 100. Why are most positives false?',
      answer:
        'If 1 of 100 has the disease, the test finds about that one, and of the 99 healthy ones it calls 5 positive. So only one of six positives is right. A second test of another kind sorts them.',
    },
    {
      question: 'What does a likelihood ratio tell me?',
      answer:
        'By how much a result changes the odds of the disease: odds after = odds before × ratio. With LR+ = 10, odds of 1 to 9 become 10 to 9. It does not depend on the prevalence, so it may be carried to another clinic.',
    },
    {
      question: 'Why is there a dash in place of a ratio?',
      answer:
        'With no false positives LR+ has no upper bound, and with no missed case the odds ratio has none. The limits of the shares are still defined: read those of sensitivity and specificity.',
    },
    {
      question: 'Is accuracy a good summary?',
      answer:
        'Seldom. Where 1 of 100 is diseased, a test that is always negative is right in 99 of 100 and finds nobody. Report sensitivity and specificity with their limits.',
    },
    {
      question: 'How many subjects do I need?',
      answer:
        'Look at the limits. With 258 diseased subjects those of the sensitivity are 7.5 points apart; with 20 they would be about 27. Only the diseased count for the sensitivity, and only the healthy for the specificity.',
    },
  ],
  notes: [
    'Limits of predictive values at a given prevalence do not count the doubt about the prevalence itself.',
    'Severe cases against healthy volunteers make every test look better than it is in practice.',
    'A reference method with errors of its own shifts all figures.',
    'Several samples of one animal are not independent subjects.',
  ],
} satisfies CalculatorContent;
