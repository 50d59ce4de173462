import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'DNA Copy Number Calculator',
  description: 'Molecules and femtomoles in a mass of DNA or RNA of known length.',
  purpose: 'molecules in a mass of DNA',
  back: { to: 'biology/genetics' },
  keywords: [
    'DNA copy number',
    'ng to copies',
    'qPCR standard',
    'plasmid copies',
    'genome equivalents',
    'Avogadro constant',
    'RNA copies',
  ],
  introduction: [
    'How many molecules are in a given mass of a plasmid, an amplicon, a genome or an RNA?',
    'For standards in quantitative PCR, for library pooling, and for anyone who needs copies where the instrument gives mass.',
  ],
  guide: [
    {
      title: 'Mass, length, strands',
      text: [
        'Enter the mass in the tube or per microliter, in nanograms or another unit chosen beside the box, and the full length: of a plasmid with its insert, not of the amplified piece alone.',
        'Choose single or double strands. A mass per unit of your own replaces the one in the menu.',
      ],
    },
    {
      title: 'Grams to moles to molecules',
      text: [
        'Length times mass per unit is the molar mass. The mass of the sample divided by it gives moles, and the Avogadro constant turns these into molecules.',
        'The same division without the constant gives the femtomoles.',
      ],
    },
    {
      title: 'One nanogram of a 3000 bp plasmid',
      text: [
        'A plasmid of 3000 bp weighs 1950000 g/mol, so 1 ng holds 3.088 × 10⁸ copies, or 0.5128 fmol.',
        'Diluted to 3.088 × 10⁵ copies/µL it is a handy top standard of a tenfold series.',
      ],
    },
  ],
  faq: [
    {
      question: 'How many human genomes are in 10 ng of DNA?',
      answer:
        'With 3.1 × 10⁹ bp for one haploid genome, 10 ng hold 2989 of them. A diploid cell has two, so this is the DNA of about 1500 cells.',
    },
    {
      question: 'How do I get copies per microliter?',
      answer:
        'Enter the concentration in ng/µL as if it were the amount. The copies shown are then copies per microliter. Multiply by the microliters in the reaction for copies per reaction.',
    },
    {
      question: 'Do I count one copy or two for a double strand?',
      answer:
        'One: a copy is one double-stranded molecule. After the first cycle of a PCR both strands have served as templates, but that does not change how many molecules went in. A single-stranded standard of equal copies comes up one cycle later for that reason.',
    },
    {
      question: 'What do I enter for an RNA transcript?',
      answer:
        'Its length in nucleotides with ssRNA, poly-A tail included. An RNA of 29903 nt has 1.481 × 10⁹ copies in 25 ng.',
    },
  ],
  notes: [
    'Unit masses are means over all bases; very short oligonucleotides differ by their composition.',
    'All of the mass is taken to be the molecule of interest: RNA, primers or host DNA in it inflate the count.',
    'A linearized plasmid and a circular one have the same mass, yet supercoils may amplify less well.',
    'Few copies are scattered by chance: at a mean of 3 copies, one tube in twenty holds none.',
    'Mass from absorbance overestimates amplifiable copies; a dye or digital PCR is closer.',
  ],
} satisfies CalculatorContent;
