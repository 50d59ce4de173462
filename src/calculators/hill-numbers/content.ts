import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Hill Numbers Calculator',
  description: 'Effective numbers of species with rarefaction, extrapolation and sample coverage.',
  purpose: 'effective numbers of species',
  back: { to: 'ecology' },
  keywords: [
    'Hill numbers',
    'effective number of species',
    'rarefaction curve',
    'sample coverage',
    'species accumulation',
    'Chao1',
    'extrapolation',
    'species richness estimator',
  ],
  introduction: [
    'Compare the diversity of samples that differ in size: Hill numbers of the orders 0, 1 and 2, rarefied, extrapolated, and read at equal coverage.',
    'For surveys of insects, plants, birds or microbes in which individuals were counted.',
  ],
  guide: [
    {
      title: 'Species by samples',
      text: [
        'Paste a table with species in rows and samples in columns, names first. Blank cells count as 0.',
        'Counts must be individuals. Percent cover and biomass have no singletons, so nothing can be estimated from them here.',
      ],
    },
    {
      title: 'From singletons to what was missed',
      text: [
        'Species seen once and twice tell how much of the community was missed: that gives the coverage, Chao1 and the way the curves go on beyond the sample.',
        'Limits of the curves come from samples drawn again by random numbers; the seed makes them repeatable. Those of Chao1 come from a formula.',
      ],
    },
    {
      title: 'A meadow beside a fallow',
      text: [
        'In the example 12 species were found in the meadow and 15 in the fallow. Chao1 expects 14.2 and 21.2.',
        'At order 1 the meadow is the more diverse of the two, 6.6 against 5.6, because one species dominates the fallow.',
      ],
    },
  ],
  faq: [
    {
      question: 'What do the orders 0, 1 and 2 mean?',
      answer:
        'Order 0 counts all species alike. Order 1 weighs each by its share and so counts the common ones, and order 2 counts the dominant ones. The number never rises with the order, and a community of D equally common species has D at each.',
    },
    {
      question: 'Why compare at equal coverage and not at equal size?',
      answer:
        'The same number of individuals covers a poor community well and a rich one badly, so that equal sizes make communities look more alike than they are. Equal coverage means that the same share of each community is known.',
    },
    {
      question: 'How far may a curve be extrapolated?',
      answer:
        'To about twice the sample for the number of species. Orders 1 and 2 depend less on rare species and can be carried further. The page draws at most ten times the sample.',
    },
    {
      question: 'Is Chao1 the true number of species?',
      answer:
        'It is a lower bound. Where many species are rare, more are missing than it says, and its interval is wide. Report it with the coverage.',
    },
    {
      question: 'What if no species was seen once?',
      answer:
        'Then the coverage is estimated as 100 % and no species as missing. The curves are flat beyond the sample, and there is no size at which to compare at full coverage.',
    },
  ],
  notes: [
    'Individuals must have been sampled at random and independently; a flock or a clone is not many independent individuals.',
    'Singletons that are misidentifications, or sequencing errors, raise all estimates of missed species.',
    'Limits of the curves are normal ones from the bootstrap, those of Chao1 log-normal; none tells anything about differences between years or places.',
    'Presence and absence in sampling units needs formulas of its own and is not covered.',
  ],
} satisfies CalculatorContent;
