import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Linear Regression and Standard Curve Calculator',
  description:
    'Straight-line fit with standard errors, confidence and prediction bands and residuals; reads unknowns from a standard curve.',
  purpose: 'slope, limits, unknowns',
  back: { to: 'statistics/models' },
  keywords: [
    'linear regression',
    'line of best fit',
    'slope and intercept',
    'R squared',
    'calibration curve',
    'interpolate unknown',
    'prediction interval',
    'residual plot',
  ],
  introduction: [
    'A straight line through your points, with the uncertainty of everything that is read from it: slope, intercept, predictions, and unknowns on a standard curve.',
    'For calibrations, growth lines, and any y that should rise steadily with x.',
  ],
  guide: [
    {
      title: 'One column of x, then readings',
      text: [
        'Paste x in the first column and y in the next. Replicates of a standard go beside each other in further columns.',
        'Unknowns have a box of their own: one on each line, with its replicates side by side.',
      ],
    },
    {
      title: 'Least squares, and back again',
      text: [
        'The line makes the sum of squared vertical distances smallest. The inner band is for the line, the outer one for a new reading.',
        'An unknown is read backwards, with the errors of its own readings and of the line counted together.',
      ],
    },
    {
      title: 'A Bradford assay with duplicates',
      text: [
        'Six standards from 0 to 1000 µg/mL give a slope of 0.000896505 and an R² of 0.999351.',
        'A reading of 0.35 is 383.401 µg/mL, with limits 360.6 and 406.2. The third unknown lies above the last standard and is marked.',
      ],
    },
  ],
  faq: [
    {
      question: 'Is R² above 0.99 enough for a standard curve?',
      answer:
        'No: a clear bend can have an R² of 0.99. Look at the residuals, which must scatter around 0 at both ends. What counts is how far the standards, read backwards, lie from what you put in.',
    },
    {
      question: 'Should I force the line through zero?',
      answer:
        'Rarely. A blank that reads a little above 0 then tilts the whole line. Subtracting the blank from all readings and letting the intercept go free is safer.',
    },
    {
      question: 'What does the p value of the slope say?',
      answer:
        'How often points without any trend would give a slope at least as steep. A p value is not the probability that the hypothesis is true, and for a standard curve it is always tiny and tells nothing about how good the curve is.',
    },
    {
      question: 'How are detection and quantitation limits found?',
      answer:
        'As 3.3 and 10 times the residual SD divided by the slope, one of the ways that guideline ICH Q2 allows. They hold for one reading, and only if the standards reach down to such low values.',
    },
  ],
  notes: [
    'x is taken as known without error: standards made by pipetting have an error of their own, which is not counted.',
    'All readings have the same weight. Where the spread grows with the reading, the low end is fitted badly.',
    'ELISA curves are S-shaped and need a four-parameter fit.',
  ],
} satisfies CalculatorContent;
