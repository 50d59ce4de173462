import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Days Between Dates Calculator',
  description: 'Days, weeks and workdays between two dates, or the date so many days, months or workdays away.',
  purpose: 'days, weeks and workdays',
  back: { to: 'everyday/dates' },
  keywords: [
    'days between dates',
    'date difference',
    'business days',
    'workdays',
    'add days to date',
    'countdown',
    'days until',
    'leap year',
  ],
  introduction: [
    'How many days, weeks and workdays lie between two dates, or which date is 63 days, 3 months or 10 workdays away?',
    'For deadlines, quarantines, waiting times after medicines, holidays and leases.',
  ],
  guide: [
    {
      title: 'Is the last day counted?',
      text: [
        'From Monday to Friday are 4 days if the last one does not count, as for the nights of a trip, and 5 if it does, as for days at work. Tick the box for the second.',
      ],
    },
    {
      title: 'Months are not equally long',
      text: [
        'A month ahead is the same day of the next month, or its last day where there is none. Years, months and days of a span are counted in this way from its first date.',
      ],
    },
    {
      title: 'Over Christmas',
      text: [
        'From December 22, 2025 to January 5, 2026 are 14 days, of which 4 fall on weekends and 2 are the holidays of the list: 8 workdays. A spreadsheet that counts both ends says 9.',
      ],
    },
  ],
  faq: [
    {
      question: 'Does it know the public holidays of my country?',
      answer:
        'No, they differ by country, state and year. Enter those that matter as a list; weekends among them are not subtracted twice.',
    },
    {
      question: 'How do I count a withdrawal period or a quarantine?',
      answer:
        'Ask the label or the authority whether the first day counts. Then add the days to the day of the last treatment or arrival. In doubt add one more day.',
    },
    {
      question: 'When will the calf, foal or litter be born?',
      answer:
        'Use the gestation page of the animal instead. It gives the usual days, the early and the late limit, and when to call for help.',
    },
    {
      question: 'Which years are leap years?',
      answer:
        'Those that 4 divides, but not those that 100 divides, unless 400 does. So 2000 was a leap year, and 1900 and 2100 are common years.',
    },
    {
      question: 'Where do workdays start that begin on a weekend?',
      answer:
        'At the last workday before it, so that one workday after a Saturday is Monday. Going back, they start at the first workday after it.',
    },
  ],
  notes: [
    'The Gregorian calendar is used throughout, also for days on which another one was in force.',
    'Hours are 24 for each day: the change to and from summer time is left out.',
    'Contracts and laws may count differently; what they say goes before any calculator.',
    'A start on the 29th, 30th or 31st makes spans in months ambiguous; the days are always exact.',
  ],
} satisfies CalculatorContent;
