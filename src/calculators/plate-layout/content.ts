import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Plate Layout Planner',
  description: 'Randomized 96- and 384-well layouts that can be reproduced.',
  purpose: 'randomized 96 and 384 wells',
  back: { to: 'other/lab-planning' },
  keywords: [
    'plate layout',
    '96-well plate',
    '384-well plate',
    'plate map',
    'plate randomization',
    'ELISA layout',
    'qPCR plate',
    'edge effect',
  ],
  introduction: [
    'Which sample goes into which well? Layouts in blocks, at random or in order, and the same seed gives the same plate again.',
  ],
  guide: [
    {
      title: 'Blocks keep comparisons fair',
      text: [
        'Each block holds one replicate of everything, in random order. A drift over the plate, from pipetting or temperature, then hits all samples alike.',
      ],
    },
    {
      title: 'The seed is the record',
      text: [
        'The order comes from the seed together with the counts and options above. Write all of them into the notebook, and anybody can draw the same plate again.',
      ],
    },
    {
      title: 'An ELISA as an example',
      text: [
        'Twenty samples in duplicate, eight standards in duplicate and two blanks fill 58 wells. The other 38 stay free.',
      ],
    },
  ],
  faq: [
    {
      question: 'Why not in order?',
      answer:
        'Because position and sample are then the same thing. If wells at the border read higher, the samples there seem to be higher.',
    },
    {
      question: 'Should I leave the edges free?',
      answer:
        'For long incubations it helps, because the outer wells lose more water. It costs 36 of 96 wells, or 76 of 384.',
    },
    {
      question: 'Can I get another layout?',
      answer: 'Choose another seed: any whole number up to 4 billion. Do so before you look at results, not after.',
    },
  ],
  notes: ['STD1 is the first level of the standards, S1 the first sample.', 'Blanks are shared out over the blocks.'],
} satisfies CalculatorContent;
