import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Average Atomic Mass Calculator',
  description:
    'Average atomic mass from exact isotope masses and abundances, with the published standard atomic weight.',
  purpose: 'exact isotope masses',
  back: { to: 'chemistry' },
  keywords: [
    'average atomic mass',
    'isotope masses',
    'natural abundance',
    'standard atomic weight',
    'isotopic composition',
    'unified atomic mass unit',
  ],
  introduction: [
    'Combine measured isotope masses with their abundances into the average mass of an element’s atoms, in u.',
    'Meant for exercises and for samples with a composition of their own; where the element can be told from the masses, the published standard atomic weight is set beside your value.',
  ],
  guide: [
    {
      title: 'Entering isotope masses',
      text: [
        'Each isotope takes a row with its mass in u, such as 34.96885, and its abundance in percent of the atoms. A table copied from a spreadsheet fills the rows at once.',
        'All abundances together must reach 100 within 0.001, a stricter limit than for mass numbers, because the masses are so much more exact.',
      ],
    },
    {
      title: 'From products to one mean',
      text: [
        'Mass times abundance, divided by 100, is what an isotope adds; the average is the sum of these parts.',
        'Masses within 0.005 u of the natural isotopes of a single element identify it, and its standard atomic weight is looked up.',
      ],
    },
    {
      title: 'Magnesium, three isotopes',
      text: [
        'In the example the isotopes near 24, 25 and 26 u add 18.9458, 2.4986 and 2.8607 u, together 24.3051 u.',
        'The published weight is 24.305, and normal materials lie between 24.304 and 24.307: the sample is ordinary magnesium.',
      ],
    },
  ],
  faq: [
    {
      question: 'What is the difference between this and a standard atomic weight?',
      answer:
        'You compute the mean of one composition. A standard atomic weight is a recommended value for normal materials on Earth, with an uncertainty or an interval because compositions vary. A result inside the range shown is compatible with natural material.',
    },
    {
      question: 'Why does lead have such a wide range?',
      answer:
        'Three of its four isotopes are end points of the decay of uranium and thorium, so lead depends on the ores it comes from. Published atomic weights run from 206.14 to 207.94. A mean of lead isotopes is therefore only as good as the analysis of that lead.',
    },
    {
      question: 'May I enter whole mass numbers here?',
      answer:
        'They are computed, but the result is off: chlorine from 35 and 37 comes to 35.4848 u instead of 35.4529 u. No element is recognized either, since no chlorine isotope weighs exactly 35 u.',
    },
    {
      question: 'How many decimals of the average mean something?',
      answer:
        'Abundances limit it, not masses. An abundance known to 0.01 % changes an average of two isotopes 2 u apart by 0.0002 u. Four decimals are shown so that a calculation can be checked.',
    },
    {
      question: 'How do I find an abundance from a known average?',
      answer:
        'For two isotopes the share of the heavier one is the average less the lighter mass, divided by the difference of the masses. With chlorine this is (35.453 − 34.969) ÷ (36.966 − 34.969), about 24 %. Enter both shares here to check it.',
    },
  ],
  notes: [
    'Masses are those of neutral atoms; the mass of a bare nucleus lacks its electrons.',
    'The element is recognized from masses alone; potassium-40, argon-40 and calcium-40 are too alike to be told apart.',
    'Published weights are those of 2021, with the revisions of gadolinium, lutetium and zirconium of 2024. The abundances are older: for selenium, gadolinium, lutetium and mercury their average lies a little outside the published weight.',
  ],
} satisfies CalculatorContent;
