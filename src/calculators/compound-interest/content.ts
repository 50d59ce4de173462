import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Savings and Compound Interest Calculator',
  description:
    'What a saving grows to with interest and regular contributions, for example a fund for the veterinarian.',
  purpose: 'what a saving grows to',
  back: { to: 'finance/money' },
  keywords: [
    'compound interest',
    'savings calculator',
    'vet fund',
    'future value',
    'monthly savings',
    'effective annual rate',
    'savings goal',
    'emergency fund',
  ],
  introduction: [
    'What do an amount now and so much each month grow to, when is a goal reached, and what will the money still buy?',
    'For a fund for the veterinarian, a new fence, or anything that is saved for.',
  ],
  guide: [
    {
      title: 'A plan in four numbers',
      text: [
        'Amount at the start, contribution, interest and time. The rate is the nominal one that a bank names for a year. A goal is optional, and so is inflation.',
      ],
    },
    {
      title: 'Month by month',
      text: [
        'The balance grows by the same factor each month, whatever the bank’s interval, and contributions are added at its beginning or end. Interest that is added earns interest itself.',
      ],
    },
    {
      title: '200 now and 50 a month',
      text: [
        'At 3 % this is 2099.84 after three years, of which 2000.00 were paid in. A goal of 1500 is reached after 25 months. With inflation of 2 % the sum buys what 1978.72 buy today.',
      ],
    },
  ],
  faq: [
    {
      question: 'How much should a fund for the veterinarian hold?',
      answer:
        'That depends on the animal and the country; ask your clinic what an operation or a night in intensive care costs there. Insurance and a fund go together well: the fund pays what the policy leaves.',
    },
    {
      question: 'What is the difference between the nominal and the effective rate?',
      answer:
        'The nominal rate ignores interest on interest within the year. 3 % added monthly are 3.042 % in a year. Compare offers by the effective rate.',
    },
    {
      question: 'How long does it take to double my money?',
      answer:
        'Roughly 72 divided by the rate, in years. At 3 % it takes about 24, at 6 % about 12. Enter the double amount as the goal to have it exactly.',
    },
    {
      question: 'Why is the interest of the first years so small?',
      answer:
        'Because most of the money is not there yet. Half of the contributions of a year have been in the account for less than six months.',
    },
  ],
  notes: [
    'The rate is taken as constant; that of most accounts is not.',
    'No tax, fee or bonus is included, and this is no advice on any product.',
    'Goals are checked at the end of each month, up to 100 years.',
  ],
} satisfies CalculatorContent;
