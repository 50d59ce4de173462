import type { CalculatorContent } from '#src/kit/content.ts';

export default {
  keywords: [
    'buffer recipe',
    'buffer preparation',
    'PBS recipe',
    'TE buffer',
    'molarity to grams',
    'stock solution volume',
    'hydrate',
    '10x buffer',
  ],
  introduction: [
    'What to weigh and what to pipette for a buffer, from solids and stocks together, at any volume and strength. The result is a sheet for the bench.',
  ],
  guide: [
    {
      title: 'Solids',
      text: [
        'Enter the concentration in the finished buffer, and the molar mass or the formula as printed on the bottle. A hydrate needs its water in the formula, as in MgCl2·6H2O.',
      ],
    },
    {
      title: 'Stocks',
      text: [
        'For a stock give its concentration in the unit of the final one. Liquids such as detergents are stocks in percent by volume, and a concentrated buffer is one in ×.',
      ],
    },
    {
      title: 'A liter of PBS',
      text: [
        'Phosphate-buffered saline takes 8.006 g of sodium chloride, 0.201 g of potassium chloride and two phosphates. Dissolve in about 80 % of the water, adjust the pH, then fill up to the mark.',
      ],
    },
  ],
  faq: [
    {
      question: 'Why dissolve in less than the final volume?',
      answer:
        'Solids take up room, and acid or base for the pH adds volume. Start with at most 80 % of the water, less for strong stocks, and fill up at the end.',
    },
    {
      question: 'Does the page adjust the pH?',
      answer:
        'No. Weigh the form that you have and bring the pH to its value with acid or base. The pKa of a buffer tells where it works.',
    },
    {
      question: 'How do I make a 10× buffer?',
      answer:
        'Set the strength to 10 and keep the concentrations of the buffer in use. Some salts reach their solubility: 10× PBS may precipitate in the cold.',
    },
    {
      question: 'My salt is a hydrate and the recipe is not. What now?',
      answer:
        'Enter the formula of what is in your bottle. The amount in moles stays the same, so the page weighs more of a hydrate.',
    },
    {
      question: 'What is percent w/v?',
      answer: 'Grams in 100 mL of the finished solution. Percent v/v is milliliters of the pure liquid in 100 mL.',
    },
  ],
  notes: [
    'The volume to start with leaves 0.75 mL for each gram of solids, more than most take; fill up to the total volume.',
    'Concentrated acid goes into water, never the other way round; NaOH and KOH go into cold water.',
    'Volumes of stocks are taken to add up.',
    'Below 5 mg a balance is uncertain: make a stock and pipette it.',
  ],
} satisfies CalculatorContent;
