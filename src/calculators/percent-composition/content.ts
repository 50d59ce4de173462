import type { CalculatorContent } from '#src/kit/content.ts';

export default {
  keywords: [
    'percent composition',
    'mass percent',
    'empirical formula from percentages',
    'elemental analysis',
    'CHN analysis',
    'fertiliser nitrogen',
    'whole-number ratio',
  ],
  introduction: [
    'Two directions: from a formula to the mass percent of every element, or from measured percentages to the simplest formula that fits them.',
    'For students of stoichiometry, for checking an elemental analysis, and for finding how much of an element a salt supplies.',
  ],
  guide: [
    {
      title: 'Choose a direction',
      text: [
        'With the formula, type it and read the percentages. With the percentages, enter each element once; they may miss 100 by up to 0.5, as rounded analyses do.',
        'If oxygen was not measured, enter what is missing to 100 as its share.',
      ],
    },
    {
      title: 'Two calculations',
      text: [
        'Forwards, an element’s count times its atomic weight is divided by the mass of the whole. Backwards, each percentage is divided by the atomic weight, and all results by the smallest.',
        'If the ratios are not whole, they are multiplied by 2, 3 and so on up to 10. The first multiplier that brings all of them close enough to whole numbers wins.',
      ],
    },
    {
      title: 'An oxide of iron',
      text: [
        'With 69.9 % iron and 30.1 % oxygen, 100 g hold 1.252 and 1.881 mol. Their ratio, 1 to 1.503, is not whole.',
        'Doubled, it is 2 to 3.006: the formula is Fe₂O₃, which would have 69.94 % iron. The analysis is off by 0.04.',
      ],
    },
  ],
  faq: [
    {
      question: 'How do I get from the empirical to the molecular formula?',
      answer:
        'Divide the molar mass, measured in another way, by the mass of the empirical formula and multiply all counts by the result. CH₂O weighs 30.026 g/mol; a compound of 180 g/mol holds it six times and is C₆H₁₂O₆.',
    },
    {
      question: 'Why is no simple ratio found for my numbers?',
      answer:
        'No multiplier up to 10 brings all ratios near whole numbers. Often an element is missing from the list, a sample was wet, or the compound is large: with forty carbon atoms a tenth of a percent of hydrogen already changes the count.',
    },
    {
      question: 'How near must a ratio be to a whole number?',
      answer:
        'Within 0.05 unmultiplied, and a little more for larger multipliers, which enlarge errors too, but never 0.15 or more. The page shows how far the worst ratio is, so that you can judge for yourself.',
    },
    {
      question: 'Which fertiliser has more nitrogen, urea or ammonium nitrate?',
      answer:
        'Urea, CO(NH₂)₂, is 46.65 % nitrogen by mass, ammonium nitrate 35.00 %. Compare such numbers with the label, which may state the pure element or an oxide in its place, as P₂O₅ for phosphorus.',
    },
    {
      question: 'Are these percentages by mass or by atoms?',
      answer:
        'By mass. Water is 11.19 % hydrogen by mass although two of its three atoms are hydrogen. For percent by atoms divide the counts in the formula by their sum.',
    },
  ],
  notes: [
    'Different compounds can have the same percentages: acetylene and benzene both are CH.',
    'Enter at least two digits after the point where you have them; one digit is rarely enough for hydrogen.',
    'The sum is not scaled to 100 before the calculation, which does not change the ratios.',
    'Counts above 999 are not offered: no analysis could tell them apart.',
    'Order of symbols: as entered, or as they first appear in the formula.',
  ],
} satisfies CalculatorContent;
