import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Cat Age Calculator',
  description: 'The age of a cat in human years and its life stage, by two schemes side by side.',
  purpose: 'in human years, life stage',
  back: { to: 'biology/cat-health' },
  keywords: [
    'cat age',
    'cat years to human years',
    'kitten age',
    'cat life stages',
    'senior cat',
    'super senior',
    'cat age in months',
  ],
  introduction: [
    'How old is your cat in human terms? Enter the age in years or months and see the matching human age, the life stage by the six-stage scheme and by the newer guidelines, and what that stage is about. For owners who want to know what to look out for.',
  ],
  guide: [
    {
      title: 'Years or months',
      text: [
        'Use months for a kitten and for the second year, where they matter most: 18 months is more exact than 1 year. For an older cat years are enough, and decimals such as 3.5 are fine.',
      ],
    },
    {
      title: 'The steps behind the number',
      text: [
        'The first year counts 15 human years, spread evenly. Through the second year the number stays at 15, and from the second birthday it is 24 plus 4 for each further year. The result is rounded to whole years.',
      ],
    },
    {
      title: 'Fifteen or nineteen and a half?',
      text: [
        'A cat of 18 months is 15 by the steps and 19.5 on the even published scale. The even scale follows a cat that is still growing up; from the second birthday on both agree, so a cat of 10 years is 56 either way.',
      ],
    },
  ],
  faq: [
    {
      question: 'Is one cat year seven human years?',
      answer:
        'No. A cat grows up within two years, which equals about 24 human years, and then ages about 4 for each year. Seven a year would make a cat of 1 year a child, though it can have kittens itself.',
    },
    {
      question: 'When is a cat senior?',
      answer:
        'From 11 years by the six-stage scheme, and when over 10 years by the AAHA/AAFP guidelines of 2021. Many veterinarians suggest a check-up every six months from then on.',
    },
    {
      question: 'My cat was found and has no birthday. What can I enter?',
      answer:
        'Ask a veterinarian for an estimate from teeth, eyes and coat; in kittens it is good to a few weeks, in adults to a few years. Calculate the youngest and the oldest age and take the stage of the older one for check-ups.',
    },
    {
      question: 'Do indoor cats or certain breeds age differently?',
      answer:
        'They may live longer or shorter, but the table is the same for all: it compares stages of life, not the length of it. Use it to plan care, and not to guess how long a cat will live.',
    },
  ],
  notes: [
    'Human years are a picture, not a measurement; no laboratory value supports them.',
    'Life stages follow age alone, and a sick cat of 8 may need the care of one of 15.',
    'A cat that drinks more, loses weight or hides should be seen by a veterinarian whatever its stage.',
  ],
} satisfies CalculatorContent;
