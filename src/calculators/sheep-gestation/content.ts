import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Sheep Gestation Calculator',
  description:
    'Lambing date of a ewe from the breeding date, the days around it and the date of the pre-lambing check, by which the booster is given.',
  purpose: 'lambing date of a ewe',
  back: { to: 'biology/animal-pregnancy', label: 'Back to Animal Pregnancy Calculators' },
  keywords: [
    'sheep gestation',
    'lambing date',
    'ewe due date',
    '147 days',
    'clostridial booster',
    'pre-lambing check',
    'tupping date',
    'dystocia (difficult birth)',
  ],
  introduction: [
    'From tupping to lambing: enter the day a ewe was served, or the day the ram went in, and see the lambing date, the ten days in which most lambs arrive, and the day for the check, by which the booster should have been given. For smallholders and for flocks with marked ewes.',
  ],
  guide: [
    {
      title: 'Reading the raddle',
      text: [
        'Take the day on which the ewe was marked. For a whole group, enter the day the ram went in and, in the second box, the day he came out: the page then shows when lambing begins and when it ends.',
      ],
    },
    {
      title: 'Dates at 119, 142, 147 and 152 days',
      text: [
        'Lambing is expected 147 days after service, most often from day 142 to day 152; the check is on day 119, 28 days before. A ewe served on 15 April 2024 lambs around 9 September 2024 and is checked on 12 August 2024.',
      ],
    },
    {
      title: 'Planning from the result',
      text: [
        'In the example lambs may come from 4 to 14 September 2024. The second trimester ends on 22 July 2024; from then on the lambs grow fast, and ewes carrying twins or triplets need more feed in less room.',
      ],
    },
  ],
  faq: [
    {
      question: 'How long does a ewe carry her lambs?',
      answer: 'On average 147 days, about five months less a few days. The usual range is 142 to 152 days.',
    },
    {
      question: 'When is the booster against clostridial disease given?',
      answer:
        'Commonly 4 to 6 weeks before lambing, so that antibodies reach the first milk in time. The check date on this page is 4 weeks before the due date, the last day of that window. Give it in the two weeks before that date rather than on it: a ewe that lambs on the early date would have only 23 days. Ask your veterinarian what your flock needs.',
    },
    {
      question: 'Do twins come earlier than single lambs?',
      answer:
        'They tend to come a little earlier, and breeds differ as well. The ten days around the lambing date allow for both.',
    },
    {
      question: 'A ewe was marked twice. Which mark counts?',
      answer:
        'The later one, as a second mark means that she came back into heat. If she took to the first service after all, lambs come one heat cycle sooner than calculated.',
    },
    {
      question: 'A ewe strains but no lamb appears. What should I do?',
      answer:
        'Call after 30 minutes of hard straining, or 1 hour after the water bag, and at once if head or feet look wrong. A lamb lying wrongly cannot be born without help, and every minute counts for it and the ewe.',
    },
  ],
  notes: [
    'Ewes that are dull, down or off their feed in the last 6 weeks may have twin-lamb disease (pregnancy toxemia): call now.',
    'A ewe that miscarries should be kept apart, and pregnant women should keep away from lambing sheep.',
    'Scanning in the second trimester tells which ewes carry one, two or more lambs; the calendar does not.',
    'The trimesters end on day 49 and day 98 and are a help for feeding plans only.',
    'Breed and age of the ewe shift the day of lambing by several days; the flock’s own book knows more than an average.',
  ],
} satisfies CalculatorContent;
