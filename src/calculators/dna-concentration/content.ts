import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'DNA Concentration Calculator',
  description: 'Concentration, purity and yield of DNA or RNA from absorbance at 260, 280 and 320 nm.',
  purpose: 'from absorbance at 260 nm',
  back: { to: 'biology/cell-biology' },
  keywords: [
    'DNA concentration',
    'A260',
    '260/280 ratio',
    'RNA quantification',
    'UV absorbance',
    'ng/µL',
    'nucleic acid purity',
    'spectrophotometer',
  ],
  introduction: [
    'Turn the absorbance of a DNA or RNA preparation into ng/µL, with the 260/280 ratio and the total yield if you have the readings for them.',
    'For cuvettes of any path length, diluted samples, and instruments that print absorbance only.',
  ],
  guide: [
    {
      title: 'Readings to enter',
      text: [
        'A260 is enough. A280 adds the purity ratio, A320 removes turbidity from both, and the volume turns a concentration into micrograms.',
        'If you diluted 10 µL to 100 µL, the dilution factor is 10.',
      ],
    },
    {
      title: 'Fifty, thirty-three, forty',
      text: [
        'In a path of 1 cm an absorbance of 1 at 260 nm stands for 50 µg/mL of double-stranded DNA, 33 of single-stranded DNA or 40 of RNA.',
        'The background-free absorbance is divided by the path and multiplied by that factor and by the dilution.',
      ],
    },
    {
      title: 'A miniprep diluted tenfold',
      text: [
        'Readings of 0.65 and 0.37 over a background of 0.02 leave 0.630 and 0.350: 315.00 ng/µL with a ratio of 1.80.',
        'In 50 µL that is 15.75 µg of DNA.',
      ],
    },
  ],
  faq: [
    {
      question: 'What does a 260/280 ratio below 1.8 mean?',
      answer:
        'That something besides DNA absorbs at 280 nm, most often protein or phenol. Pure DNA gives about 1.8 and pure RNA about 2.0. Water of low pH lowers the ratio too, so read in a buffer.',
    },
    {
      question: 'Why is there no 260/230 ratio?',
      answer:
        'It is a check for salts and solvents and does not enter the concentration. If you have A230, divide the background-free A260 by the background-free A230 yourself.',
    },
    {
      question: 'My microvolume instrument shows A260 of 12. Can that be right?',
      answer:
        'Yes, if it measured a path of a millimeter or less and scaled the absorbance to 1 cm. Leave the path length at 1 cm for such readings, since dividing twice would be wrong. In a cuvette an absorbance of 12 cannot be read.',
    },
    {
      question: 'Why does fluorescence give me less DNA?',
      answer:
        'Absorbance counts everything that absorbs at 260 nm: RNA, free nucleotides, primers. A dye that binds double strands sees those alone. Trust the dye for libraries and genomic DNA with RNA in it.',
    },
  ],
  notes: [
    'Short oligonucleotides deviate from 33 µg/mL per unit, because the four bases absorb differently.',
    'A good 260/280 ratio does not prove intact DNA, and RNA in DNA hardly changes it.',
    'Blank the instrument with the very buffer that the nucleic acid is dissolved in.',
    'Readings below about 0.05 are mostly noise of the instrument.',
  ],
} satisfies CalculatorContent;
