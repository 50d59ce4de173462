import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Protein Concentration Calculator',
  description: 'Protein from absorbance: by extinction coefficient, by the 280/260 formula or by a standard curve.',
  purpose: 'from absorbance or a curve',
  back: { to: 'biology/cell-biology' },
  keywords: [
    'protein concentration',
    'A280',
    'extinction coefficient',
    'Bradford assay',
    'BCA assay',
    'standard curve',
    'Warburg–Christian',
    'Beer–Lambert',
  ],
  introduction: [
    'Three ways from absorbance to protein: an extinction coefficient for a pure protein, the 280/260 formula for extracts, or a standard curve for Bradford and BCA assays.',
    'For protein chemists who want the fit, its residuals and a warning when a sample lies outside the standards.',
  ],
  guide: [
    {
      title: 'Choose by what you know',
      text: [
        'Pure protein of known sequence: the extinction coefficient and A280. Crude extract with some nucleic acid: A280 and A260. Color assay: your standards and the reading of the sample.',
        'Enter the dilution of the sample in each case; the result is that of the undiluted one.',
      ],
    },
    {
      title: 'Law, formula or line',
      text: [
        'Beer and Lambert: concentration is absorbance over ε times path. Warburg and Christian: 1.55·A280 − 0.76·A260 in mg/mL.',
        'A standard curve is a least-squares line through the standards, read backwards at the absorbance of the sample.',
      ],
    },
    {
      title: 'A BCA plate read at 0.5',
      text: [
        'Five standards from 0 to 2 mg/mL give a slope of 0.6300, an intercept of 0.04950 and an R² of 0.99997.',
        'A reading of 0.5 is 0.7151 mg/mL in the well, and 3.575 mg/mL before the fivefold dilution.',
      ],
    },
  ],
  faq: [
    {
      question: 'Where do I find the extinction coefficient of my protein?',
      answer:
        'Compute it from the sequence: 5500 for each tryptophan, 1490 for each tyrosine and 125 for each disulfide bond, in M⁻¹ cm⁻¹. The protein synthesis calculator of this site does that for a protein sequence. Proteins without tryptophan are read poorly at 280 nm.',
    },
    {
      question: 'What if I have ε for 1 % or for 1 mg/mL?',
      answer:
        'Multiply the absorbance of 1 mg/mL by the molecular weight to get the molar value. For 1 %, which is 10 mg/mL, multiply by the molecular weight and divide by 10.',
    },
    {
      question: 'When does the 280/260 formula fail?',
      answer:
        'It was calibrated with one enzyme, so other proteins are off by their own share of tryptophan and tyrosine. With more than a few percent of nucleic acid the difference of two large numbers becomes unreliable. Readings of 0.6 and 0.4 give 0.626 mg/mL.',
    },
    {
      question: 'Why do Bradford and BCA disagree on one sample?',
      answer:
        'Bradford’s dye binds mainly basic and aromatic residues, while BCA measures copper reduced by peptide bonds and a few side chains. Each protein colors differently in each, and detergents and reducing agents disturb them in different ways. Use a standard protein similar to yours.',
    },
    {
      question: 'Should I subtract the blank first?',
      answer:
        'Either from all readings or from none. A standard of 0 puts the blank into the intercept, which the fit then takes off by itself.',
    },
    {
      question: 'My residuals form an arch. Can I still use the line?',
      answer:
        'Not over the whole range: Bradford and BCA curves bend at high protein. Leave out the highest standards until the residuals scatter, and dilute samples into what remains.',
    },
  ],
  notes: [
    'A280 sees every absorber at 280 nm: nucleic acids, imidazole, detergents and heme are counted as protein.',
    'Samples and standards must share buffer, volume and incubation time.',
    'The molar concentration is that of the chain or complex whose molecular weight and ε were entered.',
    'The path length of a microplate well is not 1 cm; use the extinction method with the path that your reader reports.',
  ],
} satisfies CalculatorContent;
