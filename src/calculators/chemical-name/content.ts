import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Chemical Name Calculator',
  description:
    'The name of an inorganic compound from its formula, or the formula from its name, with the charge balance.',
  purpose: 'from formula to name and back',
  back: { to: 'chemistry/general' },
  keywords: [
    'inorganic nomenclature',
    'naming compounds',
    'formula from name',
    'Roman numerals in names',
    'polyatomic ions',
    'names of acids',
    'hydrates',
    'IUPAC Red Book',
  ],
  introduction: [
    'Turn a formula such as FeCl3 into its systematic name, or a name such as calcium phosphate into its formula.',
    'Salts, hydrates, acids, ions, compounds of two nonmetals and elements are explained ion by ion or prefix by prefix, for everyone who learns inorganic nomenclature.',
  ],
  guide: [
    {
      title: 'One box of the two',
      text: [
        'Fill in the formula or the name and leave the other box empty. Formulas take brackets and a dot for water, as in CuSO4·5H2O; names may have any letter case and British or American spelling.',
        'Older and everyday names are read too: ferric chloride, sodium bicarbonate, titanium dioxide, gypsum. The answer always shows the systematic name.',
      ],
    },
    {
      title: 'Which rule names what',
      text: [
        'A metal or ammonium with an anion: both ion names, and a Roman numeral where the metal may have several charges. Hydrogen with an oxoanion: the acid.',
        'Two nonmetals: multiplying prefixes, none for a single first atom, and the last vowel dropped before oxide. Water, ammonia and a dozen others keep their own names.',
      ],
    },
    {
      title: 'Iron(III) sulfate, balanced',
      text: [
        'In Fe2(SO4)3 there are 3 sulfate ions of charge 2−, six negative charges in all. The 2 iron ions share them out, so each is 3+: iron(III) sulfate, formerly ferric sulfate.',
        'Read backward, the name gives the charges 3+ and 2−, and the smallest counts that cancel are 2 and 3.',
      ],
    },
  ],
  faq: [
    {
      question: 'When does a name need a Roman numeral?',
      answer:
        'When the metal forms ions of more than one charge, such as iron, copper, tin or lead. Sodium, calcium, aluminium, zinc and silver are written without, because their charge is always the same here. The numeral is the charge, not the number of atoms.',
    },
    {
      question: 'Why is HCl called hydrogen chloride and not hydrochloric acid?',
      answer:
        'The formula stands for the gas, whose name is hydrogen chloride. Dissolved in water it is hydrochloric acid, which the result names as well. The same goes for HF, HBr, HI, H₂S, H₂Se and HCN.',
    },
    {
      question: 'Is it pentoxide or pentaoxide?',
      answer:
        'Both are read. The page writes dinitrogen pentoxide, as most textbooks do, and gives dinitrogen pentaoxide as the other name, which follows the IUPAC recommendations of 2005. Monoxide loses its vowel in either.',
    },
    {
      question: 'Why is NaCl2 refused?',
      answer:
        'Sodium is always 1+ and chloride 1−, so one sodium ion cannot balance two chlorides. A formula gets a name only if its charges cancel. The message says how many positive and negative charges were found.',
    },
    {
      question: 'Why is calcium carbide CaC2 and not Ca2C?',
      answer:
        'Because it holds the ion C₂²⁻, acetylide, as the carbides of most metals of charge 1 or 2 do. The systematic name is calcium acetylide. Aluminium carbide, Al₄C₃, and silicon carbide, SiC, hold single carbon atoms.',
    },
  ],
  notes: [
    'Organic compounds, double salts and minerals have no rule here: the commonest reagents are in a table. A molecular formula may belong to several compounds, and the notice then names them.',
    'A name is no proof that the compound exists: almost any balanced pair of ions gets one.',
    'Complexes have one central atom, stand in square brackets, and may have en, py, bpy, phen, acac, ox, edta and other common ligands. Isomers are not told apart.',
    'H₃PO₃ is called phosphorous acid by its formula, although its structure is that of phosphonic acid.',
    'The charge of an ion goes behind a ^, as in SO4^2-, or straight behind the formula where that has one meaning, as in Fe3+.',
  ],
} satisfies CalculatorContent;
