import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Percentage Calculator',
  description: 'Percent of a number, percent change, percent difference, and the value before a percentage was added.',
  purpose: 'of a number, change',
  back: { to: 'math/numbers' },
  keywords: [
    'percent of',
    'percent change',
    'percentage increase',
    'percentage decrease',
    'reverse percentage',
    'percent difference',
    'before tax',
    'growth percent',
  ],
  introduction: [
    'Five questions about percentages: a share of a number, what percent one number is of another, how much it changed, what it was before the change, and how far two numbers differ.',
    'For bills, body weights, litters, yields and grades.',
  ],
  guide: [
    {
      title: 'Pick the question first',
      text: [
        'The boxes follow the question. A decrease is a negative percentage: a price cut by a fifth is a change of -20 %.',
      ],
    },
    {
      title: 'Everything hangs on the 100 %',
      text: [
        'A percentage is a hundredth of something, so the first thing to settle is of what. A change counts from the start, a share from the whole, and a difference between equals from the mean of both.',
      ],
    },
    {
      title: 'A dog of 12.4 kg that now weighs 11.1 kg',
      text: [
        'It has lost 10.4839 % of what it weighed. To regain the same weight it has to add 11.7117 %, because it would add to a smaller number.',
      ],
    },
  ],
  faq: [
    {
      question: 'What is the difference between percent and percentage points?',
      answer:
        'A survival rate that rises from 40 % to 50 % is 10 percentage points higher. In percent it rose by 25 %, because 10 is a quarter of 40. Say which one you mean.',
    },
    {
      question: 'Why are two increases of 10 % together 21 %?',
      answer:
        'The second increase is counted from a number that has already grown. 100 becomes 110, and 10 % of 110 is 11, so the sum is 121. Multiply the factors instead of adding the percentages: 1.1 times 1.1 is 1.21.',
    },
    {
      question: 'How do I take the sales tax out of a price?',
      answer:
        'Divide by 1 plus the rate; do not subtract the rate. A price of 119 that contains 19 % tax was 100 before tax. Taking 19 % off 119 would give 96.39, which is too little.',
    },
    {
      question: 'May a percentage be above 100 or below 0?',
      answer:
        'A change may: from 2 to 7 is an increase by 250 %, from 7 to 2 a decrease by 71.4 %. A share of a whole lies between 0 and 100 unless the part is larger than the whole or has another sign.',
    },
  ],
  notes: [
    'A change from 0 has no percentage, whatever the end: give the difference instead.',
    'The percent difference treats both numbers alike; do not use it where one of them is the earlier or the true one.',
    'Percentages of small counts jump: 1 of 9 more or less is 11 %.',
  ],
} satisfies CalculatorContent;
