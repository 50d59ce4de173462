import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'qPCR Efficiency Calculator',
  description: 'Amplification efficiency of a quantitative PCR from a dilution series or from its slope.',
  purpose: 'from a dilution series',
  back: { to: 'biology/genetics' },
  keywords: [
    'qPCR efficiency',
    'standard curve slope',
    'amplification factor',
    'Ct value',
    'serial dilution',
    'MIQE',
    'R squared',
    'Pfaffl method',
  ],
  introduction: [
    'Does your assay double its product in every cycle? Enter a dilution series with its Ct values, or a slope that your software printed.',
    'For validating primers before any comparison of Ct values, with residuals that show which dilution is off.',
  ],
  guide: [
    {
      title: 'Quantities and cycles',
      text: [
        'Each row is a well: the quantity of template in any unit, even 1, 0.1 and 0.01, and its threshold cycle. Enter replicates as separate rows.',
        'With a slope from elsewhere choose “The slope” and leave the table.',
      ],
    },
    {
      title: 'A line over the logarithm',
      text: [
        'Ct is fitted as a straight line over log₁₀ of the quantity. Ten to the power of −1 over its slope is what one cycle multiplies the product by.',
        'A slope of −3.3219 is a factor of 2, an efficiency of 100 %.',
      ],
    },
    {
      title: 'Five tenfold steps',
      text: [
        'The example falls by 3.37 cycles a step: factor 1.980, efficiency 98.0 %, within the accepted 90 to 110 %.',
        'Its intercept of 31.97 is the Ct expected of a single unit of template.',
      ],
    },
  ],
  faq: [
    {
      question: 'Why is an efficiency of more than 100 % possible?',
      answer:
        'It is not possible: no cycle makes more than two copies of one. A slope flatter than −3.32 comes from inhibitors in the concentrated points, from primer dimers in the diluted ones, or from pipetting. At −3.1 the result is 110.2 %, which is no longer accepted.',
    },
    {
      question: 'Which slopes are acceptable?',
      answer:
        '90 % corresponds to a slope of −3.587 and 110 % to −3.103. Anything between the two passes here. Narrower limits may be set by your own protocol.',
    },
    {
      question: 'Is E in the Pfaffl equation 0.98 or 1.98?',
      answer:
        'Pfaffl puts the amplification factor into the equation, so 1.980 for the example. Other texts call the same thing an efficiency of 0.98 or 98 %. Mixing the two spoils a ratio completely.',
    },
    {
      question: 'How many dilutions do I need?',
      answer:
        'Two make a line and prove nothing, as R² is then always 1. Five or more tenfold steps with replicates show whether the ends bend. They should span the Ct values of your samples.',
    },
    {
      question: 'A single point lies off the line. May I drop it?',
      answer:
        'Only with a reason that you would also have without the result, such as a Ct in the range of the no-template control. The residuals name the culprit: half a cycle is a factor of about 1.4 in quantity.',
    },
  ],
  notes: [
    'Efficiency belongs to an assay with its reagents, instrument and matrix, and not to primers alone.',
    'Standards in clean buffer can hide inhibition that samples suffer; dilute a sample as well.',
    'Every point has the same weight, although the lowest quantities scatter most.',
    'All Ct values of a series must be read at one threshold.',
    'R² close to 1 does not mean a good efficiency, only a straight line.',
  ],
} satisfies CalculatorContent;
