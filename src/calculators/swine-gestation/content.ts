import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Swine Gestation Calculator',
  description:
    'Farrowing date of a sow from the service date: 114 days, the days around them and the date to move her.',
  purpose: 'farrowing date of a sow',
  back: { to: 'biology/animal-pregnancy', label: 'Back to Animal Pregnancy Calculators' },
  keywords: [
    'swine gestation',
    'farrowing date',
    'sow due date',
    '114 days',
    'three months three weeks three days',
    'gilt',
    'straining without a piglet',
    'dystocia (difficult birth)',
  ],
  introduction: [
    'Three months, three weeks and three days, without counting on fingers. Enter the day of service and see when the sow should farrow, the days on either side, and when to move her to the farrowing area. For a backyard pair of pigs as for a batch of sows.',
  ],
  guide: [
    {
      title: 'Which service to enter',
      text: [
        'With two inseminations in one heat, calculate each; the two windows overlap almost entirely. If she came back into heat about three weeks afterwards, the first service failed and the count starts at the new one.',
      ],
    },
    {
      title: 'Why 114 days',
      text: [
        'Three months of 30 days, three weeks and three days make 114. Farrowing is usual from day 111 to day 117, and the move is on day 107. A sow served on 15 April 2024 farrows about 7 August 2024 and moves on 31 July 2024.',
      ],
    },
    {
      title: 'Working with the week before',
      text: [
        'Between the move on 31 July and the early date, 4 August 2024, the sow settles, is washed and checked, and her bedding or crate is made ready. Set up the heat for the piglets before the early date.',
      ],
    },
  ],
  faq: [
    {
      question: 'How long is a pig pregnant?',
      answer:
        '114 days, with most litters between day 111 and day 117. Three days either side is a narrower range than that of cattle, horses, sheep and goats here.',
    },
    {
      question: 'From which day is a litter premature?',
      answer:
        'Litters born before day 112 are handled as premature on farms: the piglets are light, cold and slow to suckle. Day 111 is therefore within the usual range and still treated with that care.',
    },
    {
      question: 'Do gilts farrow on the same day as sows?',
      answer:
        'This page makes no difference between a first litter and a later one. Look at the record of the herd for a difference of its own.',
    },
    {
      question: 'What is checked when she moves?',
      answer:
        'Legs, teats, appetite and body condition, and that she is clean of parasites. It is also the time to review the vaccinations planned with your veterinarian.',
    },
    {
      question: 'She is at day 117 and calm. Is she overdue?',
      answer:
        'Day 117 is the last day of the usual range. No piglets by day 118: call that day, and check whether a later service may have been the one that took.',
    },
  ],
  notes: [
    'The dates hold for domestic pigs; wild boar and miniature breeds may keep to other days.',
    'Straining for 30 minutes without a piglet, at the start or between two, is a reason to call now.',
    'A sow that is not in pig comes into heat again about three weeks after service: watch for it before trusting the date.',
    'Day 38 and day 76 end the trimesters; they plan feed and space and mark nothing in the sow.',
    'Staff schedules in batches should use the early date, because farrowing rarely keeps to working days.',
  ],
} satisfies CalculatorContent;
