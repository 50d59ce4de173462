import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Electron Configuration Calculator',
  description: 'Electron configuration, shells, orbital filling and unpaired electrons of any element or ion.',
  purpose: 'shells of any element or ion',
  back: { to: 'chemistry/general' },
  keywords: [
    'electron configuration',
    'noble gas notation',
    'ions',
    'orbital diagram',
    'unpaired electrons',
    'Hund’s rule',
    'aufbau exceptions',
  ],
  introduction: [
    'Write the electron configuration of any of the 118 elements, as an atom or as an ion, in full and in noble-gas notation.',
    'With it come the orbital boxes, the shells and the unpaired electrons, for coursework and for checking a magnetic moment. Elements that break the filling order are pointed out.',
  ],
  guide: [
    {
      title: 'From the neutral atom to the ion',
      text: [
        'Choose the element from the list or from the periodic table. For an ion add the charge: 3 for Al³⁺, −2 for O²⁻.',
        'A charge equal to the atomic number leaves a bare nucleus. Anything above that cannot be.',
      ],
    },
    {
      title: 'Which electrons come and go',
      text: [
        'Neutral atoms are looked up as measured, not derived. A positive ion then loses electrons from the highest n, and there from the highest l; a negative one fills the next free place. Ions that are known to differ, such as Ni⁺, are looked up.',
        'That is why transition metals give up their s electrons first, although these were filled before the d electrons.',
      ],
    },
    {
      title: 'Iron(II) read aloud',
      text: [
        'Neutral iron is [Ar] 3d⁶ 4s². Fe²⁺ has lost both 4s electrons and is [Ar] 3d⁶, with 24 electrons in all.',
        'Six electrons in five d orbitals make one pair and 4 unpaired electrons, so the free ion is paramagnetic.',
      ],
    },
  ],
  faq: [
    {
      question: 'Why is chromium 3d⁵ 4s¹ and not 3d⁴ 4s²?',
      answer:
        'The energies of 3d and 4s are almost equal in chromium. Spread over six orbitals the electrons repel each other less than with a pair in 4s, so one electron moves over. Molybdenum below it does the same.',
    },
    {
      question: 'How many elements break the filling order?',
      answer:
        'Nineteen among those measured: ten transition metals, copper, silver and gold with them, three lanthanoids and six actinoids. By calculation lawrencium does as well. The page says so whenever you choose one of them, and what the order would have given.',
    },
    {
      question: 'Why do 4s electrons leave before 3d electrons?',
      answer:
        'The filling order compares neutral atoms with one another. Once the nucleus outweighs the electrons, as in a cation, 3d lies below 4s. The electrons of the largest n are then the easiest to remove.',
    },
    {
      question: 'Is 4s written before or after 3d?',
      answer:
        'Both are in use. This page sorts by shell, so 3d⁶ 4s², which puts the electrons that leave first at the end. Books that follow the filling order write 4s² 3d⁶ for the same atom.',
    },
    {
      question: 'Do the unpaired electrons hold for complexes too?',
      answer:
        'They hold for the free atom or ion. Ligands split the d orbitals, and a strong field can pair electrons that are single here: Fe²⁺ has four unpaired electrons when free and none in a low-spin octahedral complex.',
    },
  ],
  notes: [
    'Ground states of isolated particles only; excited states and bonding are left out.',
    'Positive ions were compared with the NIST Atomic Spectra Database: all of them up to barium, charges 1 to 4 beyond. Where the result rests on a rule alone it says so.',
    'Spectroscopists write Th⁺ as 6d 7s², although the level is mixed with 6d² 7s; the database does so, too.',
    'Whether an ion of the charge you enter exists is not checked, except that negative ions beyond the next noble gas are marked.',
  ],
} satisfies CalculatorContent;
