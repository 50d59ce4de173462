import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Percent Ionic Character Calculator',
  description:
    'How ionic a bond is, in percent: estimated from electronegativities, and measured by its dipole moment and length.',
  purpose: 'how ionic a bond is',
  back: { to: 'chemistry/general' },
  keywords: [
    'percent ionic character',
    'Pauling equation',
    'Hannay–Smyth equation',
    'dipole moment in debye',
    'bond length in pm',
    'degree of ionicity',
  ],
  introduction: [
    'No bond between unlike atoms is wholly covalent. Get its ionic share from two elements or two electronegativities by the equations of Pauling and of Hannay and Smyth.',
    'If you know the dipole moment and the bond length, the measured share is shown beside both estimates.',
  ],
  guide: [
    {
      title: 'Three ways in',
      text: [
        'Choose two elements and their Pauling values are used. Type an electronegativity to put another value in an element’s place, or type both and choose no element.',
        'Dipole moment and bond length are optional. Alone they give the measured share; with elements they test the estimates.',
      ],
    },
    {
      title: 'Two estimates, one measurement',
      text: [
        'With Δ, the difference of the two values, Pauling’s share is 100·(1 − exp(−Δ²/4)) and that of Hannay and Smyth 16·Δ + 3.5·Δ².',
        'The measured share compares the dipole moment µ with e·r, the moment that two whole elementary charges would have at the same distance r.',
      ],
    },
    {
      title: 'Three numbers for HCl',
      text: [
        'H and Cl are 0.96 apart: 20.6 % by Pauling, 18.6 % by Hannay and Smyth. A dipole moment of 1.08 D over 127.5 pm makes 17.6 %.',
        'Two full charges that far apart would have 6.12 D. All three numbers say the same: mostly shared electrons, drawn toward chlorine.',
      ],
    },
  ],
  faq: [
    {
      question: 'Why do the two equations differ so much for salts?',
      answer:
        'They were fitted to different things. For sodium chloride Pauling’s curve gives 71.2 % and that of Hannay and Smyth 53.1 %. Both rest on a few small molecules, so neither is exact for a crystal.',
    },
    {
      question: 'At which difference is a bond half ionic?',
      answer:
        'By Pauling’s equation just below 1.7, where it gives 51.4 %. That is where the common limit between polar and ionic bonds comes from. By Hannay and Smyth a difference of 1.7 means only 37.3 %.',
    },
    {
      question: 'Can a bond be 100 % ionic?',
      answer:
        'Not by Pauling’s equation, which approaches 100 without reaching it; caesium fluoride, the largest difference of common elements, comes to 92.1 %. The parabola of Hannay and Smyth passes 100 only beyond a difference of about 3.53, where there are no pairs.',
    },
  ],
  notes: [
    'Use electronegativities of one scale: values of Mulliken or Allen do not belong in equations fitted to Pauling’s.',
    'The dipole method needs the moment of one bond; that of a molecule with several bonds is a sum of vectors. Lone pairs also have moments, so the ratio is an indication rather than a charge.',
    'Partial charges of quantum chemistry follow other definitions and need not agree with any of the three.',
  ],
} satisfies CalculatorContent;
