import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Life Table Calculator',
  description: 'Survivorship, life expectancy, R₀ and r by Euler–Lotka.',
  purpose: 'survivorship and R₀',
  back: { to: 'ecology' },
  keywords: [
    'life table',
    'survivorship curve',
    'life expectancy of animals',
    'net reproductive rate',
    'Euler–Lotka equation',
    'intrinsic rate of increase',
    'generation time',
    'fecundity schedule',
  ],
  introduction: [
    'From survivors and births at each age to mortality, life expectancy and the rate at which the population grows, solved exactly.',
    'For cohorts followed from birth, and for ages counted all at one time.',
  ],
  guide: [
    {
      title: 'Ages and survivors',
      text: [
        'Give each age class a row: the age at which it begins and the number alive then. Counts and shares both work.',
        'Fertility is optional: daughters that a female of this age has. A blank counts as 0 as soon as another row has one.',
      ],
    },
    {
      title: 'Columns of the table',
      text: [
        'From the share alive follow deaths, mortality and the time lived in each class. Added up from the end, that time gives the life expectancy.',
        'Survival times fertility, added over all ages, is the number of daughters a newborn female leaves. The exact rate r solves the equation of Euler and Lotka.',
      ],
    },
    {
      title: 'A cohort of 500',
      text: [
        'The example has a life expectancy of 1.8 at birth and 2.9 daughters for each newborn female.',
        'The shortcut ln R₀ ÷ T gives r = 0.718, the exact solution 0.776: the shortcut is too low when births are spread over several ages.',
      ],
    },
  ],
  faq: [
    {
      question: 'What is the difference between a cohort and a static table?',
      answer:
        'A cohort table follows individuals born together until the last has died. A static one counts all ages at one time and takes the differences between ages for deaths, which is right only if births and deaths have stayed the same.',
    },
    {
      question: 'Why may survivors not rise in a cohort?',
      answer:
        'Nobody joins a cohort after birth. If the counts rise, animals were overlooked earlier or came from elsewhere. In a static table it may happen, and the page then names the ages.',
    },
    {
      question: 'What do the types I, II and III mean?',
      answer:
        'Type I dies mostly in old age, as large mammals do; type II loses the same share at every age, as many birds do; type III loses most of its young, as fish do. The lines in the chart end at the same survivors as yours.',
    },
    {
      question: 'How long is the last class?',
      answer:
        'It is taken to be as wide as the one before it, and all its survivors to die within it. Add a row with 0 survivors where you know when the last one died.',
    },
  ],
  notes: [
    'Few individuals at high ages make mortality there uncertain.',
    'r and λ hold for a population with these rates forever and a stable age structure.',
    'Fertility counts daughters only, and those alive at the census that begins age 0.',
  ],
} satisfies CalculatorContent;
