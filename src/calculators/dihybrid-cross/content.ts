import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Dihybrid Cross Calculator',
  description:
    'Offspring of two parents for two genes: the square of 16 cells, nine genotypes, four phenotypes and the ratio 9:3:3:1.',
  purpose: 'two genes, 16 cells',
  back: { to: 'biology/genetics' },
  keywords: [
    'dihybrid cross',
    '9:3:3:1',
    'independent assortment',
    'AaBb × AaBb',
    'RrYy',
    '16 squares',
    'two-gene test cross',
  ],
  introduction: [
    'Round or wrinkled, yellow or green: cross two genes at a time. Enter genotypes such as RrYy and see the gametes, the sixteen cells, and how many offspring show each combination of traits. For courses on Mendel and for breeders who select for two traits.',
  ],
  guide: [
    {
      title: 'Four letters, gene by gene',
      text: [
        'Write the two letters of the first gene, then the two of the second: RrYy, not RYry. The second parent may name the genes in the other order; it is put into the order of the first.',
      ],
    },
    {
      title: 'Gametes, then cells',
      text: [
        'Each gamete takes one letter of every gene, so a double heterozygote makes four kinds: RY, Ry, rY and ry. Four rows by four columns give 16 cells, counted first by genotype and then by what shows.',
      ],
    },
    {
      title: 'Reading 9:3:3:1',
      text: [
        'RrYy crossed with itself gives 9 cells R_Y_, 3 R_yy, 3 rrY_ and 1 rryy: 56.25, 18.75, 18.75 and 6.25 %. The blank in R_ stands for either allele, as one R is enough to show.',
      ],
    },
  ],
  faq: [
    {
      question: 'Where does 9:3:3:1 come from?',
      answer:
        'From two ratios of 3:1 multiplied: 3/4 × 3/4 is 9/16, 3/4 × 1/4 is 3/16, and 1/4 × 1/4 is 1/16. The working under the result does this with your parents, as a check of the square.',
    },
    {
      question: 'My counts are far from 9:3:3:1. What may be wrong?',
      answer:
        'The genes may lie close together on one chromosome, and then parental combinations are too frequent. One gene may also hide the other, which turns the four classes into 9:3:4 or 9:7, or one class may not survive.',
    },
    {
      question: 'What does a dihybrid test cross give?',
      answer:
        'AaBb with aabb gives four phenotypes in equal parts, 1:1:1:1. Any lack of two of the four classes is the classic sign of linked genes.',
    },
    {
      question: 'Why are there columns with the same gamete?',
      answer:
        'A parent with equal letters in a gene, such as AABb, makes the same gamete twice. All four are kept, so that every cell has a chance of 1 in 16.',
    },
    {
      question: 'How many genotypes can come out?',
      answer:
        'At most nine, three for each gene. Two double heterozygotes give all nine, in the ratio 1:2:1:2:4:2:1:2:1.',
    },
  ],
  notes: [
    'Both genes must lie on different chromosomes or far apart on one; linkage is not computed.',
    'The choice of dominance holds for both genes; a mixture of the two kinds has to be put together by hand.',
    'One gene that masks another, as in the coats of Labradors, needs its classes merged after reading the table.',
    'With sixteen offspring the ratio is a rough guide; hundreds are needed to see it well.',
    'Capital and small form of one letter are one gene, so two genes need two different letters.',
  ],
} satisfies CalculatorContent;
