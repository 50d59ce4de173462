import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Pet Cost Calculator',
  description:
    'What a dog, cat, rabbit or horse costs in the first year, a month and its remaining life, from your own figures.',
  purpose: 'first year, month, lifetime',
  back: { to: 'finance/animals' },
  keywords: [
    'cost of owning a dog',
    'cat cost per year',
    'puppy budget',
    'lifetime cost of a pet',
    'monthly pet expenses',
    'horse cost',
    'vet bills',
    'pet budget planner',
  ],
  introduction: [
    'What does a pet cost in its first year, in a month and over its life? Enter your own prices; none are suggested, since they differ by country and by animal.',
  ],
  guide: [
    {
      title: 'Three lists',
      text: [
        'What is paid once, every month and every year. Rows without an amount do not count, and names are only for you.',
      ],
    },
    {
      title: 'Added up year by year',
      text: [
        'A year is twelve times the monthly costs and once the yearly ones. From the second year on they rise with prices; a broken last year counts by its length.',
      ],
    },
    {
      title: 'A puppy planned for 12 years',
      text: [
        'With 93 a month, 160 a year and 530 once, the first year comes to 1806.00. The table by year shows how a rise of 2 % adds up.',
      ],
    },
  ],
  faq: [
    {
      question: 'How much does a dog cost a year?',
      answer:
        'It depends on size, country and insurance more than on breed. Food grows with the dog, and boarding with your travels. Ask owners near you for their bills and enter those.',
    },
    {
      question: 'Should I insure a pet or save?',
      answer:
        'Insurance spreads rare large bills, savings cover small ones. Read what is excluded, such as teeth and earlier illness. This page compares neither.',
    },
    {
      question: 'Which life expectancy should I enter?',
      answer:
        'The median of the breed if you know it. Half of the animals live longer, so a plan with two more years is the safer one.',
    },
  ],
  notes: [
    'Amounts are in your currency; none is assumed.',
    'The average month leaves out what is paid once.',
    'Old animals often cost more than young ones; this plan takes every year alike.',
    'Enter installments in the list that matches how often you pay them.',
  ],
} satisfies CalculatorContent;
