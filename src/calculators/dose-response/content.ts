import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Dose-Response EC50 and IC50 Calculator',
  description:
    'Fits the four-parameter logistic curve to pasted doses and responses: EC50 or IC50 with its interval, Hill slope and potency ratio.',
  purpose: 'four-parameter curve',
  back: { to: 'statistics/models' },
  keywords: [
    'EC50',
    'IC50',
    'dose response curve',
    '4PL',
    'Hill slope',
    'sigmoidal fit',
    'potency',
    'nonlinear regression',
  ],
  introduction: [
    'Which dose has half of the effect? Paste doses and responses: the four-parameter logistic curve, its EC50 or IC50 and the interval are fitted in your browser.',
    'For pharmacology, toxicology, herbicide trials and ELISA standards.',
  ],
  guide: [
    {
      title: 'Enter doses, not their logarithms',
      text: [
        'The first column is the dose in any unit; a control without substance is dose 0. Further columns are replicates, or a curve each.',
        'Choose doses in even steps of a logarithm, with two or more on each plateau and two or more between them.',
      ],
    },
    {
      title: 'How the curve is fitted',
      text: [
        'Bottom, top, Hill slope and the logarithm of the EC50 are found by least squares from several starts. All single responses count.',
        'The top is always above the bottom; a negative Hill slope is a curve that falls.',
      ],
    },
    {
      title: 'Duplicates at nine doses',
      text: [
        'In the example 1 nM brings about half of the inhibition: the EC50 is 1.05 nM, with a Hill slope close to 1.',
        'Its interval reaches from 0.98 to 1.14 nM, because both plateaus are covered by data.',
      ],
    },
  ],
  faq: [
    {
      question: 'What is the difference between EC50, IC50 and LD50?',
      answer:
        'The mathematics is the same: the dose half way between two plateaus. For an effect that grows it is called EC50, for inhibition IC50, for deaths LD50. Deaths out of small groups are better fitted by a logistic or probit model of counts.',
    },
    {
      question: 'Is the IC50 the dose of half of the control?',
      answer:
        'Only if the curve goes down to 0. The value here is the relative one, half way between the fitted plateaus. If the bottom stays well above 0, the dose that halves the control is higher.',
    },
    {
      question: 'When should bottom or top be fixed?',
      answer:
        'When they are known better than the data can tell: 0 and 100 for data normalized to controls. A plateau that no dose reaches makes the EC50 uncertain. Fixing it at a wrong value makes it wrong instead.',
    },
    {
      question: 'What does the Hill slope say?',
      answer:
        'How steep the curve is. With a slope of 1 it takes an 81-fold dose to go from 10 to 90 % of the effect, with 2 a ninefold one. Slopes far from 1 hint at cooperativity, mixed targets or too few doses.',
    },
    {
      question: 'How are two substances compared?',
      answer:
        'Paste a column for each and let them share bottom, top and slope. The potency ratio is then the same at every level of effect. The F test says whether one EC50 would do for all curves.',
    },
    {
      question: 'Why is the interval not symmetric?',
      answer:
        'The fit works with the logarithm of the EC50, whose interval is symmetric. Turned back into doses, it reaches farther up than down. An interval that is symmetric in doses can even reach below 0.',
    },
  ],
  notes: [
    'A control without substance stands at the plateau from which the curve comes; on the chart it is drawn apart at the left end.',
    'Curves that are not symmetric need a fifth parameter.',
    'R² is close to 1 for almost any S shape and says little; look at the residuals.',
    'Up to six curves are fitted together.',
  ],
} satisfies CalculatorContent;
