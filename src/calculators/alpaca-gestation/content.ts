import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Alpaca Gestation Calculator',
  description:
    'When an alpaca should have her cria, from the day of mating: due date, early and late limits, scans, and the day to call when nothing has begun.',
  purpose: 'due date of a cria',
  back: { to: 'other/more-animals', label: 'Back to More Animals Calculators' },
  keywords: [
    'alpaca gestation',
    'alpaca pregnancy',
    'cria due date',
    'hembra',
    'spit-off',
    'alpaca mating date',
    '345 days',
    'suri and huacaya',
  ],
  introduction: [
    'An alpaca carries her cria for eleven months and more. Enter the day she was mated and see when the cria is due, how early and how late it may come, when she can be tested and on which day to call if nothing has begun. For owners of a few animals and for breeders with a register.',
  ],
  guide: [
    {
      title: 'From the mating that she accepted',
      text: [
        'Mating sets off ovulation in alpacas, so the last mating before she began to spit the male off is the day to enter. Where a male ran with the herd, enter his first day and, in the second box, the day he was taken out.',
      ],
    },
    {
      title: 'What is added to it',
      text: [
        'The due date is day 345, the early date day 332, the late date day 360 and the check day 315. For a mating on 15 April 2024 the cria is due on 26 March 2025, and the veterinary check falls on 24 February 2025.',
      ],
    },
    {
      title: 'Using the plan',
      text: [
        'The plan lists the first day on which refusing the male says something, the scans, and the weeks for a booster. Tick the box to have these days in the calendar file too; your veterinarian sets what is really done.',
      ],
    },
  ],
  faq: [
    {
      question: 'How many days is an alpaca pregnant?',
      answer:
        'Veterinary tables list 332 to 352 days for alpacas and llamas together. The due date here, day 345, is the figure that owners’ associations use and lies inside that span.',
    },
    {
      question: 'My alpaca has passed day 360. Whom do I ask?',
      answer:
        'Call your veterinarian for advice on day 361. Healthy crias are born later than that, so nobody should start labor on the strength of a date; but somebody has to look at her.',
    },
    {
      question: 'At what time of day are crias born?',
      answer:
        'Mostly in the morning and around noon. Labor in the late afternoon or at night is out of the ordinary in alpacas and a reason to call now.',
    },
    {
      question: 'Is spitting off a pregnancy test?',
      answer:
        'It is a good hint from about two weeks after the mating on. An ultrasound scan proves the pregnancy, and a second scan around day 60 shows that it has gone on.',
    },
    {
      question: 'Why is there no date for returning heat?',
      answer:
        'Alpacas have no heat that comes back at fixed intervals, since mating itself brings the egg to ripen. Offer the male instead and watch what she does.',
    },
  ],
  notes: [
    'A dam that rolls, hums and gets up again for hours before her date may have a twisted womb.',
    'Move her, shear her and travel with her well before the early date or long after the birth.',
    'A cria should be up and drinking within 2 to 4 hours; one that is not cannot wait for the evening.',
    'The trimesters end on day 115 and day 230 and serve for feeding and planning only.',
  ],
} satisfies CalculatorContent;
