import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Electronegativity Calculator',
  description:
    'Pauling electronegativities of two elements, their difference, and whether the bond counts as nonpolar, polar or ionic.',
  purpose: 'polar, nonpolar or ionic',
  back: { to: 'chemistry/general' },
  keywords: [
    'electronegativity difference',
    'Pauling scale',
    'bond polarity',
    'polar covalent bond',
    'ionic or covalent',
    'partial charge',
    'dipole of a bond',
  ],
  introduction: [
    'Choose two elements to see how strongly each draws the electrons of a bond between them, by how much they differ, and which end becomes negative.',
    'For chemistry classes that sort bonds into nonpolar, polar and ionic, with the limits of other textbooks alongside.',
  ],
  guide: [
    {
      title: 'Picking the pair',
      text: [
        'In the menus, type a symbol to jump to it. The order of the two does not matter, and an element may be bonded to itself.',
        'Eight elements, among them helium, neon and argon, and all from lawrencium on have no Pauling value and are refused by name.',
      ],
    },
    {
      title: 'Two limits on one difference',
      text: [
        'The smaller value is taken from the larger. Below 0.5 the bond counts as nonpolar covalent, below 1.7 as polar covalent, and from 1.7 on as ionic. Two metals are metallic below 1.7.',
        'Pauling derived his scale from bond energies: a bond between unlike atoms is stronger than the mean of the two like ones, and the more so the further they differ.',
      ],
    },
    {
      title: 'Hydrogen chloride on the scale',
      text: [
        'Hydrogen has 2.20 and chlorine 3.16, which is 0.96 apart: polar covalent, with the negative end at chlorine.',
        'The table of other limits shows how firm that is. For H–Cl every set of limits agrees; for C–H, 0.35 apart, they do as well.',
      ],
    },
  ],
  faq: [
    {
      question: 'Why does hydrogen fluoride come out as ionic?',
      answer:
        'Its difference is 1.78, which lies above the limit of 1.7. HF is nevertheless a gas of polar molecules, so the class misleads here. A limit of 1.8 or 2.0, as other books have it, puts HF among the polar covalent bonds.',
    },
    {
      question: 'Which limits are right, 0.4 or 0.5, and 1.7 or 2.0?',
      answer:
        'None of them is a law of nature: polarity grows without a step. Use those of your course. The table below the result shows the class by three other pairs of limits.',
    },
    {
      question: 'Which element is the most electronegative?',
      answer:
        'Fluorine, with 3.98, followed by oxygen with 3.44 and chlorine with 3.16. The lowest tabulated values belong to francium, 0.70, and caesium, 0.79. Between caesium and fluorine lie 3.19 units.',
    },
    {
      question: 'Why is there no value for helium, neon or argon?',
      answer:
        'Pauling’s method needs the energies of bonds, and these three form no ordinary ones. Krypton and xenon do, with fluorine and oxygen, and so have values of 3.00 and 2.60.',
    },
    {
      question: 'Does a polar bond make the molecule polar?',
      answer:
        'Not always. In carbon dioxide two polar C=O bonds point in opposite directions and cancel, while in bent water the O–H bonds add up. The shape decides, and a difference of two elements knows nothing of it.',
    },
  ],
  notes: [
    'The classes describe a single bond between two atoms, not a substance, its melting point or its solubility.',
    'Caesium and gold, though both metals, are 1.75 apart and do form a salt, caesium auride.',
    'Lead is listed with the value of Pb(IV), 2.33, and thallium with that of Tl(I), 1.62: the oxidation state shifts both.',
    'Tables differ for some heavy metals, most for tungsten: 2.36 here, 1.7 in the CRC Handbook.',
    'Pauling’s scale is one of several. Values on those of Mulliken or Allred and Rochow are not to be mixed with these.',
  ],
} satisfies CalculatorContent;
