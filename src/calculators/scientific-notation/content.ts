import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Scientific Notation Converter',
  description:
    'A number in standard, scientific and engineering form and with an SI prefix, rounded to significant figures.',
  purpose: 'powers of ten, SI prefixes',
  back: { to: 'math/numbers' },
  keywords: [
    'scientific notation',
    'standard form',
    'engineering notation',
    'SI prefix',
    'significant figures',
    'power of ten',
    'e notation',
    'rounding',
  ],
  introduction: [
    'One number in all its forms: with all digits, as a power of ten, with an exponent divisible by three, and with an SI prefix. Rounds to significant figures on request.',
    'For lab books, exams and reports.',
  ],
  guide: [
    {
      title: 'Type it as it stands',
      text: [
        'All digits, e notation and a power of ten are read. A single comma before three digits could separate thousands or decimals and is refused.',
      ],
    },
    {
      title: 'Worked on the digits',
      text: [
        'The decimal point moves behind the first digit that is not zero; how far it moved is the exponent. No digit passes through a binary fraction, so halves round away from zero as taught at school.',
      ],
    },
    {
      title: 'Half a millimeter',
      text: [
        'A length of 0.00052 m has two significant figures. It is 5.2 × 10⁻⁴ m, or 520 µm with the prefix that leaves one to three digits before the point.',
      ],
    },
  ],
  faq: [
    {
      question: 'Which digits are significant?',
      answer:
        'All from the first that is not zero. Zeros in front only place the decimal point. Zeros at the end count when a decimal point is written.',
    },
    {
      question: 'What is the difference between scientific and engineering notation?',
      answer:
        'Scientific notation has one digit before the point and any exponent. Engineering notation uses exponents divisible by three, which correspond to the SI prefixes.',
    },
    {
      question: 'How many figures should a result have?',
      answer:
        'About as many as the least precise number that it was multiplied from. Round once, at the end. A result of 3.3333 from readings of two figures claims too much.',
    },
    {
      question: 'What are ronna and quetta?',
      answer:
        'The prefixes for 10²⁷ and 10³⁰, adopted in 2022 with ronto and quecto for the opposite powers. They extend the list on both ends.',
    },
    {
      question: 'Why must the unit have no prefix?',
      answer:
        'Two prefixes do not go together: a thousandth of a kilogram is a gram, not a millikilogram. Convert to the plain unit first.',
    },
  ],
  notes: [
    'For areas and volumes a prefix belongs to the length: 1 km² is a million square meters.',
    'Counted things have no uncertainty and no limit of figures.',
    'The prefixes hecto, deca, deci and centi are left out, since their powers are not divisible by three.',
  ],
} satisfies CalculatorContent;
