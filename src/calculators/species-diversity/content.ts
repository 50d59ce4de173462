import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Species Diversity Calculator',
  description: 'Shannon and Simpson indices, richness and evenness of a community from its species counts.',
  purpose: 'Shannon, Simpson, evenness',
  back: { to: 'biology' },
  keywords: [
    'Shannon index',
    'Simpson index',
    'species richness',
    'evenness',
    'Hill numbers',
    'Chao1',
    'rank–abundance',
    'biodiversity',
  ],
  introduction: [
    'Count the species of a plot, a net or a trap and see how diverse the community is, how evenly it is shared and which species dominates.',
    'For field courses and surveys: every index comes with its formula and its exact name, because “Simpson’s index” alone means three different numbers.',
  ],
  guide: [
    {
      title: 'Entering a community',
      text: [
        'Give each species a row with a name and a count above 0, or paste two columns from a spreadsheet. Cover and biomass may have decimals.',
        'Leave out species you looked for and did not find: a zero is refused, because a species that is absent has no share.',
      ],
    },
    {
      title: 'Shares, logarithms and squares',
      text: [
        'Each count becomes a share p of the total. Shannon adds up −p·ln p, Simpson takes the squares of the shares from 1, evenness divides Shannon by the logarithm of the number of species.',
        'Simpson without replacement and Chao1 are shown next to them, since both allow for what a finite sample leaves out.',
      ],
    },
    {
      title: 'Comparing woods with woods',
      text: [
        'The example wood has 8 species and a Shannon index of 1.3469; its Hill number of order 1 is 3.8453, so it is as diverse as a wood of not quite four equally common species.',
        'Three species have a single tree each, and Chao1 puts the richness at 9.0: about one species was probably overlooked.',
      ],
    },
  ],
  faq: [
    {
      question: 'Which Simpson index is this?',
      answer:
        'The main value is 1 − Σp², the chance that two individuals drawn with replacement are of different species; it is also called the Gini–Simpson index. The dominance Σp², its inverse and the form without replacement are listed under their own names. Say which one you report.',
    },
    {
      question: 'What is a good Shannon value?',
      answer:
        'There is none that fits all communities: H′ grows with the number of species, up to ln S. Compare it only between samples taken with the same effort, or use the Hill number exp H′, which doubles when two equally large and equally diverse communities without a common species are put together.',
    },
    {
      question: 'Which logarithm does the Shannon index use?',
      answer:
        'The natural one, as most ecological work does. The value in bits, with the logarithm to base 2, is in the table below; it is 1.4427 times as large. Values from different bases cannot be compared.',
    },
  ],
  notes: [
    'Compare communities only when area, time and method of sampling were the same.',
    'Names are compared without regard to capital letters, but synonyms and misspellings are not recognized.',
    'Of species that tie for the largest count the first entered is called dominant.',
    'Neither index knows which species are rare, native or worth protecting; a list of names says more about that.',
  ],
} satisfies CalculatorContent;
