import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'OD600 Cell Density Calculator',
  description: 'Cells per mL from optical density, with the uncertainty of the factor.',
  purpose: 'cells per mL from OD',
  back: { to: 'conversion/laboratory' },
  keywords: [
    'OD600',
    'optical density',
    'cells per mL',
    'E. coli density',
    'yeast OD600',
    'OD to cells',
    'inoculum',
    'path length correction',
  ],
  introduction: [
    'How many cells does an OD600 stand for, and how far off may that be? With blank, dilution, path length, and the volume of culture for a wanted OD.',
  ],
  guide: [
    {
      title: 'Read within the linear range',
      text: [
        'Up to an OD of about 0.4 the reading grows in proportion to the cells. Denser cultures hide cells behind each other: dilute them, read again, and enter the dilution factor.',
      ],
    },
    {
      title: 'Bring it to 1 cm',
      text: [
        'Cuvettes have a path of 1 cm. The wells of a plate have 0.3 to 0.6 cm, depending on the volume, and give that much less.',
      ],
    },
    {
      title: 'An overnight culture as an example',
      text: [
        'Diluted ten-fold, E. coli reads 0.35. The culture has an OD of 3.5 and about 2.8 billion cells in a milliliter, but anything from 1.75 to 4.2 billion is usual.',
      ],
    },
  ],
  faq: [
    {
      question: 'How many E. coli are in 1 mL at an OD600 of 1?',
      answer:
        'About 8·10⁸, and 5·10⁸ to 1.2·10⁹ are in use. Size of the cells, medium and instrument decide, so count your own culture once.',
    },
    {
      question: 'Is this the number of living cells?',
      answer:
        'No, dead cells scatter light as well. Colonies on a plate count those that live and are apart from each other, so they are fewer.',
    },
    {
      question: 'How do I find my own factor?',
      answer:
        'Dilute a culture in steps, read each, and count cells in a chamber or colonies on plates. Microspheres of known number calibrate the instrument itself.',
    },
  ],
  notes: [
    'The same strain changes its factor two- to threefold between growth phases.',
    'Clumps, chains and filaments break the proportion.',
    'Blank with the same medium: yeast extract and broth absorb at 600 nm as well.',
  ],
} satisfies CalculatorContent;
