import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Cow Gestation Calculator',
  description:
    'Calving date from the breeding date, the window around it, the pre-calving check and the dates by breed.',
  purpose: 'calving date, by breed',
  back: { to: 'biology/animal-pregnancy', label: 'Back to Animal Pregnancy Calculators' },
  keywords: [
    'cow gestation',
    'calving date',
    '283 days',
    'cattle breeding date',
    'dystocia (difficult birth)',
    'pre-calving check',
    'heifer due date',
    'gestation by breed',
  ],
  introduction: [
    'From service to calving: enter the breeding or insemination date and see when the cow should calve, the window around that day, the date for the check before it, what ten breeds mean for the dates, and a plan from scan to dry-off. For dairy and beef herds.',
  ],
  guide: [
    {
      title: 'Which date to enter',
      text: [
        'For artificial insemination take that day; after repeated inseminations, the last one that held. With a bull in the herd, take the day of observed service; if nobody saw it, the day he came, and in the second box the day he left.',
      ],
    },
    {
      title: 'Counting 283 days',
      text: [
        'The due date lies 283 days after breeding, the window runs from day 279 to day 287, and the check is set 30 days before calving. A cow served on 15 April 2024 is due on 23 January 2025 and checked on 24 December 2024.',
      ],
    },
    {
      title: 'Mind the breed',
      text: [
        'The table by breed counts the same date with published averages. A Holstein of the example would calve about 19 January 2025, a Brahman about 1 February 2025, thirteen days apart. Choose the breed, and its limits and its own day to call are shown. Where your herd has records of its own, trust them more.',
      ],
    },
  ],
  faq: [
    {
      question: 'How many days is a cow pregnant?',
      answer:
        'About 283 days, a little over nine months. Breeds differ: around 279 days in Holstein and Jersey, 281 to 283 in Angus, 285 in Hereford, 289 in Charolais and Limousin, and 292 in Brahman.',
    },
    {
      question: 'Do bull calves come later?',
      answer:
        'Yes, they are usually carried 1 to 4 days longer than heifer calves. The calculator does not ask for the sex, so a bull calf a few days after the due date is nothing unusual.',
    },
    {
      question: 'What is the date 30 days before calving for?',
      answer:
        'It is a day to examine the cow and to settle her feeding, her calving place and the vaccinations your veterinarian plans. Dairy cows are dried off before that, commonly 60 days ahead, as the plan shows.',
    },
    {
      question: 'Does the tick for a first pregnancy change the calving date?',
      answer:
        'No, all dates stay as they are. It marks a heifer in your notes, because heifers need help at calving more often than cows that have calved before.',
    },
    {
      question: 'The cow is past her late date. Is that normal for her breed?',
      answer:
        'It may be: for Charolais, Limousin, Brown Swiss and Brahman the published averages lie beyond day 287. Choose the breed to see its own day to call, day 303 for a Brahman. If the breed is not known, call for advice on day 288, because the calendar cannot see whether the calf is well.',
    },
  ],
  notes: [
    'One number of days for all cattle is a simplification; sire, breed, sex of the calf and twins move the day.',
    'The trimesters, day 94 and day 188, divide the time evenly and mark no event in the cow.',
    'A return to heat after the date entered means that the count has to start again.',
    'Pregnancy has to be confirmed by examination, scan or a test of blood or milk.',
    'A cow without clear progress for 30 minutes, a heifer for 60, or one that stays down needs a veterinarian now.',
  ],
} satisfies CalculatorContent;
