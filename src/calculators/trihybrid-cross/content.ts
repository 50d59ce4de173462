import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Trihybrid Cross Calculator',
  description:
    'Offspring of two parents for three genes: the square of 64 cells, up to 27 genotypes and 8 phenotypes with their ratio.',
  purpose: 'three genes, 64 cells',
  back: { to: 'biology/genetics' },
  keywords: [
    'trihybrid cross',
    '64 squares',
    '27:9:9:3:9:3:3:1',
    'AaBbCc',
    'three genes',
    'forked-line method',
    'product rule',
  ],
  introduction: [
    'Sixty-four cells are too many for the back of an envelope. Enter two genotypes with three genes, such as AaBbCc, and get all gametes, the whole square, and genotypes and phenotypes counted. For students who check their forked lines and for breeders who combine three traits.',
  ],
  guide: [
    {
      title: 'Six letters a parent',
      text: [
        'Keep the two letters of each gene together, as in AaBbCc or TtRRyy, with three different letters. The order of the genes is free in the second parent: CcAaBb is understood.',
      ],
    },
    {
      title: 'Eight gametes by eight',
      text: [
        'Choosing one letter from each of three genes gives 2 × 2 × 2 = 8 gametes and a square of 64 cells. On a narrow screen the square scrolls sideways, and a cell names its phenotype below its genotype where the two differ.',
      ],
    },
    {
      title: 'The long ratio in short',
      text: [
        'AaBbCc crossed with itself gives 27:9:9:3:9:3:3:1. All three dominant traits show in 27 of 64 cells, 42.19 %; all three recessive ones in a single cell, 1.56 %.',
      ],
    },
  ],
  faq: [
    {
      question: 'Is there a quicker way than drawing 64 cells?',
      answer:
        'Yes, multiply gene by gene: 3/4 × 3/4 × 3/4 is 27/64. The last line of the working does that for the first phenotype, and it must agree with the count in the square.',
    },
    {
      question: 'How many offspring do I need to see a triple recessive?',
      answer:
        'One in 64 is expected from two triple heterozygotes. For a 95 % chance of at least one you need 191, since each has a chance of 63/64 of being something else.',
    },
    {
      question: 'How many genotypes and phenotypes are possible?',
      answer:
        'Up to 27 genotypes, three for each gene multiplied. With complete dominance there are at most 8 phenotypes; with the other two kinds every genotype shows, so 27.',
    },
    {
      question: 'What comes out when a triple heterozygote meets aabbcc?',
      answer:
        'Eight phenotypes in equal parts, one for each gamete of the first parent. Geneticists use such a three-point cross to find the order of linked genes from the departures.',
    },
  ],
  notes: [
    'Three genes on three chromosomes are assumed; linked genes make some of the eight gametes rarer.',
    'A trait shaped by three genes together, such as skin color, needs their effects added up instead of listed.',
    'All 64 combinations are taken to survive and to be counted without error.',
    'The letters name alleles only: which one is dominant in your plant or animal has to be known beforehand.',
  ],
} satisfies CalculatorContent;
