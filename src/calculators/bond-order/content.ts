import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Bond Order Calculator',
  description:
    'Bond order, orbital filling and magnetism of 35 diatomic species, and bond orders from electrons or resonance structures.',
  purpose: 'bonds of small molecules',
  back: { to: 'chemistry/general' },
  keywords: [
    'bond order formula',
    'molecular orbital theory',
    'bonding and antibonding electrons',
    'paramagnetic or diamagnetic',
    'diatomic molecules',
    'resonance structures',
    'MO configuration',
  ],
  introduction: [
    'How many bonds hold two atoms together? Pick a diatomic molecule or ion for its orbital filling, count your own bonding and antibonding electrons, or average a resonance hybrid.',
    'Written for general and inorganic chemistry courses.',
  ],
  guide: [
    {
      title: 'Species, electrons or structures',
      text: [
        'A species from the list needs no counting: orbitals, unpaired electrons and magnetism follow from its electrons.',
        'With electrons from your own diagram enter both kinds. For a hybrid, count the bonds of one structure, double bonds as two, and the positions over which they spread.',
      ],
    },
    {
      title: 'Half the surplus',
      text: [
        'Bonding orbitals pull the nuclei together and antibonding ones, marked with an asterisk, push them apart. Half the surplus of bonding electrons is the bond order.',
        'Up to N₂ and NO the pair π2p lies below σ2p, because s and p orbitals mix; from O₂ on it lies above. A hybrid is simpler: bonds divided by positions.',
      ],
    },
    {
      title: 'Oxygen as an example',
      text: [
        'O₂ has 12 valence electrons, 8 in bonding and 4 in antibonding orbitals: bond order 2.00. The last 2 sit alone in the two π*2p orbitals.',
        'Those unpaired electrons make liquid oxygen stick to a magnet, which no drawing with a plain double bond explains. Its bond is 120.75 pm long.',
      ],
    },
  ],
  faq: [
    {
      question: 'What does a bond order of 2.5 mean?',
      answer:
        'One electron more than a double bond or one fewer than a triple bond holds the atoms. NO and O₂⁺ are examples. The bond lies between double and triple in length: O₂⁺ has 111.64 pm, O₂ 120.75 pm.',
    },
    {
      question: 'Why does He₂ not exist?',
      answer:
        'Its two bonding and two antibonding electrons cancel, so the bond order is 0. Take one electron away and an antibonding place is empty: He₂⁺ has bond order 0.5 and has been observed, with a bond of 108.1 pm.',
    },
    {
      question: 'Are core electrons counted?',
      answer:
        'They need not be. Full inner shells fill bonding and antibonding orbitals alike and cancel. If you count them in your own diagram, count both kinds, and the bond order stays the same.',
    },
    {
      question: 'What is the bond order of carbonate?',
      answer:
        'Each structure of CO₃²⁻ has one double and two single bonds, four in all, over three C–O positions. That makes 4 ÷ 3 or 1.33 for each. Benzene has nine bonds over six positions, 1.50.',
    },
    {
      question: 'Why is B₂ paramagnetic?',
      answer:
        'Its last two electrons enter the pair π2p, one in each orbital, because σ2p lies higher in light molecules. With the order of O₂ they would sit together in σ2p and B₂ would be diamagnetic. The bond order is 1 either way.',
    },
  ],
  notes: [
    'Only valence orbitals of elements up to neon are filled; 35 species are in the list.',
    'The bond order counts electrons. It says nothing of bond energy by itself: F₂ and B₂ share the order 1.',
    'For mixed pairs such as CO and NO the levels of N₂ are used; their true energies are not symmetrical.',
    'Bonds of sulfate and phosphate in the table of hybrids are counted in structures with an expanded octet; others draw them with single bonds and charges.',
  ],
} satisfies CalculatorContent;
