import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Hardy-Weinberg Calculator',
  description:
    'Allele frequencies p and q from genotypes, and whether the sample is in equilibrium by chi-square and by the exact test.',
  purpose: 'p, q and equilibrium',
  back: { to: 'biology' },
  keywords: [
    'Hardy–Weinberg equilibrium',
    'p and q',
    'genotype frequencies',
    'chi-square test',
    'exact test',
    'inbreeding coefficient',
    'population genetics',
  ],
  introduction: [
    'From the genotypes at one locus with two alleles, learn p and q, the genotypes that random mating would give, and whether your sample departs from them.',
    'For genetics courses and for anybody who checks marker data: the p-value with 2 degrees of freedom is shown beside the accepted test and the exact one.',
  ],
  guide: [
    {
      title: 'Frequencies or counts',
      text: [
        'Choose first what you have. Genotype frequencies must sum to 1 within 0.001 and are used as they are; counts are whole numbers of individuals.',
        'Enter the three genotypes, not the alleles. If you know only how many show the recessive trait, the heterozygotes cannot be told from the dominant homozygotes and nothing can be tested.',
      ],
    },
    {
      title: 'From p and q to three tests',
      text: [
        'p is AA plus half of Aa, q is aa plus half of Aa, and random mating gives p², 2pq and q². Chi-square adds up (O − E)² ÷ E over the three genotypes.',
        'The first p-value is exp(−χ²/2)·(1 + χ²/2), under the name of 2 degrees of freedom. Beside it are the tail with 1 degree of freedom and the exact test, which adds up the chances of all samples with the same alleles that are no more probable than yours.',
      ],
    },
    {
      title: 'What the example shows',
      text: [
        'Of 100 individuals 48 are AA, 32 Aa and 20 aa: p is 0.6400, and 46.08 heterozygotes would be expected. Chi-square is 9.336.',
        'With 2 degrees of freedom the p-value is 0.0532, which does not reject equilibrium; with 1 degree of freedom it is 0.0022 and by the exact test 0.0024, which do. F, 0.3056, says that almost a third of the heterozygotes are missing.',
      ],
    },
  ],
  faq: [
    {
      question: 'Why is this p-value larger than the one in my textbook?',
      answer:
        'The formula here is named after 2 degrees of freedom and is the tail of chi-square with 4, whose 5 % limit is 9.488. Three genotypes leave 1 degree of freedom once their total and the allele frequency have been taken from the same sample, and its limit is 3.841. Between the two the verdicts are opposite, and the result shows both.',
    },
    {
      question: 'Does “in equilibrium” mean that the population does not evolve?',
      answer:
        'No. It means that this sample does not contradict the three expected proportions. One generation of random mating restores them whatever happened before, and a small sample can hardly contradict anything.',
    },
    {
      question: 'When should I go by the exact test?',
      answer:
        'Whenever one genotype is expected fewer than about five times, and safely at any size. For 83 AA, 2 Aa and 1 aa chi-square with 1 degree of freedom gives a p-value of 0.000006, while the exact one is 0.0350.',
    },
    {
      question: 'What does a negative F mean?',
      answer:
        'There are more heterozygotes than random mating gives. Crosses between two lines and selection for carriers do that, and so does a genotyping method that reads two similar loci as one. A positive F points to inbreeding, to a mixture of populations, or to an allele that is not always detected.',
    },
    {
      question: 'Can I get the carriers from the share of affected people?',
      answer:
        'Only by assuming the proportions instead of testing them. If 1 in 2500 is affected, q is the square root, 0.02, and 2pq makes 0.0392 of the people carriers, about 1 in 26.',
    },
  ],
  notes: [
    'One autosomal locus with exactly two alleles; sex-linked loci and polyploids follow other proportions.',
    'The expectation supposes random mating, a large population, and no selection, migration or mutation.',
    'The verdicts are at the 5 % level for a single locus; many loci tested at once need a stricter one.',
    'Samples with close relatives or from several populations depart from the proportions for reasons of sampling.',
  ],
} satisfies CalculatorContent;
