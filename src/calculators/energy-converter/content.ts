import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Energy Converter',
  description: 'Kilocalories, kilojoules, kWh, BTU, electronvolts and 14 more units of energy at once.',
  purpose: 'kcal, kJ, kWh and BTU',
  back: { to: 'conversion/units' },
  keywords: ['kcal to kJ', 'calories to joules', 'kWh to MJ', 'eV to kJ/mol', 'BTU to kJ', 'wavenumbers', 'hartree'],
  introduction: [
    'One energy in every unit, from wavenumbers of a molecule to tons of TNT, by way of the kilocalories on a label.',
  ],
  guide: [
    {
      title: 'The Calorie on labels',
      text: [
        'Food labels write Calories for kilocalories. Those of this page are thermochemical, 4.184 kJ each, as labels and chemists count.',
      ],
    },
    {
      title: 'One particle or a mole',
      text: [
        'Electronvolts, hartrees, wavenumbers, kJ/mol and kcal/mol are energies of a single particle. So 1 eV is 96.485 kJ/mol.',
      ],
    },
    {
      title: 'A bar of 350 kcal',
      text: [
        'Its 350 kcal are 1464.4 kJ, and the energy of 0.4068 kWh. The same factor turns kcal per 100 g into kJ per 100 g.',
      ],
    },
  ],
  faq: [
    {
      question: 'How many kilojoules are in a kilocalorie?',
      answer: '4.184 for the thermochemical one. Tables of steam and heating use 4.1868, which is 0.07 % more.',
    },
    {
      question: 'Is a kilowatt hour energy or power?',
      answer: 'Energy: a kilowatt for an hour, 3.6 MJ. A kilowatt alone is power, energy in a second.',
    },
    {
      question: 'What is a BTU?',
      answer:
        'The heat that warms a pound of water by a degree Fahrenheit. The page has the one of the International Table, 1055.056 J; the thermochemical one is 1054.35 J.',
    },
  ],
  notes: [
    'The hartree is measured; all other factors are exact by definition.',
    'A ton of TNT is 4.184 GJ by convention.',
    'Negative energies are taken, for bonds and binding.',
  ],
} satisfies CalculatorContent;
