import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Cat BMI Calculator',
  description: 'The feline body mass index of an adult cat from its rib cage and the length of its lower hind leg.',
  purpose: 'from rib cage and lower leg',
  back: { to: 'biology/cat-health' },
  keywords: [
    'cat BMI',
    'FBMI',
    'feline body mass index',
    'cat body fat',
    'is my cat overweight',
    'obese cat',
    'rib cage measurement',
  ],
  introduction: [
    'Is your cat too fat, without a scale? A tape around the rib cage and along the lower hind leg gives the feline body mass index of Waltham and its class. For owners of grown cats who want a number to bring to the practice.',
  ],
  guide: [
    {
      title: 'Measure a standing cat',
      text: [
        'Let the cat stand with straight legs and head up. Lay the tape around the chest at the ninth rib, snug but not tight, and read it. Then measure one hind leg from the middle of the knee to the ankle, which is the joint that points backwards.',
      ],
    },
    {
      title: 'Girth against frame',
      text: [
        'The leg tells how large a cat is built, the rib cage how much it carries. The rib cage divided by 0.7062, minus the leg; that divided by 0.9156, minus the leg once more: all in centimeters, as inches would change the result.',
      ],
    },
    {
      title: 'What 37.8 says',
      text: [
        'A rib cage of 42 cm on a leg of 13 cm gives 37.8, between 30 and 42, hence Overweight. The same cat with 37 cm around the ribs would be at about 30.',
      ],
    },
  ],
  faq: [
    {
      question: 'Why do other pages give another number for the same cat?',
      answer:
        'A wrong version of the formula goes around, with 0.9136 in place of 0.9156 and without the last subtraction of the leg. It comes out more than ten points too high. The form used here is that of the publication of 2000.',
    },
    {
      question: 'Where is the ninth rib of a cat?',
      answer:
        'Cats have thirteen pairs of ribs. Count back from the last one that you can feel, or take the widest part of the chest. A centimeter more or less shifts the index by about one and a half points.',
    },
    {
      question: 'Is the index the same as body fat?',
      answer:
        'It was made to come near the percentage of fat and often does. A long-haired coat, a slipping tape or an unusual build puts it off by several points, so treat it as a rough figure.',
    },
    {
      question: 'How does a cat lose weight without harm?',
      answer:
        'Slowly, and on measured portions of a complete food that the practice has worked out. A cat must never go without eating for a day: its liver can fail from the fat that is set free. Play and food puzzles help along.',
    },
  ],
  notes: [
    'Adult cats only; pregnancy and fluid in the belly make the measurement meaningless.',
    'The limits at 10, 30 and 42 are weakly founded, so a cat near one of them belongs to neither side for sure.',
    'Measure three times and take the middle value; purring cats breathe deep.',
    'An old cat can be thin in muscle and fat in the belly at once, which no tape around the ribs shows.',
  ],
} satisfies CalculatorContent;
