import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Nucleic Acid and Protein Amount Converter',
  description: 'From ng to pmol, molecules and ends, and back, for DNA, RNA, oligos, proteins and compounds.',
  purpose: 'ng to pmol and molecules',
  back: { to: 'conversion/laboratory' },
  keywords: [
    'ng to pmol',
    'pmol to ng',
    'DNA molecules',
    'moles of ends',
    'oligo molecular weight',
    'RNA to moles',
    'protein µg to pmol',
    'library nM',
  ],
  introduction: [
    'How many picomoles or molecules are in a mass of DNA, RNA or protein? Enter a length, the sequence of an oligo, a formula or the molar mass.',
  ],
  guide: [
    {
      title: 'Where the molar mass is from',
      text: [
        'A molar mass that you enter comes first, then the sequence of an oligo, then the length with the mass of an average unit. For a compound its formula is enough.',
      ],
    },
    {
      title: 'Ends for ligation',
      text: [
        'Every linear double strand has two ends, so the picomoles of ends are twice those of molecules. A circle has none until it is cut.',
      ],
    },
    {
      title: 'An insert as an example',
      text: ['Of an insert of 1000 bp, 1 µg is 1.618 pmol. Dissolved in 20 µL it is 50 ng/µL or 80.9 nmol/L.'],
    },
  ],
  faq: [
    {
      question: 'How do I convert ng of DNA to pmol?',
      answer:
        'Divide the nanograms by the molar mass in g/mol and multiply by 1000. A base pair of average DNA weighs 617.96 g/mol, and both ends together add 36.04.',
    },
    {
      question: 'Why do kits use 650 or 660 g/mol per base pair?',
      answer:
        'Those are rounded for the sodium salt, which weighs about 22 g/mol more for each phosphate. The page shows the result by 650 beside its own.',
    },
    {
      question: 'What does a 5′ phosphate change?',
      answer:
        'It adds 79.98 g/mol to an oligo. Synthetic primers have none unless it was ordered; strands from a PCR follow their primers.',
    },
  ],
  notes: [
    'Masses by length hold for an average composition; a sequence with much G and C differs a little.',
    'Dyes, biotin and other modifications are not counted: enter the mass on the data sheet of the oligo.',
    'Ten figures are computed, but a photometer seldom knows an amount to better than a few percent.',
  ],
} satisfies CalculatorContent;
