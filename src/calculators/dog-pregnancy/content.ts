import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Dog Pregnancy Calculator',
  description:
    'Whelping date of a bitch from mating or ovulation, with early and late limits and the day to prepare the whelping area.',
  purpose: 'whelping date of a bitch',
  back: { to: 'biology/animal-pregnancy', label: 'Back to Animal Pregnancy Calculators' },
  keywords: [
    'dog pregnancy',
    'whelping date',
    '63 days',
    'canine gestation',
    'ovulation date',
    'LH peak',
    'puppies and straining',
    'dystocia (difficult birth)',
  ],
  introduction: [
    'Sixty-three days, but from which day? Enter the mating date, or the day of ovulation if your veterinarian measured it, and see the expected whelping date, early and late limits and the day by which the whelping area should stand. For breeders and for owners of a bitch with a surprise.',
  ],
  guide: [
    {
      title: 'Mating or ovulation',
      text: [
        'Enter the day you know best and choose below it which day that is. Ovulation from progesterone tests gives the surest date; a mating is less exact, as it can fall days before or after. After two matings, calculate both.',
      ],
    },
    {
      title: 'What is added to the date',
      text: [
        'Whelping is expected on day 63, with day 58 and day 68 as limits; the whelping area is due on day 56. From 15 April 2024 the page counts to 17 June 2024, and to 10 June 2024 for the area.',
      ],
    },
    {
      title: 'When the day was another one',
      text: [
        'Counted from ovulation, the example means 16 to 18 June 2024; from the peak of LH, 18 to 20 June 2024. For a mating alone the published span is wide, day 57 to day 72; call on day 69 all the same. The other two have earlier days to call.',
      ],
    },
  ],
  faq: [
    {
      question: 'Is a dog pregnant for 63 days?',
      answer:
        'From ovulation, yes, and quite exactly: 63.1 days with a standard deviation of 2.1 in a study of 162 pregnancies. From the peak of LH it is 64 to 66 days. From a mating it can be anything from 57 to 72; call on day 69 all the same.',
    },
    {
      question: 'Why is the span so wide when I count from the mating?',
      answer:
        'Mating and conception are not the same day. Sperm stay alive in the bitch for days, and her eggs ripen only after they are shed, so puppies of one mating may be conceived well before or after the date in your diary.',
    },
    {
      question: 'When can puppies be counted?',
      answer:
        'On an X-ray around day 55, when the skeletons show well. Earlier, from about day 28, an ultrasound scan shows heartbeats but is poor at counting. Knowing the number tells you whether all are born.',
    },
    {
      question: 'How long may she strain?',
      answer:
        'Call now after 20 to 30 minutes of strong straining without a puppy, or when 2 hours have passed since the last one and more are inside. Green discharge before the first puppy, fever and collapse cannot wait either.',
    },
    {
      question: 'Does it matter that this is her first litter?',
      answer:
        'Not for the dates: the box is noted and the count is the same. It matters for you, since nobody knows yet how she whelps; arrange in advance whom to call at night.',
    },
    {
      question: 'Does breed or litter size shift the day?',
      answer:
        'Both do, along with the size of the bitch, according to the study of 162 pregnancies. The shift is a matter of days and lies within the limits shown.',
    },
  ],
  notes: [
    'The headline counts from the day you entered: 63 days from a mating or from ovulation, 65 from the LH peak.',
    'A false pregnancy can fill the udder and build a nest: only an examination proves puppies.',
    'Thirds are used for planning; the milestones that count are heartbeats on a scan and the X-ray.',
    'No labor by day 69 after a mating, day 65 after ovulation or day 67 after the LH peak: call on that day, for she must be examined.',
    'Tell your veterinarian before the due date when a flat-faced or very small bitch is to whelp.',
  ],
} satisfies CalculatorContent;
