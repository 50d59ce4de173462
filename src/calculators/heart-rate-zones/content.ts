import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Heart Rate Zone Calculator',
  description:
    'Five training zones by percent of the maximum heart rate and by Karvonen, with the spread of five formulas.',
  purpose: 'five training zones',
  back: { to: 'sport/heart' },
  keywords: [
    'heart rate zones',
    'target heart rate',
    'max heart rate',
    'Karvonen',
    'heart rate reserve',
    '220 minus age',
    'zone 2',
    'training zones',
  ],
  introduction: [
    'Five training zones from age, with or without a resting heart rate, and the maximum by five published formulas side by side.',
    'For healthy adults who run, ride, row or walk by heart rate.',
  ],
  guide: [
    {
      title: 'Better with a resting rate',
      text: [
        'Count the pulse on waking, before getting up, on several days. With it the zones follow the reserve between rest and maximum, which differs between people of the same age.',
      ],
    },
    {
      title: 'Percent of what?',
      text: [
        'The simple method takes a percentage of the maximum. Karvonen takes the same percentage of the reserve and adds the resting rate, so its zones lie higher.',
      ],
    },
    {
      title: 'Age 40, resting at 60',
      text: [
        'The maximum by Tanaka is 180. Zone 2 goes from 108 to 126 by percent of the maximum, and from 132 to 144 by Karvonen: state which method you use.',
      ],
    },
  ],
  faq: [
    {
      question: 'Which formula should I choose?',
      answer:
        'They differ by less than what separates two people of one age. Any of them can be 10 beats off, and sometimes 20. A maximum measured in a supervised test is better than all.',
    },
    {
      question: 'What is zone 2 good for?',
      answer:
        'Long, easy training in which you can still talk. The body burns a larger share of fat there, but fewer calories in the same time. Endurance plans spend most of their time in it.',
    },
    {
      question: 'Why not with beta blockers?',
      answer:
        'They lower the heart rate at rest and at work, so the zones would be too high for you. Your doctor can give limits from an exercise test, or you go by how hard it feels.',
    },
    {
      question: 'Why does my watch show other zones?',
      answer:
        'Makers choose their own limits, number of zones and formula, and some learn the maximum from your runs. Look in the settings for percent of maximum or reserve.',
    },
  ],
  notes: [
    'Not for children, in pregnancy or with medicines that slow the heart.',
    'Heat, coffee, fever and poor sleep raise the heart rate at the same effort.',
    'Ticked boxes about pregnancy and medicines are neither stored nor part of a link.',
  ],
} satisfies CalculatorContent;
