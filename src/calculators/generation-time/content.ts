import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Generation Time Calculator',
  description: 'Doubling time and growth rates of a culture from two counts and the time between them.',
  purpose: 'doubling time of a culture',
  back: { to: 'biology/cell-biology' },
  keywords: [
    'generation time',
    'bacterial doubling time',
    'specific growth rate',
    'number of generations',
    'exponential phase',
    'OD600 growth',
    'CFU count',
  ],
  introduction: [
    'How long does a culture take to double? Two counts and the hours or minutes between them answer it, as plate counts, cells in a chamber or optical densities.',
    'For microbiology practicals and for anyone comparing strains, media or temperatures by their growth rates.',
  ],
  guide: [
    {
      title: 'Pick two moments of steady growth',
      text: [
        'Enter the count at the start, the count at the end and the time between. Both counts must be of one kind: CFU with CFU, or optical density with optical density.',
        'A large count may be typed as 2e5 or 2 × 10⁵; both are read as 200000.',
      ],
    },
    {
      title: 'From a ratio to doublings',
      text: [
        'The binary logarithm of final over initial count is the number of generations. Time divided by generations is the generation time, generations divided by time the growth rate k.',
        'µ takes the natural logarithm instead, so µ is k times 0.6931.',
      ],
    },
    {
      title: 'A culture that grew 65-fold',
      text: [
        'From 2 × 10⁵ to 1.3 × 10⁷ CFU in 150 minutes makes 6.02 generations, one every 24.91 min.',
        'Its µ of 0.0278 per minute is 1.6697 per hour, the figure to set beside published growth rates.',
      ],
    },
  ],
  faq: [
    {
      question: 'May I use OD600 instead of cell counts?',
      answer:
        'Yes, while the optical density is proportional to the cells. From 0.05 to 0.8 in 120 minutes makes 4.00 generations of 30.00 min. Dense cultures scatter less than they should, so dilute them before reading and multiply back.',
    },
    {
      question: 'Why is my generation time longer than the one in the textbook?',
      answer:
        'Often the interval contains lag or early stationary phase, in which few cells divide. Take both counts from the straight part of a plot of log count against time. Temperature, aeration and medium matter as well.',
    },
    {
      question: 'How many generations is a thousandfold increase?',
      answer:
        'Just under ten: log₂(1000) is 9.97. A culture that doubles every 20 minutes gets there in 3 hours and 19 minutes.',
    },
    {
      question: 'Can it give the half-life of a dying culture?',
      answer:
        'No, the final count has to be above the initial one. For a falling count use the log reduction calculator, which gives the powers of ten lost.',
    },
  ],
  notes: [
    'Check whether a paper reports k or µ, or its rates seem 1.44 times too small or too large.',
    'It holds for balanced exponential growth only, not for lag, stationary or death phase.',
    'Plate counts miss dead cells and see a clump as one; optical density counts dead cells too.',
    'Subtract the optical density of the blank medium before entering readings.',
    'Two points cannot show whether growth was exponential; more readings on a log scale can.',
  ],
} satisfies CalculatorContent;
