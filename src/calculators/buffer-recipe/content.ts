import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Buffer Recipe Calculator',
  description: 'What to weigh and pipette for any volume and strength of a buffer with several components.',
  purpose: 'what to weigh and pipette',
  back: { to: 'other/lab-planning' },
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
      question: 'What is percent w/v?',
      answer: 'Grams in 100 mL of the finished solution. Percent v/v is milliliters of the pure liquid in 100 mL.',
    },
  ],
  notes: [
    'Concentrated acid goes into water, never the other way round; NaOH and KOH go into cold water.',
    'Volumes of stocks are taken to add up.',
  ],
} satisfies CalculatorContent;
