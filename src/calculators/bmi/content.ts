import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'BMI Calculator',
  description: 'Body mass index of adults with the classes of the WHO, Asian action points and the range of weights.',
  purpose: 'weight for height, classes',
  back: { to: 'health/body' },
  keywords: [
    'bmi',
    'body mass index',
    'overweight',
    'obesity class',
    'underweight',
    'weight for height',
    'Asian BMI',
    'BMI prime',
  ],
  introduction: [
    'Body mass index of adults, with the classes of the World Health Organization, the action points for Asian populations, and the weights at the ends of the normal range.',
    'It describes populations well and single people roughly.',
  ],
  guide: [
    {
      title: 'Without shoes',
      text: [
        'Measure height without shoes and weight in light clothes, in the morning if you compare over time. Kilograms, pounds and stones, centimeters, inches and feet are all fine. The age only has to be 20 or more, so a tick will do.',
      ],
    },
    {
      title: 'Weight over height squared',
      text: [
        'Kilograms divided by the square of the height in meters. Classes begin at 16, 17, 18.5, 25, 30, 35 and 40, and a value that reaches a limit is in the class above it.',
      ],
    },
    {
      title: '70 kg at 175 cm',
      text: [
        'That is 22.9 kg/m², in the normal range of the WHO of 2000. At this height the range goes from 56.7 kg to 76.6 kg.',
      ],
    },
  ],
  faq: [
    {
      question: 'Why are there other limits for Asian populations?',
      answer:
        'At the same index many people of Asian descent carry more fat and have a higher risk of diabetes. An expert group of the WHO proposed 23 and 27.5 as points for action in 2004. Countries use them differently.',
    },
    {
      question: 'Does it work for children and teenagers?',
      answer:
        'No. Their index changes with age and growth, so it is read from charts for age and sex. Ask the pediatrician.',
    },
    {
      question: 'I train with weights. Is my index wrong?',
      answer:
        'It is right as a number and may mislead as a class, because it cannot tell muscle from fat. Waist and fitness say more then.',
    },
    {
      question: 'Which index should I aim for?',
      answer:
        'This page sets no target. If you worry about weight or eating, whichever way, talk to a doctor. Help is there for eating disorders as well.',
    },
  ],
  notes: [
    'For adults from 20 years; not during pregnancy.',
    'The index says nothing about where fat lies, about fitness or about blood pressure.',
    'Height shrinks with age, which raises the index without any gain of weight.',
    'What is ticked about pregnancy is neither stored nor part of a link.',
  ],
} satisfies CalculatorContent;
