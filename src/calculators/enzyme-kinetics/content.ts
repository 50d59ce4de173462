import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Enzyme Kinetics Calculator',
  description: 'Vmax, Km and kcat from initial velocities, by Lineweaver–Burk and by non-linear fit.',
  purpose: 'Vmax, Km and kcat',
  back: { to: 'biology/biochemistry', label: 'Back to Biochemistry Calculators' },
  keywords: [
    'Michaelis–Menten',
    'Km and Vmax',
    'Lineweaver–Burk plot',
    'kcat',
    'catalytic efficiency',
    'non-linear regression',
    'Hanes–Woolf',
    'Eadie–Hofstee',
  ],
  introduction: [
    'Paste substrate concentrations and initial velocities to get Vmax, Km and, with the enzyme concentration, kcat and the catalytic efficiency.',
    'For practical courses that ask for a Lineweaver–Burk plot, and for the bench, where the non-linear fit with its standard errors beside it is the value to publish.',
  ],
  guide: [
    {
      title: 'Entering an assay',
      text: [
        'One row for each measurement, replicates included; two columns copied from a spreadsheet fill the rows. Choose the concentration unit and the time that your velocities are measured in.',
        'Add the concentration of active sites if you know it. All three quantities must share the concentration unit, or kcat is wrong by a factor of a thousand.',
      ],
    },
    {
      title: 'A line, and a curve',
      text: [
        'The Lineweaver–Burk method plots 1/v against 1/[S], fits a straight line by least squares, and reads Vmax as 1 ÷ intercept and Km as Vmax times the slope.',
        'The non-linear fit starts there and moves Vmax and Km by Gauss–Newton steps until the measured velocities lie as close to the curve as they can. Hanes–Woolf plots [S]/v against [S], Eadie–Hofstee v against v/[S].',
      ],
    },
    {
      title: 'One bad point',
      text: [
        'The example was made with Vmax 100 and Km 3 and errors of a few units; its second velocity, 17.3, is too low. Lineweaver–Burk reports a Vmax of 67.44 and a Km of 1.474.',
        'The non-linear fit finds 99.70 and 3.136, with standard errors of 7.753 and 0.6823. Its squared distances from the velocities sum to 97.54, those of the Lineweaver–Burk line to 840.2.',
      ],
    },
  ],
  faq: [
    {
      question: 'Why can r² be high and Vmax wrong?',
      answer:
        'r² describes how straight the reciprocals lie, and a point far to the right holds the line wherever it happens to be. Without the first of its six points the example reaches an r² of 0.9584 and a Vmax of 154.2, farther from the true 100 than before.',
    },
    {
      question: 'Which enzyme concentration belongs in the box?',
      answer:
        'That of the active sites in the assay after all dilutions, not that of the stock. A dimer with two sites counts twice. With 0.2 µM the example gives a kcat of 337.2 per second by the Lineweaver–Burk plot and 498.5 by the non-linear one.',
    },
    {
      question: 'What does “Error calculating kinetic parameters” mean?',
      answer:
        'The points give no positive Vmax and Km. Usually fewer than two pairs have both values above 0, all concentrations are equal, or the velocities do not level off, so that the line meets the axis at or below 0. The line under the message says which it was.',
    },
    {
      question: 'My velocities fall again at high concentrations. What now?',
      answer:
        'That is substrate inhibition, and an S-shaped rise is cooperativity. Neither follows the Michaelis–Menten law, and constants fitted to such data have no meaning. Look at the curve before you use the numbers.',
    },
  ],
  notes: [
    'Velocities must be initial ones, taken while hardly any substrate is used up.',
    'The law holds for one substrate, without inhibitor and without cooperativity, with far less enzyme than substrate.',
    'Standard errors are asymptotic: with a handful of points they are a guide and no more.',
    'Velocities in absorbance per time give a valid Km; Vmax then has that unit, and kcat has none that means anything.',
  ],
} satisfies CalculatorContent;
