import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Horse Gestation Calculator',
  description:
    'Foaling date of a mare from the breeding date, with the days from 320 to 365 and a date for the pre-foaling check.',
  purpose: 'foaling date of a mare',
  back: { to: 'biology/animal-pregnancy', label: 'Back to Animal Pregnancy Calculators' },
  keywords: [
    'horse gestation',
    'foaling date',
    'mare due date',
    '340 days',
    'premature foal',
    'dystocia (difficult birth)',
    'overdue mare',
    'red bag',
  ],
  introduction: [
    'Mares keep no strict calendar. Enter the day she was covered or inseminated and see the expected foaling date, the long span in which healthy foals are born, and the day for a veterinary check beforehand. For breeders planning night watches and for owners of one mare.',
  ],
  guide: [
    {
      title: 'Choose the covering that counts',
      text: [
        'Enter the last covering or insemination of the heat in which she took; an ultrasound scan by your veterinarian can confirm which heat that was. Where a stallion ran with the mare, enter his first day with her and, in the second box, his last.',
      ],
    },
    {
      title: 'From 320 through 340 to 365',
      text: [
        'The foaling date is breeding plus 340 days, the early date day 320, the late date day 365, and the check 30 days before foaling, day 310. A mare bred on 15 April 2024 is expected to foal on 21 March 2025 and is checked on 19 February 2025.',
      ],
    },
    {
      title: 'Read the span, not the single day',
      text: [
        'For the example the span reaches from 1 March to 15 April 2025, more than six weeks. Use the early date to have the foaling box ready and somebody at hand, and the middle date only as the center of the span.',
      ],
    },
  ],
  faq: [
    {
      question: 'How long is a mare in foal?',
      answer:
        'About 340 days on average, a little more than eleven months. Healthy foals are commonly born from about day 320 to day 365, and pregnancies of 300 to 400 days have been recorded.',
    },
    {
      question: 'My mare is past day 340. Is the foal overdue?',
      answer:
        'Not by that alone: mares often pass day 340, and a healthy one may carry to day 365. No foal by day 366: call your veterinarian for advice on that day, and earlier if you are uneasy.',
    },
    {
      question: 'What if she foals before day 320?',
      answer:
        'A foal born before about day 320 counts as premature, even when it stands. Call a veterinarian now and do not judge by its size or strength.',
    },
    {
      question: 'What is the check on day 310 good for?',
      answer:
        'It comes ten days before the earliest usual foaling. Vaccinations, feeding, the foaling place and the number to call at night can be settled then with your veterinarian, while there is still time.',
    },
    {
      question: 'Do the trimesters tell when the foal grows most?',
      answer:
        'They divide the 340 days evenly, at day 113 and day 226. The foal gains most of its weight in the last of them, so that is the one in which her feeding is reviewed.',
    },
  ],
  notes: [
    'Day 340 is an average of many mares; the length of her own earlier pregnancies is a better guide to this one.',
    'Waxing, bagging up and relaxed ligaments tell more about the coming night than any date.',
    'A mare that was covered again at the foal heat or a later heat needs the count from that day.',
    'Twins are rare and dangerous in horses: an early scan finds them, a due date does not.',
    'Foaling is quick once it has begun: a foal that is not out 20 minutes after the waters broke is a reason to call at once.',
  ],
} satisfies CalculatorContent;
