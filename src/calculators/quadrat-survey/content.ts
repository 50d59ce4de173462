import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Quadrat Survey Calculator',
  description: 'Density, frequency, cover, importance value and dispersion from quadrats.',
  purpose: 'density, cover, dispersion',
  back: { to: 'ecology' },
  keywords: [
    'quadrat sampling',
    'importance value index',
    'plant density',
    'relative frequency',
    'percent cover',
    'variance-to-mean ratio',
    'Morisita index',
    'vegetation survey',
  ],
  introduction: [
    'Turn the counts of a quadrat survey into density, frequency and importance of each species, and test whether it grows clumped, at random or evenly.',
    'For meadows, forests, shores and every organism that stays in its place.',
  ],
  guide: [
    {
      title: 'Species down, quadrats across',
      text: [
        'Paste the field sheet with species in rows and quadrats in columns. An empty cell is a species not found there.',
        'If you estimated cover, paste a second table of the same shape in percent: the importance value then has three parts.',
      ],
    },
    {
      title: 'Importance and dispersion',
      text: [
        'A species is important if it is numerous, found in many quadrats and covers much ground. Each part is a share of all species.',
        'Counts that vary as much as their mean point to random places; more variance means clumps, less means even spacing.',
      ],
    },
    {
      title: 'Four herbs of a meadow',
      text: [
        'In ten quadrats of 0.25 m² the example has 41.2 individuals per m² in all. Clover is in every quadrat and leads with an importance of 79.9.',
        'Daisies were found in four quadrats only, up to 12 in one: their variance is far above their mean, and they are clumped.',
      ],
    },
  ],
  faq: [
    {
      question: 'How large should a quadrat be?',
      answer:
        'Large enough that the common species occur in most quadrats, small enough to count without mistakes. Density does not depend on the size, but frequency and pattern do, so compare only surveys with the same size.',
    },
    {
      question: 'What does random mean here?',
      answer:
        'That the counts vary no more and no less than chance places would make them. A p value above 0.05 is no proof of it: few quadrats show only strong patterns.',
    },
    {
      question: 'When do I use Morisita’s index?',
      answer:
        'It is 1 for random places, above 1 for clumps and below 1 for even spacing. It depends less on the density than the ratio of variance to mean does. For a single individual it has no value.',
    },
    {
      question: 'How do I count clonal plants?',
      answer:
        'Count shoots or tufts by a rule that you write down, or use cover in place of counts. What counts as an individual decides on the density and on the pattern.',
    },
  ],
  notes: [
    'Place quadrats by random numbers, not where the plants look typical.',
    'Plants on the edge: count those on two sides of the frame and leave out those on the other two.',
  ],
} satisfies CalculatorContent;
