import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Error Propagation Calculator',
  description:
    'Uncertainty of any formula from the uncertainties of its variables, by the linear law and by simulation, with the share of each variable.',
  purpose: '± through a formula',
  back: { to: 'statistics/description' },
  keywords: [
    'error propagation',
    'propagation of uncertainty',
    'combined standard uncertainty',
    'uncertainty budget',
    'Monte Carlo simulation',
    'sensitivity coefficient',
    'GUM',
    'delta method',
  ],
  introduction: [
    'You measured some quantities, each with its doubt, and computed a result from them. How uncertain is that result, and which measurement is to blame?',
    'For lab reports, method validation and calibration certificates.',
  ],
  guide: [
    {
      title: 'Type the formula as you would in a program',
      text: [
        'Write every multiplication sign: 2*a, not 2a. Powers are a^2 or a², roots are sqrt(a), and case counts in names.',
        'Each name needs a row with its value and its standard uncertainty. A constant has 0.',
      ],
    },
    {
      title: 'Bring every ± to one standard deviation',
      text: [
        'Divide a tolerance ±a by √3, a certificate’s expanded uncertainty by its coverage factor, which is usually 2, and an SD of n readings by √n if you use their mean.',
      ],
    },
    {
      title: 'A calibration standard of 1002.7 mg/L',
      text: [
        'The example weighs 100.28 mg of cadmium, dissolves it in a 100 mL flask and gets a standard uncertainty of 0.86 mg/L.',
        'Two thirds of the variance come from the flask. A better balance would hardly help.',
      ],
    },
  ],
  faq: [
    {
      question: 'Linear law or simulation: which should I report?',
      answer:
        'Report the linear law where both agree, because readers expect it. Where they disagree, the formula bends within the uncertainties, and the simulation is right. A notice says so.',
    },
    {
      question: 'My variables are correlated. May I use this?',
      answer:
        'Not directly. Express them by quantities that are independent, for example one common weighing and two readings. The formula may use a name as often as it likes.',
    },
    {
      question: 'How many digits should I give?',
      answer:
        'Give the uncertainty with one or two significant digits and the result to the same decimal place. The example becomes 1002.70 with an uncertainty of 0.86 mg/L.',
    },
  ],
  notes: [
    'The linear law uses exact derivatives at the entered values.',
    'Systematic errors that nobody has put into a row are not part of the result.',
    'Units are not converted: enter all values in units that fit the formula.',
  ],
} satisfies CalculatorContent;
