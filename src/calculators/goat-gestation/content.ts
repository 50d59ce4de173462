import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Goat Gestation Calculator',
  description: 'Kidding date, its early and late limits, trimesters and the pre-kidding check from a breeding date.',
  purpose: 'kidding date of a doe',
  back: { to: 'biology/animal-pregnancy', label: 'Back to Animal Pregnancy Calculators' },
  keywords: [
    'goat gestation',
    'kidding date',
    'doe due date',
    '150 days',
    'pre-kidding check',
    'breeding date',
    'straining',
    'dystocia (difficult birth)',
  ],
  introduction: [
    'When will the doe kid? Enter the day she was bred and see the expected kidding date, the days on either side on which kids usually come, the trimesters and the day for the pre-kidding check. For goat keepers planning pens, help and feed.',
  ],
  guide: [
    {
      title: 'Enter the breeding date',
      text: [
        'Use the day the doe was served; it counts as day 0. If she ran with the buck for a week, enter the first of those days and, in the second box, the last: the page then shows the whole window. The first-pregnancy box is noted and changes no date.',
      ],
    },
    {
      title: 'How the dates are counted',
      text: [
        'Whole calendar days are added to the breeding date: 150 to the due date, 145 to the early and 155 to the late date, 136 to the check. A doe bred on 15 April 2024 is due on 12 September 2024, and clock changes do not shift the day.',
      ],
    },
    {
      title: 'How to read the three stages',
      text: [
        'The first stage lasts to day 50 and the second to day 100. The third begins there and runs to kidding, about day 150. So the dates for the end of the second stage and the start of the third are the same day: 24 July 2024 in the example.',
      ],
    },
  ],
  faq: [
    {
      question: 'How long is a goat pregnant?',
      answer:
        'About 150 days, or five months, with most births from day 145 to day 155. Breeds differ a little, small ones tending toward day 145, and young does kid earlier than old ones.',
    },
    {
      question: 'Why do the second and the third trimester show the same date?',
      answer:
        'The figure for the third trimester is its start, which is the day the second one ends, day 100. Its end is the birth, around day 150.',
    },
    {
      question: 'Does a first pregnancy last longer?',
      answer:
        'This calculator does not assume so: with or without the tick, the dates are the same. Keep the tick as a reminder that a first-time mother deserves closer watching.',
    },
    {
      question: 'What is the check date for?',
      answer:
        'It falls on day 136, two weeks before the due date and nine days before the early date. That leaves time to talk to your veterinarian, prepare the kidding pen and have supplies at hand before the first kids can be expected.',
    },
    {
      question: 'The late date has passed and she has not kidded. What now?',
      answer:
        'No kids by day 156: call a veterinarian for advice on that day, even if the doe seems well. Say which breeding dates are possible, because a doe served again at a later heat is not as far along as counted; only an examination can tell.',
    },
  ],
  notes: [
    'The dates are averages for goats in general. Breed, number of kids and the doe herself shift the day.',
    'Everything depends on the date entered. If the doe came back into heat and was bred again, count from the later day.',
    'A date does not show that the doe is pregnant. A veterinarian can confirm it.',
    'Hard straining for 30 minutes without a kid, or a doe that is down, needs a veterinarian now, whatever the calendar says.',
    'Trimesters are a way to plan; in goats they are not medical terms with sharp limits.',
  ],
} satisfies CalculatorContent;
