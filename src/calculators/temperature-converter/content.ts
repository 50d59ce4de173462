import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Temperature Converter',
  description: 'Celsius, Fahrenheit, kelvin, Rankine and Réaumur at once, for readings and differences.',
  purpose: 'Celsius, Fahrenheit, kelvin',
  back: { to: 'conversion/units' },
  keywords: [
    'Celsius to Fahrenheit',
    'Fahrenheit to Celsius',
    'Kelvin to Celsius',
    'Rankine',
    'temperature difference',
    'absolute zero',
  ],
  introduction: [
    'One temperature on every scale. Readings of a thermometer and differences between two readings convert by different rules: choose which one you have.',
  ],
  guide: [
    {
      title: 'A reading or a difference?',
      text: [
        'A thermometer at 10 °C reads 50 °F. A rise by 10 °C is one by 18 °F, because the zeros of the scales do not matter for it.',
      ],
    },
    {
      title: 'Kelvin has no degrees',
      text: [
        'The kelvin starts at absolute zero and has steps as large as those of Celsius. Formulas with ratios of temperatures need it.',
      ],
    },
    { title: 'The body as an example', text: ['37 °C are 98.6 °F and 310.15 K.'] },
  ],
  faq: [
    {
      question: 'How do I convert Celsius to Fahrenheit?',
      answer: 'Multiply by 1.8 and add 32. For a guess, double it and add 30.',
    },
    {
      question: 'At which temperature do both scales agree?',
      answer: 'At −40. Below that the number in Fahrenheit is the smaller one.',
    },
    {
      question: 'What is absolute zero?',
      answer: 'The lowest temperature there is: 0 K, −273.15 °C or −459.67 °F. The page refuses readings below it.',
    },
    {
      question: 'Why is there no gas mark?',
      answer:
        'Marks of ovens are not a scale of temperature: they differ between makers and countries. Use the table in the manual of the oven.',
    },
  ],
  notes: [
    'All factors and zeros are exact by definition.',
    'Rankine starts at absolute zero and has degrees of Fahrenheit.',
    'Réaumur has 80 degrees from freezing to boiling water; old recipes and cheese makers use it.',
  ],
} satisfies CalculatorContent;
