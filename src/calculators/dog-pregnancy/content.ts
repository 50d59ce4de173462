import type { CalculatorContent } from '#src/kit/content.ts';

export default {
  keywords: [
    'dog pregnancy',
    'whelping date',
    '63 days',
    'canine gestation',
    'ovulation date',
    'LH peak',
    'whelping area',
    'puppies',
  ],
  introduction: [
    'Sixty-three days, but from which day? Enter the mating date, or the day of ovulation if your veterinarian measured it, and see the expected whelping date, early and late limits and the day by which the whelping area should stand. For breeders and for owners of a bitch with a surprise.',
  ],
  guide: [
    {
      title: 'Mating or ovulation',
      text: [
        'Enter the day you know best. A day of ovulation from progesterone tests gives the surest date; a mating is less exact, as it can fall days before or after. After two matings, calculate both.',
      ],
    },
    {
      title: 'What is added to the date',
      text: [
        'Whelping is expected on day 63, with day 58 and day 68 as limits; the whelping area is due on day 56. From 15 April 2024 the page counts to 17 June 2024, and to 10 June 2024 for the area.',
      ],
    },
    {
      title: 'Reading the second table',
      text: [
        'Which day did you enter? If it was ovulation, the example means 16 to 18 June 2024; if it was the peak of LH, 18 to 20 June 2024. For a mating alone the published span is wide, day 57 to day 72.',
      ],
    },
  ],
  faq: [
    {
      question: 'Is a dog pregnant for 63 days?',
      answer:
        'From ovulation, yes, and quite exactly: 63.1 days with a standard deviation of 2.1 in a study of 162 pregnancies. From the peak of LH it is 64 to 66 days. From a mating it can be anything from 57 to 72.',
    },
    {
      question: 'Why is the span so wide when I count from the mating?',
      answer:
        'Mating and conception are not the same day. Sperm stay alive in the bitch for days, and her eggs ripen only after they are shed, so puppies of one mating may be conceived well before or after the date in your diary.',
    },
    {
      question: 'When can puppies be counted?',
      answer:
        'On an X-ray from about day 45, when the skeletons have hardened. Earlier, an ultrasound scan shows heartbeats but is poor at counting. Knowing the number tells you whether all are born.',
    },
    {
      question: 'How long may she strain?',
      answer:
        'Strong straining for more than 30 minutes without a puppy calls for a veterinarian. The same holds for green discharge before the first puppy, for fever and for collapse.',
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
    'The headline counts 63 days whichever day you entered; the second table says what that day implies.',
    'A false pregnancy can fill the udder and build a nest: only an examination proves puppies.',
    'Thirds are used for planning; the milestones that count are heartbeats on a scan and the X-ray.',
    'Once day 68 has passed, have her seen the same day, even if a mating could explain a longer count. Counted from ovulation or the LH peak, call earlier: once the last day of its row has passed.',
    'Tell your veterinarian before the due date when a flat-faced or very small bitch is to whelp.',
  ],
} satisfies CalculatorContent;
