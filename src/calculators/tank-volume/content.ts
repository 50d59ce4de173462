import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Aquarium Volume Calculator',
  description: 'Water volume, weight and water change of a rectangular, round, hexagonal or bow-front tank.',
  purpose: 'water volume and weight',
  back: { to: 'everyday/aquarium' },
  keywords: [
    'aquarium volume',
    'fish tank size',
    'tank gallons',
    'bow front tank',
    'cylinder aquarium',
    'water change',
    'aquarium weight',
    'imperial gallons',
  ],
  introduction: [
    'How much water is really in the tank, what does it weigh, and how much is a water change? Rectangular, round, six-sided and bow-front tanks, with glass, gravel and decoration.',
    'For aquariums, terrariums with a pond, and rain barrels.',
  ],
  guide: [
    {
      title: 'Outside with a tape',
      text: [
        'Measure outside and enter the thickness of the glass, which is taken off every wall and the bottom. The water line lies a few centimeters below the rim.',
      ],
    },
    {
      title: 'Water between the grains',
      text: [
        'Gravel is not solid. About 40 % of it are pores that hold water, so only the grains displace any. Stones and wood are a percentage of the water that you estimate.',
      ],
    },
    {
      title: 'A tank of 80 by 35 by 40 cm',
      text: [
        'It is sold as 112 L. Inside the glass, below the rim and around the gravel, 81.8 L of water are left, and a change of 25 % is 20.4 L.',
      ],
    },
  ],
  faq: [
    {
      question: 'Which volume do I use for medicine?',
      answer:
        'The water in the tank, not the size on its label. Follow the label of the medicine, and ask a veterinarian when fish are ill. Filters and sumps hold water as well.',
    },
    {
      question: 'How many fish may live in it?',
      answer:
        'That depends on the species, their adult size and behavior, the filter and your water changes. Rules of so many liters a fish fit few of them, so none is given here.',
    },
    {
      question: 'What does the whole tank weigh?',
      answer:
        'Water is most of it, at 1 kg a liter, or 1.025 for salt water. Add gravel at about 1.5 kg a liter, the glass and the stand. Put large tanks along a load-bearing wall.',
    },
  ],
  notes: [
    'A hexagon is taken as regular, with six equal sides.',
    'Lids, filters and heaters inside the tank displace water too.',
  ],
} satisfies CalculatorContent;
