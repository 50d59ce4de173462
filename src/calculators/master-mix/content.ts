import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'PCR Master Mix Calculator',
  description: 'Volumes of every component for any number of reactions, with overage.',
  purpose: 'volumes for any reactions',
  back: { to: 'other/lab-planning' },
  keywords: [
    'PCR master mix',
    'qPCR setup',
    'reaction volumes',
    'overage',
    'primer volume',
    'SYBR Green mix',
    'reagent calculator',
    'no-template control',
  ],
  introduction: [
    'How much of each component goes into the master mix, and how much mix into each tube? Any recipe of up to 20 components, by concentration or by volume.',
  ],
  guide: [
    {
      title: 'Concentration or volume',
      text: [
        'Give each component a stock and a final concentration in the same unit, or the volume for one reaction. Water fills up the rest.',
      ],
    },
    {
      title: 'What stays out of the mix',
      text: [
        'Untick what differs from tube to tube, such as the template. Its volume is left free in each reaction, and no overage is added to it.',
      ],
    },
    {
      title: 'A qPCR in triplicate',
      text: [
        'Ten samples and one control in triplicate are 33 reactions. With an overage of 5 % the mix has 623.7 µL, and 18 µL of it go into each well.',
      ],
    },
  ],
  faq: [
    {
      question: 'How much overage do I need?',
      answer:
        'Enough for what stays in tips and tube: 10 % is usual, 5 % for large mixes, more for reservoirs. The page also says how many extra reactions that is.',
    },
    {
      question: 'Which controls should I count?',
      answer:
        'At least one without template for each mix, and one without reverse transcriptase for RNA. Each takes a reaction, so enter them as controls.',
    },
  ],
  notes: [
    'Volumes are taken to add up, which holds for dilute solutions.',
    'Mix by inversion or gentle vortexing and spin down; add enzymes last.',
    'Enzymes come in glycerol: keep their volume below a tenth of the reaction.',
    'A printed recipe of a kit goes before any general one.',
  ],
} satisfies CalculatorContent;
