import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'pH Analysis Calculator',
  description: 'From a pH to the acidity class, the hydrogen and hydroxide ion concentrations and the pOH.',
  purpose: 'acidity, H⁺ and OH⁻',
  back: { to: 'chemistry' },
  keywords: ['pH', 'pOH', 'hydrogen ion concentration', 'hydroxide ions', 'acid or base', 'pKw', 'neutral point'],
  introduction: [
    'Turn a measured pH into the concentrations of hydrogen and hydroxide ions, the pOH and the class: acidic, neutral or basic.',
    'For homework in chemistry as well as for readings taken in the cold room or at body temperature, where neutral is not 7.',
  ],
  guide: [
    {
      title: 'Entering a reading',
      text: [
        'Type the pH as your meter shows it, from 0 to 14, with a point or a comma. Give the temperature of the sample if it was not near 25 °C.',
        'Share Results copies the whole outcome as text, ready for a lab book.',
      ],
    },
    {
      title: 'Powers of ten',
      text: [
        'pH is the negative logarithm of the hydrogen ion activity, so [H⁺] is ten to the power of −pH; pOH is 14 less the pH, and [OH⁻] follows in the same way.',
        'The reference pOH replaces the 14 by pKw, the ion product of water at your temperature from its density.',
      ],
    },
    {
      title: 'What the numbers say',
      text: [
        'Blood at pH 7.4 holds 3.9811 × 10⁻⁸ mol/L hydrogen ions and, with pOH 6.60 by 14 − pH, about six times as many hydroxide ions. With the pKw of 37 °C pOH is 6.23 and they are fifteen times as many; the neutral point is 6.813 then, so blood lies 0.59 above it, not 0.4.',
        'One unit of pH is a factor of ten: pH 5 is ten times as acidic as pH 6, a hundred times as acidic as pH 7.',
      ],
    },
  ],
  faq: [
    {
      question: 'Is pure water always pH 7?',
      answer:
        'Only near 25 °C. Ionization takes up heat, so warm water has more of both ions: pure water reads about 7.47 at 0 °C, 6.81 at 37 °C and 6.64 at 50 °C. It is neutral in each case, because hydrogen and hydroxide ions stay equal.',
    },
    {
      question: 'Can a pH be negative or above 14?',
      answer:
        'Yes. Concentrated acids lie below 0 and concentrated bases above 14. Activities there are far from concentrations, so the simple powers of ten would mislead, and this page accepts 0 to 14 only.',
    },
    {
      question: 'Why do pH and pOH add up to 14?',
      answer:
        'The product of the two ion concentrations in water is fixed by its ion product, and its negative logarithm is 14 at 24 to 25 °C. At other temperatures the sum is the pKw shown under the result, such as 13.627 at 37 °C.',
    },
    {
      question: 'What does 3.9811 × 10⁻⁸ mean?',
      answer:
        'It is 3.9811 times ten to the power of −8, that is 0.000000039811 mol/L or 39.8 nmol/L. In a spreadsheet it is typed as 3.9811e-8, and so it is in what you copy from here.',
    },
    {
      question: 'How many digits of the concentration can I trust?',
      answer:
        'The decimals of the pH become significant digits of the concentration. A meter that reads 7.40 gives [H⁺] to two digits, 4.0 × 10⁻⁸ mol/L; the further ones are shown for checking a calculation.',
    },
  ],
  notes: [
    'Activity is taken as concentration, which holds for dilute solutions in water; in sea water or strong buffers the two differ.',
    'The class and both concentrations use 7 and 14 whatever the temperature; only the reference values follow it.',
    'pKw is that of pure water at normal pressure without salt, from 0 to 100 °C.',
    'Temperature is not used to correct your electrode: set the meter’s own compensation for that.',
    'Solvents other than water have another ion product and another scale.',
  ],
} satisfies CalculatorContent;
