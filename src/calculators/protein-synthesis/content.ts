import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Protein Synthesis Calculator',
  description:
    'Translate DNA or RNA, or enter a protein, for its mass, isoelectric point (pI), composition and absorbance at 280 nm.',
  purpose: 'translation, mass, pI',
  back: { to: 'biology' },
  keywords: [
    'protein molecular weight',
    'isoelectric point',
    'amino-acid composition',
    'translate DNA to protein',
    'extinction coefficient 280 nm',
    'GRAVY',
    'charge against pH',
  ],
  introduction: [
    'Enter a gene as DNA or RNA, or a protein, and read the chain it makes: mass, isoelectric point, composition, charge at any pH and absorbance at 280 nm.',
    'For anybody who runs gels, picks a buffer or dilutes a protein stock, with one sequence or a whole proteome in a file.',
  ],
  guide: [
    {
      title: 'Choose the type, then the sequence',
      text: [
        'DNA and RNA are taken as the coding strand, 5′ to 3′, and translated. A protein is written in one-letter codes from its amino end.',
        'Changing the type empties the box. A file may be plain text, FASTA, GenBank, EMBL, UniProt, FASTQ or SnapGene, also in gzip or zip, and may hold many records: each gets a row with its length, mass and pI.',
        '“Recognize and clean up” reads these formats in a pasted text as well, and alignments, numbered lines and three-letter codes.',
      ],
    },
    {
      title: 'From residues to mass and pI',
      text: [
        'The mass is that of all residues plus one water, 18.015 Da. The isoelectric point is found by halving the pH scale until the charges of the side chains and of both ends cancel, with the Bjellqvist pK values.',
        'Nothing else of the order counts, apart from the first and the last residue: two chains of the same composition have the same mass.',
      ],
    },
    {
      title: 'Reading the example',
      text: [
        'Lysozyme of hen egg white has 129 residues and weighs 14313.14 Da. Its pI is 9.32 by Bjellqvist and 9.16 by EMBOSS, so in a neutral buffer it is positive, by about 7.8 charges at pH 7, and binds to a cation exchanger.',
        'With its four disulfide bonds, 1 g/L absorbs 2.653 at 280 nm over 1 cm.',
      ],
    },
  ],
  faq: [
    {
      question: 'Can I average the pI values of the amino acids?',
      answer:
        'No. Those values belong to free amino acids, whose own ends are charged; in a chain only two ends are left. For lysozyme the mean of the residues’ values is 6.19, three units below the computed 9.32.',
    },
    {
      question: 'Which ε₂₈₀ should I take, cysteines free or paired?',
      answer:
        'Paired for proteins that leave the cell with disulfide bonds, free for proteins of the cytoplasm or under a reducing agent. A cystine adds only 125 M⁻¹ cm⁻¹, little beside 5500 for a tryptophan, so a wrong guess seldom matters. A chain with neither tryptophan nor tyrosine cannot be measured at 280 nm at all.',
    },
    {
      question: 'My gene gives “No valid protein sequence could be generated”. Why?',
      answer:
        'The strand holds no AUG in any of its three frames. Enter the reverse complement if your gene lies on the other strand, or choose Protein if you already have the amino acids. Starts such as GUG and UUG, which bacteria use, are not tried.',
    },
    {
      question: 'What do GRAVY and the aliphatic index tell me?',
      answer:
        'GRAVY is the mean hydropathy of the residues: soluble proteins are mostly below 0, membrane proteins above it. The aliphatic index is the relative volume of alanine, valine, isoleucine and leucine, and tends to be higher in globular proteins that withstand heat. Both describe the composition and predict nothing about a single protein.',
    },
  ],
  notes: [
    'The chain is taken as unmodified: no signal peptide or starting methionine is removed, and sugars, phosphates, tags and disulfide bonds do not change the mass shown.',
    'The pI holds for an unfolded chain whose groups do not feel each other; folding shifts pK values, and an error of half a pH unit is common.',
    'Translation begins at the first AUG of the strand as entered. Introns, other frames and the opposite strand are not looked at.',
    'Only the twenty amino acids of the standard code are accepted. B, J, O, U, X, Z and a stop (*) within a chain are refused, with their place. So are digits, gaps and a final stop, unless “Recognize and clean up” is on.',
    'In the class percentages cysteine, glycine and tryptophan count as hydrophobic, tyrosine as polar and histidine as charged; other textbooks draw these lines elsewhere.',
  ],
} satisfies CalculatorContent;
