import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Dog Age Calculator',
  description: 'A dog’s age in human years by its size, with the stage of its life and its age by DNA methylation.',
  purpose: 'in human years, by size',
  back: { to: 'biology', label: 'Back to Biology Calculators' },
  keywords: [
    'dog age',
    'dog years to human years',
    'puppy age',
    'dog age by size',
    'senior dog',
    'dog life stages',
    'epigenetic clock',
  ],
  introduction: [
    'How old is your dog in human terms? Small and giant dogs age at a different pace, so this page asks for the size, gives the age by the size chart and the stage of life, and sets beside it what a study of DNA found.',
  ],
  guide: [
    {
      title: 'Age, and the adult size',
      text: [
        'Enter years, or months for a puppy. Choose the size by the weight of the grown dog in good shape: a young mastiff of 60 lb is a giant already, and a beagle that has grown too heavy stays medium.',
      ],
    },
    {
      title: 'A chart with lines between',
      text: [
        'For each size the chart has a human age at every birthday from 1 to 15. Between two birthdays the page follows a straight line, before the first it starts at 0, and beyond 15 it adds the mean of the last two steps, 4 to 7 a year by size.',
      ],
    },
    {
      title: 'Two numbers, one dog',
      text: [
        'A medium dog of 5 years is 36 by the chart and 57 by DNA methylation. The chart follows how dogs of a size grow up and grow old, the other counts chemical marks on the genes of Labradors: read the first as the answer and the second as a comparison.',
      ],
    },
  ],
  faq: [
    {
      question: 'Is one dog year seven human years?',
      answer:
        'No. A dog of one year is grown or nearly so, which the chart puts at 12 to 15, and most later years count 4 to 8. Seven for each year makes young dogs too young and old small dogs too old.',
    },
    {
      question: 'Why does size change the age of a dog?',
      answer:
        'Large dogs live shorter lives and show signs of age earlier. At 10 years the chart has a small dog at 56, a large one at 66 and a giant at 79. Why big bodies age faster is still a question of research.',
    },
    {
      question: 'From what age is my dog senior?',
      answer:
        'The guidelines call the last quarter of the expected life senior. With the usual lifespans used here that is 10.5 years for a small dog, 9.75 for a medium, 9 for a large and 6.75 for a giant one. Ask your veterinarian from then on how often to have a check-up.',
    },
    {
      question: 'What does the age by DNA methylation tell?',
      answer:
        'Methyl groups gather on DNA with age in dogs as in people, and the study matched the two patterns in Labradors. Its formula, 16 times the natural logarithm of the age plus 31, puts a dog of one year at 31. It says nothing about other breeds or about the health of a single dog.',
    },
    {
      question: 'My dog is a mix, or came without papers. What do I enter?',
      answer:
        'Use its adult weight for the size. Take the age that a veterinarian estimates from teeth and eyes, and try a year more and a year less to see how far the answer moves.',
    },
  ],
  notes: [
    'The four sizes follow whole pounds as the chart prints them; a dog on an edge may be read either way.',
    'Human years compare stages of growing up and aging; they measure no organ and predict no lifespan.',
    'The misprinted year 16 of large dogs in the chart is left out, and ages from there on continue the line.',
  ],
} satisfies CalculatorContent;
