import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Molecular Weight Calculator',
  description: 'Molecular weight, share of each element and empirical formula of a compound from its chemical formula.',
  purpose: 'mass from a formula',
  back: { to: 'chemistry', label: 'Back to Chemistry Calculators' },
  keywords: [
    'molecular weight',
    'chemical formula',
    'mass percent of elements',
    'empirical formula',
    'formula weight',
    'hydrates',
    'Hill order',
    'g/mol',
  ],
  introduction: [
    'Type a chemical formula and get its molecular weight, what each element contributes in grams and percent, and the empirical formula.',
    'For weighing out reagents and checking homework: brackets and hydrates are read, and a mistake is pointed out by its character.',
  ],
  guide: [
    {
      title: 'Writing the formula',
      text: [
        'Capital letters start a symbol, numbers follow what they multiply: Ca(OH)2, K3PO4, CH3CH2OH. Round, square and curly brackets may be nested; a dot, · or * adds the water of a hydrate, as in MgSO4·7H2O.',
        'Eighteen elements are known at first. Choose all 118 for iron, copper, iodine and the rest.',
      ],
    },
    {
      title: 'Weights, shares and ratios',
      text: [
        'The atoms of each element are counted and multiplied by its standard atomic weight (2021, three revised in 2024); the sum is the molecular weight, and each part of it the element’s share.',
        'For the empirical formula the simple rule divides by the smallest count and rounds. The greatest common divisor, which keeps every ratio, is shown beside it.',
      ],
    },
    {
      title: 'What aluminium sulfate shows',
      text: [
        'Al₂(SO₄)₃ weighs 342.131 g/mol, of which oxygen makes up 56.12 % and aluminium 15.77 %.',
        'Dividing 2, 3 and 12 by the smallest gives 1, 1.5 and 6, which rounds to AlS₂O₆. The counts have no common divisor, so Al₂S₃O₁₂ is the empirical formula that keeps them.',
      ],
    },
  ],
  faq: [
    {
      question: 'Is molecular weight the same as molar mass?',
      answer:
        'The number is the same. Relative molecular mass is a bare ratio to one twelfth of carbon-12, molar mass has the unit g/mol. For salts, which have no molecules, the word is formula weight.',
    },
    {
      question: 'How do I enter copper sulfate pentahydrate?',
      answer:
        'As CuSO4·5H2O, CuSO4.5H2O or CuSO4*5H2O, with all 118 elements chosen; it weighs 249.677 g/mol. The number after the dot must be whole. Write a hemihydrate with its formula doubled, such as (CaSO4)2·H2O.',
    },
    {
      question: 'How exact is the molecular weight?',
      answer:
        'Atomic weights differ slightly from sample to sample, and IUPAC publishes how far. For glucose the uncertainties add up to 0.02, so 180.156 g/mol means 180.14 to 180.18. More digits describe an average, not your bottle.',
    },
  ],
  notes: [
    'Weights are averages over natural isotopes; in a mass spectrum look for the monoisotopic mass instead.',
    'Ions are written SO4^2-, isotopes [13C]; D is deuterium. The result says how a formula was read where that could be in doubt.',
    'The empirical formula describes a ratio; it does not say which molecule it is.',
    'Hill order puts carbon and hydrogen first, which is how databases sort compounds.',
  ],
} satisfies CalculatorContent;
