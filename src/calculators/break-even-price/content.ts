import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Livestock Break-Even Calculator',
  description: 'The sale price that covers purchase, feed, yardage, interest and deaths of fed cattle, lambs or pigs.',
  purpose: 'what the sale has to bring',
  back: { to: 'finance/animals' },
  keywords: [
    'break even price',
    'cattle breakeven',
    'cost of gain',
    'feeder cattle profit',
    'lamb feeding profit',
    'yardage',
    'death loss',
    'livestock margin',
  ],
  introduction: [
    'At which sale price does a feeder steer, lamb or pig pay for itself? Purchase, feed, yardage, interest, deaths and shrink in one budget, for each animal bought.',
    'For stocker and feedlot operators, and for a first batch of lambs.',
  ],
  guide: [
    {
      title: 'Figures for one animal',
      text: [
        'Weights may be in kilograms or pounds, prices per kg, per lb or per hundredweight. Feed is the cost of one day, as fed. Blank boxes below the feed count as 0.',
      ],
    },
    {
      title: 'All costs over all weight sold',
      text: [
        'Interest runs on the purchase for the whole time and on half of the other costs, which come day by day. Those that die have cost money as well, and the others pay for them.',
      ],
    },
    {
      title: 'A steer of 320 kg, fed for 160 days',
      text: [
        'It costs 2447.12 in all and sells at 529.9 kg after shrink, so it has to bring 4.688 per kg. At 4.60 each steer loses 46.05; to break even it could have cost 5.060 per kg.',
      ],
    },
  ],
  faq: [
    {
      question: 'What is yardage?',
      answer:
        'What a day in the pen costs apart from feed: bedding, fuel, labor, water, repairs. Feedlots charge it by the day. At home it is easily forgotten.',
    },
    {
      question: 'Which price do I enter for my own calves?',
      answer:
        'Either 0, to see what feeding adds, or the price they would bring today. The second tells you whether feeding pays more than selling now.',
    },
    {
      question: 'Why does a heavier animal sell for less per kilogram?',
      answer:
        'Buyers pay for the gain that they can still put on, so light feeders are dearer. Enter the price expected at the final weight, not the one of today.',
    },
    {
      question: 'How much shrink is usual?',
      answer:
        'It depends on distance, weather and feed before loading. Ask what your buyer deducts or what the last loads lost, and enter that percentage.',
    },
  ],
  notes: [
    'Gain, deaths and prices are guesses until the animals are sold; look at the table for a tenth more or less.',
    'Cost of gain has all operating costs and interest in it, not feed alone.',
    'Taxes, subsidies and your own unpaid hours are not included.',
    'Price slides and contracts for grade or carcass weight are not modeled.',
  ],
} satisfies CalculatorContent;
