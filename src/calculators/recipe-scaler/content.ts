import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Recipe Scaler',
  description: 'Ingredients for other servings, by a factor, for another baking pan or for what is at hand.',
  purpose: 'other servings or pans',
  back: { to: 'food/kitchen' },
  keywords: [
    'double recipe',
    'half recipe',
    'servings',
    'pan conversion',
    'cake pan size',
    'scale ingredients',
    'dog biscuit recipe',
    'recipe multiplier',
  ],
  introduction: [
    'More guests, a smaller pan or too little flour? Scales every ingredient by servings, a factor, what is at hand or the size of the pan, and shows cups and spoons as fractions.',
  ],
  guide: [
    {
      title: 'Choose what decides',
      text: [
        'Servings, a factor, the scarce ingredient or the pan. The boxes follow the choice, and ingredients are optional.',
      ],
    },
    {
      title: 'One factor for all',
      text: [
        'Every amount is multiplied by the same number. For pans it is the ratio of the areas, so that the mixture stands equally high.',
      ],
    },
    {
      title: 'From a pan of 20 cm to one of 26 cm',
      text: [
        'The area is 1.69 times as large: 423 g of oat flour instead of 250 g, ¾ cup of pumpkin, and 3.38 eggs. Take three eggs and a third of a beaten fourth one.',
      ],
    },
  ],
  faq: [
    {
      question: 'How do I convert a round pan to a square one?',
      answer:
        'Compare the areas. A square pan with the side of the diameter holds 1.27 times as much as the round one. A side of nine tenths of the diameter comes close.',
    },
    {
      question: 'How long does a scaled cake bake?',
      answer:
        'At the same thickness about as long. Thicker cakes take longer and often a lower temperature. Test with a skewer well before the time.',
    },
    {
      question: 'Can I scale biscuits for a dog?',
      answer:
        'Yes, the arithmetic is the same. Leave out chocolate, grapes, raisins, onion, garlic, macadamia nuts, xylitol (birch sugar) and salt, and keep raw yeast dough away from dogs. Biscuits are treats and count as such.',
    },
  ],
  notes: [
    'Amounts show three significant digits, cups and spoons the nearest common fraction; weigh where it matters.',
    'Do not fill a pan above two thirds with a dough that rises.',
    'A US cup is 236.588 mL; a metric cup is 250 mL.',
  ],
} satisfies CalculatorContent;
