import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Length Converter',
  description: 'Meters, feet, miles, hands, light years and 18 more units of length at once.',
  purpose: 'meters, feet, miles, hands',
  back: { to: 'conversion/units' },
  keywords: [
    'length converter',
    'cm to inches',
    'feet to meters',
    'miles to km',
    'hands to cm',
    'nanometers to micrometers',
    'light years',
  ],
  introduction: [
    'One length in every unit, from picometers to parsecs, with feet and inches to the sixteenth and the hands of horses.',
  ],
  guide: [
    {
      title: 'Type what you have',
      text: [
        'A typed 5 in feet is taken as exactly 5 feet. The results have at least four figures, and as many as you typed where those are more.',
      ],
    },
    {
      title: 'Feet and inches together',
      text: [
        'A height of 5 ft 6 in is read as it is, as 66 inches. The result says it again in feet and inches, to the nearest sixteenth.',
      ],
    },
    {
      title: 'A marathon in kilometers',
      text: [
        'The 26.2 miles of the usual phrase are 42.16 km; the official course has 42.195 km. All digits, 42.1648128, follow when you choose to show all figures.',
      ],
    },
  ],
  faq: [
    {
      question: 'How many centimeters are in an inch?',
      answer:
        'Exactly 2.54, by an agreement of 1959. Feet, yards and miles follow from it: 12 inches, 36 inches and 63360 inches.',
    },
    {
      question: 'What is a hand?',
      answer:
        'Four inches, used for the height of horses at the withers. People write 15.2 hands for 15 hands and 2 inches, so read the mixed line of the result, not the decimal one.',
    },
  ],
  notes: [
    'All factors are exact by definition.',
    'A parsec follows from the astronomical unit, 648000/π of it.',
    'Rods, chains and furlongs are taken in international feet.',
  ],
} satisfies CalculatorContent;
