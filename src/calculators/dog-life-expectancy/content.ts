import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Dog Life Expectancy Calculator',
  description: 'Average life expectancy of 160 dog breeds and mixes, with what weight, activity and care change.',
  purpose: '160 breeds and mixes',
  back: { to: 'biology', label: 'Back to Biology Calculators' },
  keywords: [
    'dog life expectancy',
    'dog lifespan by breed',
    'how long do dogs live',
    'mixed breed lifespan',
    'overweight dog',
    'large dog lifespan',
    'dental care',
  ],
  introduction: [
    'How long do dogs like yours live on average? Pick one of 160 breeds and mixes, add weight, age and a few facts of daily life, and see the average for that profile, its range, what each fact adds or takes, and what British population data say.',
  ],
  guide: [
    {
      title: 'Describe your dog',
      text: [
        'Choose the breed, or the mixed breed of the right size. Give the weight in pounds or kilograms and tick what is true today: a tick for Overweight or Regular Dental Care can be taken back to see what difference it makes.',
      ],
    },
    {
      title: 'Points on a starting value',
      text: [
        'Each breed starts from its own value. More than 90 lb takes 2 years, overweight 1.5, chronic illness 2 and a sedentary life 1; an active life or neutering adds 1, dental care 0.5. The range reaches 1.5 years to either side, in whole years.',
      ],
    },
    {
      title: 'An average with a width',
      text: [
        'A Labrador starts from 12; active, neutered, with dental care and overweight it comes to 13 years, range 12 to 15. Half of the Labradors in a British study passed 13.1 years, without any points for their way of living.',
      ],
    },
  ],
  faq: [
    {
      question: 'Can this tell me how long my own dog will live?',
      answer:
        'No. It gives the average of dogs with the same description, and single dogs lie years to either side of it. Use it to see which habits are worth changing.',
    },
    {
      question: 'Why do large dogs get fewer years?',
      answer:
        'Giant breeds live shorter lives than small ones, which their starting value shows already: 9 years for a Great Dane, 15 for a Chihuahua. The rule then takes 2 more years above 90 lb, so for giant breeds size counts twice. Where the points leave less than 5 years, which no published life table shows, the page gives no average.',
    },
    {
      question: 'How much does being overweight matter?',
      answer:
        'The calculator takes 1.5 years for every breed. A study of neutered pet dogs of twelve breeds found a difference of 0.4 to 2.5 years, depending on the breed. Of the boxes here it is the one that an owner can do most about, with a veterinarian’s plan.',
    },
    {
      question: 'Where do the breed values come from?',
      answer:
        'From ranges that kennel clubs and breed lists publish, taken at the middle; six are fixed values of the rule and mixed breeds take the median of their size. Life tables of British dogs give 11.23 years at birth for all dogs together, lower than most of these values.',
    },
    {
      question: 'Does sex or the shape of the head play a part?',
      answer:
        'In the British data females lived about 0.3 years longer than males, and flat-faced breeds lived shorter: the French Bulldog reached a median of 9.8 years. The calculator has no box for either.',
    },
  ],
  notes: [
    'The points are round numbers of the rule and not results of a study; effects of weight, activity and illness overlap in real dogs.',
    'Overweight means a judgment of the body by eye and hand, best by your veterinarian, and not the weight alone.',
    'For puppies enter the expected adult weight, or the rule for large dogs will not see them.',
    'Illness, pain or a change of appetite are reasons to see a veterinarian, at any distance from any average.',
  ],
} satisfies CalculatorContent;
