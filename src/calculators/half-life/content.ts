import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Half-Life Calculator',
  description: 'Remaining amount, time, half-life or starting amount of a decay, also with elimination from the body.',
  purpose: 'what is left after a time',
  back: { to: 'math/equations' },
  keywords: [
    'half life',
    'radioactive decay',
    'decay constant',
    'elimination half-life',
    'mean lifetime',
    'radiocarbon dating',
    'effective half-life',
    'activity correction',
  ],
  introduction: [
    'How much is left after a time, how long did it take, how much was there at the start, and what is the half-life? Thirty-one radionuclides are in the menu.',
    'For isotope laboratories, nuclear medicine, pharmacology and dating.',
  ],
  guide: [
    {
      title: 'Three of four',
      text: [
        'Say what you want to know and fill in the rest. Amounts may be becquerels, curies, milligrams or percent, as long as both are in the same unit.',
        'Choose a nuclide, or enter the half-life of a medicine yourself.',
      ],
    },
    {
      title: 'Halving again and again',
      text: [
        'After each half-life half of what was there is left, whatever the amount: 50, 25, 12.5, 6.25 and 3.125 % after one to five. In a body, decay and elimination act together and the effective half-life is shorter than either.',
      ],
    },
    {
      title: 'Technetium-99m in a patient',
      text: [
        'Of 500 MBq, with a half-life of 6.007 h and a biological one of 24 h, the effective half-life is 4.80448 h. After 12 h 88.53 MBq are left; by decay alone it would be 125.2.',
      ],
    },
  ],
  faq: [
    {
      question: 'When is a drug out of the body?',
      answer:
        'Often five half-lives are named: 3.1 % is then left. It is a rule of thumb, and half-lives vary with age, species, liver and kidneys. Ask the veterinarian or doctor who prescribed it.',
    },
    {
      question: 'How do I correct an activity to a reference day?',
      answer:
        'To a later day, ask for the amount that is left. To an earlier day, ask for the amount at the start. Phosphorus-32 with 3.2 MBq now had 5.2 MBq ten days ago.',
    },
    {
      question: 'How old is something with a quarter of its carbon-14?',
      answer:
        'Two half-lives: 11 400 years with 5700 years. A laboratory would state 11 136 radiocarbon years, because those are defined with 5568 years. Neither is a calendar date before calibration.',
    },
    {
      question: 'What is the difference between half-life and mean lifetime?',
      answer:
        'The mean lifetime is how long a single atom lasts on average. It is the half-life divided by the natural logarithm of 2, so it is 44 % longer.',
    },
  ],
  notes: [
    'The rule holds for first-order processes; alcohol and some drugs at high doses leave the body at a constant rate instead.',
    'Daughter nuclides that are radioactive themselves are not followed.',
    'Measured activities also depend on counting efficiency and geometry, which have no place here.',
    'No dose of a medicine follows from a half-life alone.',
  ],
} satisfies CalculatorContent;
