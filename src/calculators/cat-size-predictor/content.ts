import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Cat Size Predictor',
  description: 'An estimate of a kitten’s adult weight from its age and weight today, with the range to expect.',
  purpose: 'adult weight of a kitten',
  back: { to: 'biology/cat-health' },
  keywords: [
    'cat size predictor',
    'how big will my kitten get',
    'kitten growth',
    'adult cat weight',
    'kitten weight by week',
    'Maine Coon growth',
    'cat growth chart',
  ],
  introduction: [
    'How big will your kitten get? Its weight today and its age in weeks give a rough adult weight, with a wide range and a growth curve. Just for fun: the evidence is weak.',
  ],
  guide: [
    {
      title: 'Weigh it on a kitchen scale',
      text: [
        'Put the kitten into a box, weigh both, and subtract the box. Count the age in whole weeks from birth. For a Maine Coon, Norwegian Forest Cat, Ragdoll or Siberian choose the large group.',
      ],
    },
    {
      title: 'Half-way at sixteen weeks',
      text: [
        'Keepers say that a kitten has half its adult weight at 16 weeks. Round that point lies a curve of typical weights, from 22 % at 8 weeks through 75 % at 26 to all of it at 52. Today’s weight is divided by the share for its age.',
      ],
    },
    {
      title: 'Think of a range',
      text: [
        'A kitten of 1.6 kg at 14 weeks has about 42 % of its weight and may end near 3.9 kg, between 3.1 and 4.6 kg. Predict it again after some weeks: later answers are better, as less is left to guess.',
      ],
    },
  ],
  faq: [
    {
      question: 'How reliable is the prediction?',
      answer:
        'Not very, and the 20 percent either side are themselves a guess. Sex, breed, the parents’ size, early feeding and neutering all move a cat away from the curve. For a real record the WALTHAM growth charts were made from measured kittens.',
    },
    {
      question: 'When is a cat fully grown?',
      answer:
        'Most cats reach their adult weight at about 12 months. Large breeds go on for 2 to 4 years, so for them the page says that the adult weight will be at least the number shown.',
    },
    {
      question: 'My kitten is far below the curve. Is something wrong?',
      answer:
        'The curve cannot say that, as it is fitted through your kitten’s own weight. Worms, too little milk or food and illness slow growth, and a kitten that gains nothing for several days should be seen by a veterinarian. Weigh it at the same hour every week and bring the list along.',
    },
    {
      question: 'Do big paws mean a big cat?',
      answer:
        'They can hint at it, like large parents do. How well they do is not known to this page, so it asks for age and weight alone.',
    },
    {
      question: 'Will neutering change the adult weight?',
      answer:
        'A neutered cat needs less food and easily grows fat, which raises the scale but not the size of its frame. The prediction means a cat in good shape, with ribs that are easy to feel.',
    },
  ],
  notes: [
    'An unknown birthday makes the answer as vague as the age.',
    'It predicts a weight in good shape and says nothing about length or height.',
    'A thin or a fat kitten gives a wrong picture of the grown cat.',
  ],
} satisfies CalculatorContent;
