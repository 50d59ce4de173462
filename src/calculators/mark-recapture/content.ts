import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Mark–Recapture Calculator',
  description: 'Population size by Lincoln–Petersen, Chapman, Schnabel and Schumacher–Eschmeyer.',
  purpose: 'how many animals there are',
  back: { to: 'ecology' },
  keywords: [
    'mark-recapture',
    'capture-recapture',
    'Lincoln–Petersen',
    'Chapman estimator',
    'Schnabel method',
    'Schumacher–Eschmeyer',
    'population size',
    'confidence interval',
  ],
  introduction: [
    'How many animals live there? Estimate a closed population from marked animals caught again, once or on several occasions, with limits that fit the number of recaptures.',
    'For fish, insects, birds, small mammals and field courses.',
  ],
  guide: [
    {
      title: 'Counts of a survey',
      text: [
        'For one recapture, enter how many animals were marked, how many were caught later and how many of those had a mark.',
        'For three or more occasions, give each a row in the order of time. Leave newly marked blank where every unmarked animal was marked and released.',
      ],
    },
    {
      title: 'The share of marks in the catch',
      text: [
        'If a fifth of the catch is marked, about a fifth of all animals are. Chapman’s form of this corrects the bias of small samples.',
        'Limits come from the binomial, normal or Poisson distribution, whichever suits the number and share of recaptures.',
      ],
    },
    {
      title: 'A pond with 200 marked fish',
      text: [
        'Of 150 fish caught later, 30 were marked: Chapman’s estimate is 978 fish, 95 % limits 722 and 1386. Lincoln–Petersen gives 1000.',
        'The limits are wide although every fifth fish was marked. Four times as many recaptures would about halve the interval.',
      ],
    },
  ],
  faq: [
    {
      question: 'Chapman or Lincoln–Petersen?',
      answer:
        'Report Chapman’s estimate. Lincoln–Petersen is too large on average when few animals are caught again, and it has no value without a recapture. For hundreds of recaptures the two agree.',
    },
    {
      question: 'How many recaptures do I need?',
      answer:
        'At least seven, below which the estimate is biased low. For limits within a quarter of the estimate you need some tens. Marking more animals and catching more both help.',
    },
    {
      question: 'What must hold for the estimate to be right?',
      answer:
        'No animal is born, dies, comes or leaves between the occasions, every animal is as easy to catch as any other, and marks are neither lost nor overlooked. Lost marks and animals that shun traps once caught make the estimate too large; animals that are always hard to catch make it too small.',
    },
    {
      question: 'Schnabel or Schumacher–Eschmeyer?',
      answer:
        'Both use the share of marks on every occasion. Schumacher and Eschmeyer fit a line through the origin and are less disturbed by unequal catches, so that their limits are often preferred. Look at the chart first.',
    },
    {
      question: 'Why is there no upper limit?',
      answer:
        'Without a recapture any large population fits the data. With few of them the reciprocal of the size may reach 0, and then the size has no upper limit either.',
    },
  ],
  notes: [
    'Open populations, with births, deaths or migration, need other models, such as Jolly–Seber.',
    'Leave enough time for marked animals to mix with the others, and too little for the population to change.',
    'Catching and marking animals usually needs a permit, and a method that does not harm them.',
    'The known minimum counts every different animal; no lower limit for one recapture is below it.',
  ],
} satisfies CalculatorContent;
