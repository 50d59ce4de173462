import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Atom Calculator',
  description: 'Protons, neutrons, electrons, shells and valence electrons of a hydrogen, helium or lithium atom.',
  purpose: 'particles of H, He and Li',
  back: { to: 'chemistry' },
  keywords: [
    'protons neutrons electrons',
    'mass number',
    'electron configuration',
    'electron shells',
    'valence electrons',
    'hydrogen helium lithium',
  ],
  introduction: [
    'See what an atom of hydrogen, helium or lithium is made of: its protons, neutrons and electrons, the shells they fill, and its valence electrons.',
    'For first lessons on atomic structure. The remainder rule for valence electrons (Z mod 8) is shown next to the periodic table, which gives another number for lithium.',
  ],
  guide: [
    {
      title: 'Choosing an isotope',
      text: [
        'Pick one of the three lightest elements. The mass number makes it an isotope: 2 with hydrogen is deuterium, 3 with helium is helium-3.',
        'Leave the mass number empty for the most common isotope: hydrogen-1, helium-4 or lithium-7.',
      ],
    },
    {
      title: 'Counting particles, filling subshells',
      text: [
        'The atomic number Z gives the protons and, in a neutral atom, the electrons. Neutrons are the mass number less Z.',
        'Electrons go into 1s first and then into 2s, two in each; valence electrons by the remainder rule are what is left of Z divided by 8.',
      ],
    },
    {
      title: 'Lithium-6 taken apart',
      text: [
        'The example has 3 protons, 3 neutrons and 3 electrons in the configuration 1s² 2s¹: two in the K shell and one in the L shell.',
        'The remainder rule calls all 3 valence electrons. By its group lithium has 1, the electron that it gives away to become Li⁺.',
      ],
    },
  ],
  faq: [
    {
      question: 'Would Z mod 8 work for heavier elements?',
      answer:
        'No. It gives carbon 6 and oxygen 8 where chemistry counts 4 and 6, and it wraps round to 1 for fluorine, which has 7. That is one reason why only three elements are offered here.',
    },
    {
      question: 'Is the mass number the same as the atomic mass?',
      answer:
        'The mass number is a count of protons and neutrons in one nucleus, so it is whole. The atomic mass of an element is a mean over its isotopes in u, such as 6.94 for lithium. Natural lithium is mostly lithium-7 with some lithium-6.',
    },
    {
      question: 'Which isotopes of these elements are stable?',
      answer:
        'Hydrogen-1 and hydrogen-2, helium-3 and helium-4, lithium-6 and lithium-7. Others, such as tritium with one proton and two neutrons, decay. The page computes them all the same and says that they are not among the isotopes of natural samples.',
    },
    {
      question: 'What happens to the electrons in an ion?',
      answer:
        'Only electrons come or go: Li⁺ keeps its 3 protons and has 2 electrons left, both in 1s. This page describes neutral atoms, so take the charge off the electrons yourself.',
    },
  ],
  notes: [
    'The atom is neutral and in its ground state.',
    'The filling order used here has no f subshells and no exceptions, so it is no guide to heavy elements.',
  ],
} satisfies CalculatorContent;
