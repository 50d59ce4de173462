import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Punnett Square Calculator',
  description: 'Offspring of two parents for one gene: the square, genotypes, phenotypes and their ratios.',
  purpose: 'one gene, genotypes',
  back: { to: 'biology/genetics' },
  keywords: [
    'Punnett square',
    'monohybrid cross',
    'Aa × Aa',
    '3:1 ratio',
    'genotype',
    'phenotype',
    'incomplete dominance',
    'test cross',
  ],
  introduction: [
    'Which children can two parents have, and how often? Type both genotypes for one gene, such as Aa and aa, and get the square, the genotypes and the phenotypes with their ratios. For the first genetics lesson, and for breeders who follow a single trait.',
  ],
  guide: [
    {
      title: 'Two letters a parent',
      text: [
        'The capital stands for the dominant allele, the small letter for the recessive one: AA, Aa or aa. aA is read as Aa, blanks do not matter, and any letter will do as long as both parents use the same.',
      ],
    },
    {
      title: 'How the square fills',
      text: [
        'The two alleles of parent 1 head the rows, those of parent 2 the columns, and each of the four cells unites one of either. A homozygous parent heads two equal rows or columns, so that every cell stays one chance in four.',
      ],
    },
    {
      title: 'What 3:1 says',
      text: [
        'For Aa and Aa the genotypes are 1:2:1 and the phenotypes 3:1: 75.00 % show the dominant trait, 25.00 % the recessive one. These are chances for each child, whatever its brothers and sisters turned out to be.',
      ],
    },
  ],
  faq: [
    {
      question: 'Both parents look dominant. How can a child be recessive?',
      answer:
        'Both may carry the recessive allele unseen. Two Aa parents give an aa child in one case of four, as the last cell of the example shows.',
    },
    {
      question: 'How do I find out whether my animal is AA or Aa?',
      answer:
        'Cross it with an aa partner, the test cross. If it is Aa, half of the offspring are aa; if all of a large litter show the dominant trait, it is probably AA.',
    },
    {
      question: 'What changes with incomplete dominance or codominance?',
      answer:
        'The genotypes stay as they are, but Aa now looks like neither parent: blended in the first case, both traits side by side in the second. The phenotypic ratio of the example becomes 1:2:1.',
    },
    {
      question: 'Four children, so exactly one with the trait?',
      answer:
        'No, the square gives chances, not a timetable. With a chance of 25 % for each, about 32 % of families with four children have none at all with the trait.',
    },
    {
      question: 'Can I enter A_ when I know only the trait?',
      answer:
        'No, each parent needs two letters. Calculate once with AA and once with Aa; the truth is one of the two squares.',
    },
  ],
  notes: [
    'For a gene on an ordinary chromosome; genes on the X chromosome pass differently to sons and daughters.',
    'Alleles with names, such as RW, C^R C^W or IA i, are crossed with codominance or incomplete dominance; a small letter is recessive there.',
    'All four cells count as equally likely to live; where AA dies early, its cell is missing and 3:1 becomes 2:1.',
    'Most human traits, such as height or eye color, depend on many genes and on surroundings.',
    'For the risk of a disease in a family ask a genetic counselor.',
  ],
} satisfies CalculatorContent;
