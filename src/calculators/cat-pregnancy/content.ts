import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Cat Pregnancy Calculator',
  description:
    'When a queen will have her kittens, from the mating date: due date, usual days of birth and the time of nesting.',
  purpose: 'due date of a litter',
  back: { to: 'biology/animal-pregnancy', label: 'Back to Animal Pregnancy Calculators' },
  keywords: [
    'cat pregnancy',
    'queen due date',
    'kittens and straining',
    'feline gestation',
    '65 days',
    'nesting behavior',
    'queening',
    'dystocia (difficult birth)',
  ],
  introduction: [
    'When are the kittens due? Enter the day the queen was mated and see the expected day of birth, the days around it on which most litters come, the trimesters and when she may begin to look for a nest. For owners and breeders.',
  ],
  guide: [
    {
      title: 'Enter the mating date',
      text: [
        'Take the day on which mating was seen. A queen in heat usually mates more than once; with several days, calculate the first and the last and read the two windows as one. If she was only out of the house, use the days she was away.',
      ],
    },
    {
      title: 'Sixty-five days on the calendar',
      text: [
        'The due date is the mating date plus 65 days, the window day 63 to day 67, and nesting is expected around day 58. After a mating on 15 April 2024 that makes 19 June 2024 for the birth and 12 June 2024 for the nest.',
      ],
    },
    {
      title: 'From trimesters to nest',
      text: [
        'The first trimester ends on day 21, the second on day 42, and on that same day the last one starts, in which the kittens put on most of their weight. Offer a quiet box before the nesting date, so that she chooses it rather than a wardrobe.',
      ],
    },
  ],
  faq: [
    {
      question: 'How long are cats pregnant?',
      answer:
        'Typically 63 to 67 days from mating, about nine weeks. Of 337 litters in a study from Italy, some came as early as day 59 and one as late as day 76; call on day 68 all the same. Kittens born before day 58 tend to be weak and need a veterinarian at once.',
    },
    {
      question: 'I did not see the mating. Can I still use this page?',
      answer:
        'Only roughly. Enter the first and the last day on which she met a tom and take both results as the ends of the window. A veterinarian can feel or scan how far she is and give a better date.',
    },
    {
      question: 'What does nesting look like?',
      answer:
        'She becomes restless, inspects cupboards and scratches in blankets. It is expected about a week before the due date, but some queens show it for a day and others not at all, so its absence says little.',
    },
    {
      question: 'When is a birth an emergency?',
      answer:
        'Call now after 20 to 30 minutes of strong straining without a kitten, or when a kitten in view is not out within 10 minutes. Heavy blood, foul or black discharge, fever and collapse cannot wait either. The whole list stands at the top of the page.',
    },
    {
      question: 'Why do two of the dates agree?',
      answer:
        'The last trimester is given by its start, which is the day the second one ends: day 42. It lasts from there to the birth.',
    },
  ],
  notes: [
    'All dates are averages for domestic cats; a single queen may keep to another calendar and still be well.',
    'A queen can come into heat and mate again within days, so the date entered may not be the one that counted.',
    'The page cannot tell whether she is pregnant: swelling and appetite deceive, an examination does not.',
    'No birth by day 68: call on that day, also when she eats and purrs, for she must be examined.',
    'Thirds are a help for planning. Veterinarians count a cat’s pregnancy in days.',
  ],
} satisfies CalculatorContent;
