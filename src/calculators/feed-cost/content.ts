import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Feed Cost Calculator',
  description: 'Feed cost of a kilogram of gain, a liter of milk or an egg, with feed conversion and income over feed.',
  purpose: 'per kg gain, liter or egg',
  back: { to: 'finance/animals' },
  keywords: [
    'cost per pound of gain',
    'feed conversion ratio',
    'cost per dozen eggs',
    'cost per liter milk',
    'income over feed cost',
    'feed efficiency',
    'laying hen feed cost',
    'ration cost',
  ],
  introduction: [
    'What does the feed in a kilogram of gain, a liter of milk or an egg cost, and how well do the animals use it?',
    'For pigs, poultry, cattle, sheep and goats.',
  ],
  guide: [
    {
      title: 'Feed as it is fed',
      text: [
        'Enter each feed in kg for one animal and day, with its price for 1000 kg. Water in silage counts as feed here, so compare only rations of one kind.',
      ],
    },
    {
      title: 'Cost divided by yield',
      text: [
        'The day’s cost of one animal divided by what it gains, gives or lays in a day. Feed conversion is the same with kilograms in place of money.',
      ],
    },
    {
      title: 'Forty growing pigs',
      text: [
        'Each eats 2.6 kg for 0.806 a day and gains 0.9 kg: 0.896 for a kg of gain, with a feed conversion of 2.89.',
      ],
    },
  ],
  faq: [
    {
      question: 'What is a good feed conversion?',
      answer:
        'Broilers take 1.3 to 2.5 kg of feed for a kg of gain, pigs 2 to 4.5, cattle 4 to 15. Young animals need less than old ones. Compare with your own last group first.',
    },
    {
      question: 'How do I enter prices by the bag, the ton or the hundredweight?',
      answer:
        'Divide the price of the bag by its kilograms and multiply by 1000. A US ton has 907.18474 kg, so multiply its price by 1.1023; a US hundredweight has 45.359237 kg, so multiply by 22.046.',
    },
    {
      question: 'What is income over feed cost?',
      answer:
        'What the milk of a day is paid, less the feed of that day. It has to cover labor, housing, replacement and profit.',
    },
    {
      question: 'Should cows get less feed when milk is cheap?',
      answer:
        'Not by this figure alone. Less feed lowers the yield for weeks and may harm fertility. Ask a nutritionist.',
    },
  ],
  notes: [
    'Feed that is wasted has been paid: enter what is given, not what is eaten.',
    'Add minerals and milk replacer as feeds of their own.',
    'Gain over a few days is mostly gut fill; weigh over weeks.',
  ],
} satisfies CalculatorContent;
