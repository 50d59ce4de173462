import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Volume Converter',
  description: 'Cups, spoons, pints, gallons, liters and 28 more units of volume at once.',
  purpose: 'cups, pints, gallons, liters',
  back: { to: 'conversion/units' },
  keywords: [
    'cups to mL',
    'tablespoons to mL',
    'fl oz to mL',
    'gallons to liters',
    'US and imperial pints',
    'bushels',
    'µL to mL',
    'cubic feet to liters',
  ],
  introduction: [
    'One volume in every unit of kitchen, lab and trade. Cups, spoons, pints and gallons differ between countries: each kind has a line of its own.',
  ],
  guide: [
    {
      title: 'Which cup is it?',
      text: [
        'Recipes of the United States mean 236.6 mL, labels there 240 mL, and Australia and others 250 mL. The lines stand below each other, so you see what the choice changes.',
      ],
    },
    {
      title: 'Kitchen fractions',
      text: [
        'The result also says the volume in cups, tablespoons and teaspoons of the United States, to the nearest eighth of a teaspoon.',
      ],
    },
    { title: 'One cup as an example', text: ['1 US cup is 236.588 mL, 8 US fluid ounces or 16 tablespoons.'] },
  ],
  faq: [
    {
      question: 'Is an imperial gallon larger than a US one?',
      answer:
        'Yes, 4.54609 L against 3.785411784 L. Its fluid ounce is smaller all the same, because the gallon has 160 of them and not 128.',
    },
    {
      question: 'How many milliliters has a tablespoon?',
      answer:
        '14.79 in the United States, 15 in most countries, and 20 in Australia. A teaspoon is 4.93 mL in the United States and 5 mL in most countries; the old imperial one has 5.92 mL. Measure medicine with its own syringe or spoon.',
    },
    {
      question: 'Can I convert cups to grams?',
      answer: 'Not without the food: a cup is a volume. A cup of flour is lighter than a cup of water.',
    },
    {
      question: 'Is a milliliter the same as a cubic centimeter?',
      answer: 'Yes, exactly. The cc on a syringe is a milliliter.',
    },
  ],
  notes: [
    'US dry pints and bushels are for grain and fruit, not for liquids.',
    'A barrel here is one of oil, 42 US gallons; barrels of beer differ.',
    'Imperial spoons are fractions of the imperial fluid ounce: 5/8 for a tablespoon.',
  ],
} satisfies CalculatorContent;
