import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Atomic Mass Calculator',
  description: 'Mean atomic mass of an element from the mass numbers and abundances of its isotopes.',
  purpose: 'mean of the isotopes',
  back: { to: 'chemistry' },
  keywords: [
    'atomic mass',
    'mass number',
    'isotope abundance',
    'weighted mean of isotopes',
    'mass defect',
    'relative atomic mass',
  ],
  introduction: [
    'Work out the atomic mass of an element from whole mass numbers and the percentage of each isotope, as chemistry courses first teach it.',
    'Next to it you see the value with measured isotope masses, so that you can see the error of the shortcut.',
  ],
  guide: [
    {
      title: 'Listing mass numbers',
      text: [
        'Give every isotope a row: its mass number, then how many of 100 atoms it makes up. Add isotope opens another row.',
        'The percentages must come to 100 within 0.01; otherwise a message window says so and nothing is computed.',
      ],
    },
    {
      title: 'A mean with weights',
      text: [
        'Each mass number is multiplied by its percentage, the products are added up and divided by 100.',
        'If exactly one natural element has all your mass numbers, the sum is repeated with the masses of its isotopes from the AME2020 evaluation.',
      ],
    },
    {
      title: 'Chlorine and its two isotopes',
      text: [
        'With 75.76 % chlorine-35 and 24.24 % chlorine-37 the mass numbers give 35.4848 u.',
        'The real isotopes weigh a little less than 35 and 37 u, and their mean is 35.4529 u: the shortcut is 0.0319 u, or about 0.1 %, too high.',
      ],
    },
  ],
  faq: [
    {
      question: 'Why is my result not the value in the periodic table?',
      answer:
        'Periodic tables use isotope masses, and this calculation uses whole mass numbers. For chlorine that makes 35.4848 instead of 35.45, for copper 63.6170 instead of 63.546. The comparison under the result shows the better value. For most elements the error is a few hundredths of a unit.',
    },
    {
      question: 'How does the page know which element I mean?',
      answer:
        'It looks for natural elements that have all the mass numbers you entered. 63 and 65 fit copper alone, so copper’s masses are used. A lone 40 fits argon, potassium and calcium, and then the second value is left open.',
    },
    {
      question: 'Why does carbon come out right with mass numbers?',
      answer:
        'The unit u is defined by carbon-12, whose mass is exactly 12 u. Only carbon-13, at 1.07 %, differs a little from its mass number. To four decimals both ways give 12.0107 u.',
    },
  ],
  notes: [
    'A sum of percentages between 99.99 and 100.01 is used as it is, without scaling to 100.',
    'Rows left blank are passed over; a row with a percentage needs its mass number.',
    'With isotope masses in hand, use the Average Atomic Mass Calculator instead.',
  ],
} satisfies CalculatorContent;
