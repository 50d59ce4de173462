import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Age Calculator',
  description: 'Exact age in years, months and days, the next birthday and the weekday of birth.',
  purpose: 'years, months and days',
  back: { to: 'everyday/dates' },
  keywords: [
    'age calculator',
    'date of birth',
    'next birthday',
    'age in days',
    'age in weeks',
    'puppy age in weeks',
    'leap day birthday',
    'day of the week born',
  ],
  introduction: [
    'How old is somebody on a day: in years, months and days, in weeks, or in days? With the weekday of birth and the next birthday, which can go into a calendar.',
    'For people, puppies, kittens and anything else with a date of birth.',
  ],
  guide: [
    {
      title: 'Two dates',
      text: [
        'Enter the day of birth. The other day starts with today and may lie in the past or the future, such as the day of a show, a vaccination or a match.',
      ],
    },
    {
      title: 'Years first, then months, then days',
      text: [
        'A year is complete on the birthday and a month on the same day of the month, or on its last day where that day is missing. What is left are days.',
      ],
    },
    {
      title: 'A cat born on May 17, 2019',
      text: [
        'On March 2, 2025 it is 5 years, 9 months and 13 days old, or 2116 days. Its next birthday is 76 days away.',
      ],
    },
  ],
  faq: [
    {
      question: 'At what age may puppies and kittens leave their mother?',
      answer:
        'At 8 to 12 weeks at the earliest, depending on the country. Laws and breed clubs differ, and kittens are better off with 12 weeks or more. The whole weeks are in the result.',
    },
    {
      question: 'When is the birthday of someone born on February 29?',
      answer:
        'In a leap year on that day. In other years the law of the country decides between February 28 and March 1, so this page lets you choose. Only those born on February 29 are concerned.',
    },
    {
      question: 'Is the day of birth counted?',
      answer:
        'It is day 0: on that day the age is 0 days, and a week later it is 7 days. In law an age is usually reached at the very start of the birthday.',
    },
  ],
  notes: [
    'Days run from midnight to midnight; the hour of birth and time zones are left out.',
    'All dates are by the Gregorian calendar, also where another one was in use at the time.',
    'Years from 1600 to 2400 are accepted.',
  ],
} satisfies CalculatorContent;
