import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Unit Price Calculator',
  description: 'Which pack is cheaper: per kilogram, liter or piece, and for foods per 1000 kcal.',
  purpose: 'which pack is cheaper',
  back: { to: 'everyday/shopping' },
  keywords: [
    'unit price',
    'price per kg',
    'price per pound',
    'price per liter',
    'compare prices',
    'best buy',
    'dog food price comparison',
    'cost per calorie',
  ],
  introduction: [
    'Is the large bag really cheaper? Enter packs of any size, in metric or US units, and compare them per kilogram, liter or piece.',
    'Pet foods can be compared by energy as well, which is what an animal is fed by.',
  ],
  guide: [
    {
      title: 'One row for each pack',
      text: [
        'Price, amount and unit are all it takes. For a tray of 24 cans enter the price of the tray, the amount of one can and 24 packs. Any currency will do, the same for all.',
      ],
    },
    {
      title: 'Down to one unit',
      text: [
        'Every amount becomes kilograms, liters or pieces, and the price is divided by it. The percentage tells how much more each pack costs than the cheapest one.',
      ],
    },
    {
      title: 'Cheaper by the bag, dearer by the bowl',
      text: [
        'In the example Dry A costs 3.80 per kg and Dry B 4.10. But B has 4100 kcal in a kilogram, so 1000 kcal of it cost 1.00 against 1.09 of A.',
      ],
    },
  ],
  faq: [
    {
      question: 'Where do I find the energy of a pet food?',
      answer:
        'On many labels as kcal/kg or kcal ME per kg. If only kcal per cup is given, weigh a cup. Without any figure, the calculator for pet food energy estimates it from the analysis.',
    },
    {
      question: 'Can I compare a liter with a kilogram?',
      answer:
        'Not without the density: a liter of oil weighs 0.92 kg, a liter of honey 1.4 kg. Weigh one of the packs and enter both by weight.',
    },
    {
      question: 'Is the bigger pack always better?',
      answer:
        'Only if it is used up while it is fresh. What goes rancid or is thrown away raises the price of the rest: a fifth lost makes it 25 % dearer.',
    },
    {
      question: 'Which gallon and pint are meant?',
      answer:
        'Those of the United States for liquids: 3.785 L and 0.473 L. Imperial gallons are a fifth larger; enter liters for them.',
    },
  ],
  notes: [
    'Deposits, delivery and coupons are part of the price only if you add or subtract them.',
    'Two packs of the same unit price share a rank.',
  ],
} satisfies CalculatorContent;
