import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Mass Converter',
  description: 'Kilograms, pounds, stones, grains, carats, daltons and 14 more units of mass at once.',
  purpose: 'kilograms, pounds, grains',
  back: { to: 'conversion/units' },
  keywords: [
    'weight converter',
    'lb to kg',
    'oz to grams',
    'stone to kg',
    'grains to mg',
    'daltons to grams',
    'troy ounces',
    'metric tons',
  ],
  introduction: [
    'One mass in every unit, from daltons to tons, with pounds and ounces and stones and pounds as scales show them.',
  ],
  guide: [
    {
      title: 'Pounds and ounces',
      text: ['Enter 7 lb 4 oz as 116 ounces or as 7.25 pounds. The result also gives stones and pounds.'],
    },
    {
      title: 'Two kinds of ounces',
      text: [
        'Food and letters are weighed in avoirdupois ounces of 28.35 g. Gold and silver go by troy ounces, which are heavier by about a tenth.',
      ],
    },
    {
      title: 'A person of 70 kg',
      text: ['In pounds, 70 kg are 154.324 lb, or 11 st 1/4 lb as the result says it.'],
    },
  ],
  faq: [
    {
      question: 'How many grams are in a pound?',
      answer: 'Exactly 453.59237. The ounce is a sixteenth of it, 28.349523125 g.',
    },
    {
      question: 'What is the difference between a ton and a tonne?',
      answer:
        'A tonne or metric ton is 1000 kg. The short ton of the United States has 2000 lb, the long ton of Britain 2240 lb.',
    },
    {
      question: 'How heavy is a dalton?',
      answer:
        'A twelfth of the mass of a carbon-12 atom, 1.66053906892·10⁻²⁴ g as measured. A protein of 50 kDa is thus 8.3·10⁻²⁰ g, a molecule at a time.',
    },
  ],
  notes: [
    'A dram is one of the avoirdupois system, a sixteenth of an ounce.',
    'Mass is not weight in newtons: scales are calibrated to show mass.',
    'A carat of gems is 0.2 g; the karat of gold is a share, not a mass.',
  ],
} satisfies CalculatorContent;
