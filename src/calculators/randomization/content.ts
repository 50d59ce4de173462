import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Randomization List Generator',
  description:
    'Allocates animals or subjects to groups at random, in blocks and strata, with a list that can be reproduced.',
  purpose: 'blocks and strata',
  back: { to: 'statistics/design' },
  keywords: [
    'randomization',
    'random assignment',
    'block randomization',
    'permuted blocks',
    'stratified randomization',
    'treatment allocation',
    'random groups',
    'allocation sequence',
  ],
  introduction: [
    'Who gets which treatment? Chance decides, in blocks and strata if you like, and anyone can draw the same list again from its seed.',
  ],
  guide: [
    {
      title: 'Blocks keep groups level',
      text: [
        'At the end of each block the groups stand in their ratio. A study that stops early, or a trend over weeks of enrollment, then does less harm.',
      ],
    },
    {
      title: 'Mixed block sizes are harder to guess',
      text: [
        'The example allocates 24 subjects in blocks of 4 and 6. Because nobody knows where a block ends, its last assignments are hard to predict.',
      ],
    },
    {
      title: 'Strata for what matters most',
      text: [
        'Sex, litter or clinic can each have a list. Take one or two such factors, since many small strata leave many unfinished blocks.',
      ],
    },
  ],
  faq: [
    {
      question: 'May I draw until the groups look good?',
      answer:
        'No. Picking a list by its looks brings back the choice that randomization takes away. Decide on one seed before you look, and keep what it gives.',
    },
    {
      question: 'Is taking turns random enough?',
      answer: 'No. With alternation everyone knows the next assignment, so who is enrolled next can depend on it.',
    },
    {
      question: 'Which of the three methods should I use?',
      answer:
        'Blocks suit subjects who arrive over time. Fixed group sizes suit animals that are all there on the first day. Simple randomization is for large studies, where chance itself keeps the groups similar in size.',
    },
    {
      question: 'Should I randomize animals or cages?',
      answer:
        'Randomize what is treated. If a whole cage gets the same feed, the cage is the experimental unit, and the list should have cages as subjects.',
    },
  ],
  notes: [
    'Labels are used in the order in which they are entered.',
    'One stream of random numbers runs through all strata, so changing the first stratum also changes the following ones.',
    'Anyone with the seed can predict every assignment: keep it closed until enrollment ends.',
  ],
} satisfies CalculatorContent;
