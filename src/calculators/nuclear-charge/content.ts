import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Effective Nuclear Charge Calculator',
  description: 'Screening and effective nuclear charge of any electron in an atom by Slater’s rules, group by group.',
  purpose: 'Slater’s rules',
  back: { to: 'chemistry/general' },
  keywords: [
    'effective nuclear charge',
    'Slater’s rules',
    'screening constant',
    'shielding',
    'Zeff',
    'Clementi–Raimondi values',
  ],
  introduction: [
    'How much of its nucleus does an electron feel? Choose an element and an orbital and see Slater’s screening added up group by group.',
    'For students of atomic structure and periodic trends: the rules of 1930 are shown beside values computed from wave functions.',
  ],
  guide: [
    {
      title: 'Picking the electron',
      text: [
        'The orbital says which electron is meant. Leave it unchosen for the outermost one, the one that sets the size of the atom.',
        'An orbital that is empty in the neutral atom, such as 3d in carbon, is refused.',
      ],
    },
    {
      title: 'Adding up the shields',
      text: [
        'Slater sorts electrons into groups: (1s), (2s 2p), (3s 3p), (3d), (4s 4p) and so on. Each other electron takes a fixed part off the charge of the nucleus, and electrons further out take nothing.',
        'For an s or p electron that part is 0.35 within the group, 0.85 from the shell next in and 1.00 from deeper shells. For d and f everything to the left counts 1.00, and two 1s electrons shield each other by 0.30.',
      ],
    },
    {
      title: 'Zinc’s outermost electron',
      text: [
        'The nucleus of zinc has 30 protons. For a 4s electron the other 29 electrons screen 25.65 of them, so 4.35 are left.',
        'The wave functions give 5.965. For 3d the gap is far wider: 8.85 by the rules, 13.878 computed.',
      ],
    },
  ],
  faq: [
    {
      question: 'Which of the two should I use?',
      answer:
        'Use Slater’s rules for exercises and for trends among s and p electrons; for light elements the two lie close together. For d and f electrons, or wherever a number matters, take the computed value. Name the method with the number in either case.',
    },
    {
      question: 'Why does the effective charge rise along a period?',
      answer:
        'Each step adds one proton and one electron to the same group. The new electron shields only 0.35 of the new proton, so 0.65 more is felt. This draws the shell inward: atoms shrink from left to right.',
    },
    {
      question: 'Why is 4s lost before 3d if 3d feels a larger charge?',
      answer:
        'That is exactly the reason. In zinc the 3d electrons feel about twice the charge that 4s does and sit closer to the nucleus. The loosely held 4s electrons go first.',
    },
    {
      question: 'Why do 2s and 2p have the same value here?',
      answer:
        'Slater puts s and p of one shell into one group. In truth the two are shielded differently, and the computed column keeps them apart: in light atoms such as carbon 2s feels more of the nucleus, from sodium on 2p does.',
    },
  ],
  notes: [
    'Neutral atoms in their ground states. Ions, whose electrons are arranged otherwise, have a section of their own below the calculator.',
    'Computed values reach from hydrogen to radon. Later elements have Slater’s value alone.',
    'The tabulated atoms of lanthanum, cerium and gadolinium have no 5d electron, so that place stays empty for them.',
    'For 4f of cerium no computed value is shown: the only copy of the table that we could check gives 1.676, against 21.10 for praseodymium next to it, and we could not confirm it in the paper.',
    'Results are in units of the elementary charge and have no direct counterpart in an experiment.',
  ],
} satisfies CalculatorContent;
