import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Beta Diversity Calculator',
  description: 'Dissimilarity of sites with a UPGMA dendrogram.',
  purpose: 'how sites differ, tree',
  back: { to: 'ecology' },
  keywords: [
    'beta diversity',
    'Bray–Curtis',
    'Jaccard index',
    'Sørensen index',
    'Morisita–Horn',
    'dissimilarity matrix',
    'UPGMA dendrogram',
    'species turnover',
  ],
  introduction: [
    'How different are the communities of your sites? Paste sites by species and get every pairwise dissimilarity as a heat map, with the sites grouped in a tree.',
    'For plots, traps, lakes, gut samples and whatever else has a list of species.',
  ],
  guide: [
    {
      title: 'Sites by species',
      text: [
        'Paste abundances with names in the first row and column, and say whether sites stand in rows or in columns.',
        'For lists of presence and absence enter 1 and 0, and choose Jaccard or Sørensen.',
      ],
    },
    {
      title: 'Pairs first, then clusters',
      text: [
        'Each pair of sites gets a dissimilarity between 0 and 1. Species that are at neither site never count.',
        'The tree joins the nearest sites, then the nearest clusters, by the mean of all dissimilarities between them.',
      ],
    },
    {
      title: 'Four woods in two groups',
      text: [
        'In the example W1 and W2 differ by 0.21 only, W3 and W4 by 0.22, and the two groups by 0.88.',
        'The mean of the six pairs is 0.6594. The cophenetic correlation of 0.99 says that the tree shows the matrix faithfully.',
      ],
    },
  ],
  faq: [
    {
      question: 'Which index should I choose?',
      answer:
        'For abundances from equal effort Bray–Curtis, for unequal samples Morisita–Horn, for lists of presence Sørensen or Jaccard. Choose before you look at the results, and say which one it was.',
    },
    {
      question: 'What is the difference between Jaccard and Sørensen?',
      answer:
        'Both compare lists of species. Sørensen counts the shared ones twice, so that its dissimilarity is smaller; the order of the pairs is the same for both.',
    },
    {
      question: 'What do turnover and nestedness say?',
      answer:
        'Two sites differ because species replace each other, which is turnover, or because one site has only a part of the other’s species, which is nestedness. The two add up to Sørensen’s dissimilarity.',
    },
    {
      question: 'Can I use Bray–Curtis as a distance?',
      answer:
        'It is no metric: going from one site to another by way of a third can be shorter than the direct way. Clustering and ordination by ranks do not mind; methods that need a metric do.',
    },
  ],
  notes: [
    'A tree is drawn for any data, even where there are no groups.',
    'Differences in effort look like differences between communities, most of all with Bray–Curtis.',
    'Abundances of one dominant species can decide over everything; a square root before pasting dampens it.',
    'The index says nothing about significance: that takes replicates and a test such as PERMANOVA.',
  ],
} satisfies CalculatorContent;
