import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Buffalo Gestation Calculator',
  description:
    'Calving date of a river or swamp buffalo from the day of service, with early and late limits, pregnancy checks and the day to dry her off.',
  purpose: 'calving date of a buffalo',
  back: { to: 'other/more-animals', label: 'Back to More Animals Calculators' },
  keywords: [
    'buffalo gestation',
    'water buffalo pregnancy',
    'river buffalo',
    'swamp buffalo',
    'Murrah',
    'buffalo calving date',
    '310 days',
    'dry off buffalo',
  ],
  introduction: [
    'Buffaloes carry their calves longer than cattle, and swamp buffaloes longer than river buffaloes. Choose the type, enter the day of service, and see the calving date, the days around it, the checks and the day to dry her off. For dairy herds and for farms with a few working animals.',
  ],
  guide: [
    {
      title: 'Type first, then the day',
      text: [
        'River buffaloes, such as Murrah, Nili-Ravi or the Mediterranean buffalo, are milked; swamp buffaloes mostly work. Enter the day of insemination or service. Where a bull ran with the herd, add the day he was taken out.',
      ],
    },
    {
      title: 'Day 310, or day 330',
      text: [
        'A river buffalo is due on day 310, ten days either side being usual, and checked 30 days before. Served on 15 April 2024 she calves around 19 February 2025 and is checked on 20 January 2025; a swamp buffalo is due on day 330, 11 March 2025.',
      ],
    },
    {
      title: 'Drying off and feeding',
      text: [
        'The plan counts back from the calving date: 60 days for drying off, 21 days for the change to calving feed. In the example a river buffalo is dried off on 21 December 2024.',
      ],
    },
  ],
  faq: [
    {
      question: 'How long is a buffalo pregnant?',
      answer:
        'More than 300 days, by a review of the published figures; Egyptian buffaloes, which are of the river type, averaged 316 to 319 days in two studies. This page takes 310 days for river buffaloes, on the early side of these averages so that no preparation comes too late, and 330 for swamp buffaloes.',
    },
    {
      question: 'I do not know the type. Which one do I choose?',
      answer:
        'Look at the horns and the work: river buffaloes have curled or drooping horns and give milk, swamp buffaloes have wide, swept-back ones. If in doubt, stay with river, which gives the earlier day to call.',
    },
    {
      question: 'How can I tell that she has not conceived?',
      answer:
        'She comes back into heat after 18 to 24 days, but heat is quiet in buffaloes and easily missed in hot weather. A scan from day 30 or palpation from day 45 by a veterinarian gives the answer.',
    },
    {
      question: 'How long may calving take?',
      answer:
        'Thirty minutes without clear progress after the water bag or the feet is the limit for a cow, sixty for a heifer. Call then, and do not put force on the calf while you wait.',
    },
    {
      question: 'Does a cross of the two types have its own length?',
      answer:
        'This page has no figure for crosses. Read both types and take the span from the early date of the one to the late date of the other.',
    },
  ],
  notes: [
    'Records of your own herd are worth more than either average.',
    'A buffalo that cannot rise around calving needs help at once; milk fever is common in good milkers.',
    'If the womb comes out after calving, keep her lying and call at once.',
    'Shade and water to wallow in belong to the plan for the last weeks.',
    'For river buffaloes the trimesters end on day 103 and day 206, for swamp buffaloes on day 110 and day 220.',
  ],
} satisfies CalculatorContent;
