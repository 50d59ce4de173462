import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Percent Composition Calculator',
  description: 'Mass percent of each element in a compound, or the empirical formula from measured percentages.',
  purpose: 'mass percent of elements',
  back: { to: 'chemistry/general' },
  keywords: [
    'percent composition',
    'mass percent',
    'empirical formula from percentages',
    'elemental analysis',
    'CHN analysis',
    'fertilizer nitrogen',
    'whole-number ratio',
  ],
  introduction: [
    'Two directions: from a formula to the mass percent of every element, or from an elemental analysis to the formulas that fit it.',
    'For students of stoichiometry, for checking a combustion analysis, and for finding how much of an element a salt supplies.',
  ],
  guide: [
    {
      title: 'Choose a direction',
      text: [
        'With the formula, type it and read the percentages. With the percentages, enter each element once, with the error that each may have: ±0.4 % unless you say otherwise.',
        'An element that was not measured, as oxygen usually is not, gets a row with its percentage left blank. It takes what the others leave of 100.',
      ],
    },
    {
      title: 'Two calculations',
      text: [
        'Forwards, an element’s count times its atomic weight is divided by the mass of the whole. Backwards, every formula is found whose percentages all lie within the error of those entered.',
        'The list starts with the formula for which (largest deviation ÷ error)² + 2·ln(atoms) is smallest: near the measurement, and no larger than it has to be. Atoms are counted in the smallest molecule that the valences allow.',
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
        'Enter the molar mass, from a mass spectrum for example. CH₂O weighs 30.026 g/mol; a compound of 180 g/mol holds it six times and is C₆H₁₂O₆. The molar mass also rules out most of the other formulas that fit.',
    },
    {
      question: 'Why are several formulas listed?',
      answer:
        'Because the percentages do not tell them apart. C₁₂H₂₂O₁₁ and C₁₁H₂₀O₁₀ differ by 0.2 % carbon, less than a combustion analysis is usually off. The larger the molecule, the more formulas fit.',
    },
    {
      question: 'How often is the first formula the right one?',
      answer:
        'We tried 77 common compounds. From percentages rounded to one decimal the first was always right. With every element off by 0.2 it was right in 97 of 100 cases, by 0.4 in 90, and the right one was never below seventh place.',
    },
    {
      question: 'Why is no formula found for my numbers?',
      answer:
        'Often an element is missing from the list, or the sample was wet or impure. Try a wider error, and leave the percentage of oxygen blank if it was not measured.',
    },
    {
      question: 'Which fertilizer has more nitrogen, urea or ammonium nitrate?',
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
    'Most journals accept ±0.4 %. When 18 laboratories analyzed the same pure compounds, more than a tenth of the results missed that, so a wider error can be right.',
    'Different compounds can have the same percentages: acetylene and benzene both are CH.',
    'Organic formulas must obey the valences of C, H, N, O, S, P and the halogens. Those that only a salt or a hydrate can have come later and are marked. Other elements are not checked.',
    'The sum is not scaled to 100 before the calculation.',
  ],
} satisfies CalculatorContent;
