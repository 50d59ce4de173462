import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Ratio and Proportion Calculator',
  description: 'Rule of three, ratios in lowest terms, shares of a total, and dilution ratios read both ways.',
  purpose: 'rule of three, shares',
  back: { to: 'math/numbers' },
  keywords: [
    'ratio',
    'proportion',
    'rule of three',
    'cross multiply',
    'simplify ratio',
    'split in ratio',
    'dilution ratio',
    'inverse proportion',
  ],
  introduction: [
    'If 12 pens need 3 bags, how many need 20? What is 1.5 to 2.25 in whole numbers? Who gets how much of a total? And what does 1:10 on a label mean?',
    'For kitchens, stables, benches and homework.',
  ],
  guide: [
    {
      title: 'Pair what belongs together',
      text: [
        'In a proportion, a belongs to b as c belongs to x. Enter a and c in one unit; b and x share another.',
        'Shares and terms may be decimals: 0.5 parts are allowed.',
      ],
    },
    {
      title: 'Cross and divide',
      text: [
        'Direct: multiply b by c and divide by a. Inverse: multiply a by b and divide by c. A ratio is first scaled to whole numbers and then divided by the greatest common divisor.',
      ],
    },
    {
      title: '1:10 of a disinfectant, 500 mL of it',
      text: [
        'Read as one part in ten, it is 50 mL of concentrate and 450 mL of water. Read as one part plus ten, it is 45.4545 mL, a mixture weaker by a tenth.',
      ],
    },
  ],
  faq: [
    {
      question: 'Does 1:10 mean 9 or 10 parts of water?',
      answer:
        'In microbiology, chemistry and pharmacy it means one part in ten parts of mixture, so 9 of water. On many bottles of cleaner it means 10 of water. When the label does not say, ask the maker; of a disinfectant only the mixture that the maker means was tested.',
    },
    {
      question: 'How do I know whether a proportion is inverse?',
      answer:
        'Ask what happens if the first number doubles. If the other one doubles too, the proportion is direct; if it halves, it is inverse. Six horses eat a stack in 10 days, and twice as many in 5.',
    },
    {
      question: 'How is a bill split fairly among three owners?',
      answer:
        'Enter the bill as the total and the number of animals of each owner as parts. 450 split by 2, 3 and 4 gives 100, 150 and 200. One part is then the cost of one animal.',
    },
  ],
  notes: [
    'A ratio has no unit: bring both terms to the same unit before you compare them.',
    'Volumes do not always add up: alcohol and water mixed take less room than both apart.',
    'Percent by volume, by mass and mass in volume differ; a dilution ratio says nothing about which one a label gives.',
    'A ratio of 1:3 is not a third: the first term is a quarter of the whole.',
  ],
} satisfies CalculatorContent;
