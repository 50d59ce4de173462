import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Molar Mass Calculator',
  description: 'Molar mass of any compound of the 118 elements, and the way between grams, moles and molecules.',
  purpose: 'grams, moles, molecules',
  back: { to: 'chemistry/general' },
  keywords: [
    'molar mass',
    'grams to moles',
    'moles to grams',
    'number of molecules',
    'Avogadro constant',
    'monoisotopic mass',
    'crystal water',
    '118 elements',
  ],
  introduction: [
    'Enter any chemical formula for its mass per mole, with all 118 elements, nested brackets and crystal water. Add grams or moles to convert between them and to count the molecules.',
    'For preparing solutions, checking a label or solving an exercise.',
  ],
  guide: [
    {
      title: 'Formula first, amount if you like',
      text: [
        'Type the formula as it is printed; subscript digits copied from elsewhere work too. With the formula alone you get the mass of one mole.',
        'Fill in one of the two boxes below it to convert: grams become moles, moles become grams, and both become a number of molecules.',
      ],
    },
    {
      title: 'Weights times counts',
      text: [
        'Each element’s standard atomic weight (2021, three of them revised in 2024) is multiplied by its atoms in the formula, and the products are added. Grams divided by that sum are moles; a mole holds 6.02214076 × 10²³ entities, by definition.',
        'The monoisotopic mass adds up the most abundant isotopes instead of the natural mixture.',
      ],
    },
    {
      title: 'Ten grams of blue vitriol',
      text: [
        'CuSO₄·5H₂O has 249.677 g/mol, of which copper is 25.45 %. So 10 g are 0.0401 mol, or 2.4120 × 10²² formula units.',
        'Its monoisotopic mass, 248.9342 u, is lower: natural copper holds a heavier isotope as well.',
      ],
    },
  ],
  faq: [
    {
      question: 'Do I include the crystal water?',
      answer:
        'Include it if it is in the bottle. The label of a hydrate names it, and weighing in the pentahydrate by the mass of the anhydrous salt would leave the solution more than a third too thin. A dot, a space or * joins the water to the salt.',
    },
    {
      question: 'Why does sodium chloride give 58.440 and not 58.443?',
      answer:
        'Chlorine’s standard weight is an interval, because its isotopes are mixed differently from place to place, and IUPAC’s conventional value for it is 35.45. Older tables print 35.453. The difference is within the uncertainty of 0.01 g/mol that is shown.',
    },
    {
      question: 'What is counted for a salt, which has no molecules?',
      answer:
        'Formula units: the atoms as the formula has them. One mole of NaCl is a mole of sodium ions and a mole of chloride ions, so it holds twice as many ions as formula units.',
    },
  ],
  notes: [
    'An isotope stands in square brackets with its mass number, as in [13C]6H12O6; D is deuterium and T tritium.',
    'Me, Et, Ph, Ac and other groups are read as such, and the result says so.',
    'Purity and moisture are not considered; multiply the grams by the assay on the label first.',
    'Digits beyond the uncertainty describe an average sample, not yours.',
  ],
} satisfies CalculatorContent;
