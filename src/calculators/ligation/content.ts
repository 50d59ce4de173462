import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Ligation Calculator',
  description: 'Nanograms of insert for a vector at any insert-to-vector molar ratio, with the amounts in femtomoles.',
  purpose: 'insert for a vector',
  back: { to: 'biology/cell-biology' },
  keywords: [
    'ligation',
    'insert to vector ratio',
    'molar ratio',
    'T4 DNA ligase',
    'cloning',
    'insert mass',
    'femtomoles of DNA',
  ],
  introduction: [
    'Ligations are planned in molecules but pipetted in nanograms. This page gives the mass of insert that meets a vector at 3:1 or any other molar ratio.',
    'For everyone who clones: with the amounts in femtomoles and the masses for five usual ratios.',
  ],
  guide: [
    {
      title: 'Lengths in base pairs, vector in nanograms',
      text: [
        'Enter how much cut vector goes into the tube, the length of vector and insert, and the ratio you want. The length of the vector is that of the piece after cutting, without what was cut out.',
      ],
    },
    {
      title: 'Mass follows length',
      text: [
        'A molecule of half the length weighs half as much, so equal numbers of molecules need masses in proportion to length. Multiplying by the ratio gives the insert.',
        'The mass of a base pair cancels; only the femtomoles depend on it.',
      ],
    },
    {
      title: 'An 800 bp insert at 3:1',
      text: [
        'Beside 50 ng of a 2686 bp vector, 44.68 ng of insert are three molecules for each of vector: 85.92 fmol to 28.64.',
        'At 1:1 it would be 14.89 ng, at 10:1 148.92 ng.',
      ],
    },
  ],
  faq: [
    {
      question: 'Which ratio should I start with?',
      answer:
        'Three to one is the usual first try for sticky ends, and the value this page starts with. Blunt ends and very short inserts are often given more insert, long inserts less. Running 1:1, 3:1 and 5:1 side by side costs little.',
    },
    {
      question: 'How do I set up two inserts at once?',
      answer:
        'Compute each insert against the same vector. Every fragment gets a mass of its own, and the sum of all is the DNA in the tube.',
    },
    {
      question: 'Does the same rule hold for seamless assembly?',
      answer:
        'The conversion from ratio to nanograms does. The best ratio does not: such kits name their own, commonly 2:1, so enter that one. Overlaps count as part of the insert length.',
    },
  ],
  notes: [
    'Lengths are those of the linear, ligatable pieces, overhangs included.',
    'Every molecule is taken to have ligatable ends; incomplete digestion makes the true ratio another one.',
    'Concentrations read by absorbance include uncut plasmid and primers, which do not ligate as wanted.',
    'A ratio cannot repair too much DNA in all: very concentrated ends join to long chains instead of circles.',
    'Controls without insert and without ligase say more about a failed ligation than another ratio.',
  ],
} satisfies CalculatorContent;
