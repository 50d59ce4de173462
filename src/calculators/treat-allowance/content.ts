import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Pet Treat Calculator',
  description: 'How many treats a dog or cat may have in a day by the 10 % rule, and the share of each treat.',
  purpose: 'treats by the 10 % rule',
  back: { to: 'food/feeding' },
  keywords: [
    'dog treats per day',
    'cat treats',
    'treat calories',
    '10 percent rule',
    'how many treats',
    'dental chew calories',
    'training treats',
    'overweight dog treats',
  ],
  introduction: [
    'How many treats may a dog or cat have in a day? By the rule that they make up at most a tenth of the energy, with the share of each piece.',
  ],
  guide: [
    {
      title: 'Find the energy of one treat',
      text: [
        'Packs give it per piece or per kg. If it is per kg, weigh ten pieces. Chews, toppings and scraps from the table are treats as well.',
      ],
    },
    {
      title: 'A tenth of the day',
      text: [
        'The energy of a day follows from weight and life stage, unless you enter it. A tenth of it is for treats, the rest for a complete food.',
      ],
    },
    {
      title: 'Biscuits of 30 kcal for a dog of 20 kg',
      text: [
        'Neutered, it needs about 1059 kcal a day, of which 106 are for treats: three biscuits. Five would be 14.2 % of the day.',
      ],
    },
  ],
  faq: [
    {
      question: 'What is the 10 % rule for treats?',
      answer:
        'Treats should bring at most a tenth of the energy of a day. They are rarely complete foods, and more of them would unbalance the ration.',
    },
    {
      question: 'Do training treats count?',
      answer: 'Every one does. Use very small pieces, or take a part of the daily kibble.',
    },
    {
      question: 'How many treats for a cat?',
      answer: 'A neutered cat of 4 kg has some 24 kcal for treats. With pieces of 2 kcal that is 11 a day.',
    },
    {
      question: 'What about a pet on a diet?',
      answer:
        'Choose weight loss, enter the ideal weight and lower the share to 5 %. Ask a veterinarian for the plan, above all for cats: they must not fast.',
    },
  ],
  notes: [
    'Energy needs of animals of one weight differ by a fifth or more: weigh the pet every other week.',
    'Puppies, kittens and sick animals need their complete food first.',
    'Bones and antlers break teeth, whatever their energy.',
  ],
} satisfies CalculatorContent;
