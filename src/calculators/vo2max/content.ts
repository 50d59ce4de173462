import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'VO2 Max Calculator',
  description:
    'Estimates aerobic capacity from a 12-minute run, a 1.5-mile run, the one-mile Rockport walk or two heart rates.',
  purpose: 'from a run or a walk',
  back: { to: 'sport/heart' },
  keywords: [
    'vo2 max',
    'aerobic capacity',
    'Cooper test',
    '12-minute run',
    'Rockport walk test',
    '1.5-mile run',
    'METs',
    'oxygen uptake',
  ],
  introduction: [
    'How much oxygen can your body use at most? Four field methods give an estimate without a laboratory.',
    'For adults who want to follow their own course over months.',
  ],
  guide: [
    {
      title: 'Choose a test that suits you',
      text: [
        'The two runs ask for all you can give. The Rockport walk asks only for brisk walking and a pulse at the end, so it suits people who do not run.',
        'Two heart rates need no test on the day, but are the roughest way.',
      ],
    },
    {
      title: 'Make it repeatable',
      text: [
        'Use a flat track of known length, the same shoes, similar weather, and the same time of day.',
        'Then a change between two dates says more than the number itself.',
      ],
    },
    {
      title: 'A woman of 45 walks a mile',
      text: [
        'She weighs 68 kg and needs 15.5 minutes; her pulse at the end is 132. The estimate is 32.6 mL/kg/min, with a standard error of 5.',
        'So 27.6 to 37.6 is the range to keep in mind.',
      ],
    },
  ],
  faq: [
    {
      question: 'Is my value good?',
      answer:
        'This page gives no grades. Sedentary adults are often between 25 and 35, endurance athletes above 60, and the value falls with age. Your own trend is the better guide.',
    },
    {
      question: 'Why do two tests give two values?',
      answer:
        'Each equation was fitted to other people, and pacing, wind and motivation add to it. Differences of 10 to 15 % between the methods are usual. Stay with one of them.',
    },
    {
      question: 'What is a MET?',
      answer:
        'A multiple of the oxygen that is used at rest, set at 3.5 mL/kg/min. A capacity of 10 METs means that for a short time you can use ten times as much as at rest.',
    },
    {
      question: 'May I use it with beta blockers?',
      answer:
        'Not the walk and not the two heart rates, for the pulse is held down. The runs do not use the pulse, but ask your doctor before a run to the limit.',
    },
  ],
  notes: [
    'Not in pregnancy, and not for children.',
    'A maximum heart rate from a formula of age adds an error of its own.',
  ],
} satisfies CalculatorContent;
