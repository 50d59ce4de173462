import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Allele Frequency Calculator',
  description: 'Frequencies of two alleles and their three genotypes from counts of individuals.',
  purpose: 'two alleles from counts',
  back: null,
  keywords: [
    'allele frequency',
    'genotype counts',
    'gene pool',
    'dominant and recessive alleles',
    'Hardy–Weinberg test',
    'homozygous and heterozygous',
  ],
  introduction: [
    'Count the individuals of each genotype; the calculator counts their alleles. Every individual carries two, so N of them hold 2N copies, and a heterozygote adds one to either side.',
    'It then compares the genotypes with p², 2pq and q², by a simple chi-square limit and by the tests that geneticists use.',
  ],
  guide: [
    {
      title: 'Naming and counting',
      text: [
        'Give each allele one character: the dominant one is written in upper case, the recessive one in lower case. Then enter how many individuals have each of the three genotypes.',
        'A blank box is 0. Decimals and whatever follows the digits are dropped, and the result says how such a box was read.',
      ],
    },
    {
      title: 'Counting copies',
      text: [
        'A homozygote has two copies of its allele, a heterozygote one of each, so the frequency of the dominant allele is twice its homozygotes plus the heterozygotes, divided by twice the individuals.',
        'Chi-square compares the three counts with those that the frequencies predict; the test with 2 degrees of freedom accepts them while it is below 5.991.',
      ],
    },
    {
      title: 'A worked sample',
      text: [
        'With 45 TT, 36 Tt and 19 tt there are 126 copies of T among 200, which is 63.0 %.',
        'Chi-square is 5.189, below the limit 5.991 of 2 degrees of freedom. With 1 degree of freedom the p-value is 0.0227, so the accepted test rejects equilibrium.',
      ],
    },
  ],
  faq: [
    {
      question: 'Is the dominant allele always the more frequent one?',
      answer:
        'No. Dominance says which trait a heterozygote shows, frequency says how many copies there are. Recessive alleles are often the common ones.',
    },
    {
      question: 'Can I use symbols such as + and –?',
      answer:
        'Any two different characters will do. Letters are turned to upper and lower case, so B and b stay apart while two plus signs would not. Symbols change the names in the result and no number.',
    },
  ],
  notes: [
    'Two alleles at one locus of a diploid organism; blood groups with three alleles need another count.',
    'The heterozygotes have to be recognized, by their trait or by a test of the DNA.',
    'Frequencies describe the individuals counted, and a sample of a few dozen can miss the population by several percent.',
  ],
} satisfies CalculatorContent;
