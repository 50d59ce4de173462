import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Serial Dilution Calculator',
  description: 'Transfers and diluent for a dilution series, with what a pipette can do.',
  purpose: 'transfers and diluent',
  back: { to: 'other/lab-planning' },
  keywords: [
    'serial dilution',
    'dilution series',
    'ten-fold dilution',
    'two-fold dilution',
    'MIC plate',
    'standard curve dilution',
    'half-log dilution',
    'transfer volume',
  ],
  introduction: [
    'What to pipette into each tube of a dilution series, from a factor or from the highest and lowest concentration. It also shows how the pipetting error grows from tube to tube.',
  ],
  guide: [
    {
      title: 'By factor or by range',
      text: [
        'With a factor every tube is that many times weaker than the one before. With a range the page spreads the points evenly on a logarithmic axis.',
      ],
    },
    {
      title: 'The volume that stays',
      text: [
        'Enter what has to be left in each tube after the next transfer. Every tube is mixed to a little more, and the last one keeps all of it unless you discard a transfer.',
      ],
    },
    {
      title: 'Six tubes, ten-fold',
      text: [
        'From 100 million per mL, 100 µL into 900 µL six times lead to 100 per mL. With 2 % for each pipetting the last tube is uncertain by 6.2 %.',
      ],
    },
  ],
  faq: [
    {
      question: 'Does 1:10 mean one part in ten or one plus ten?',
      answer:
        'In microbiology, chemistry and pharmacy one part in ten: 1 + 9, a factor of 10. On labels of cleaners it is often one part plus ten, a factor of 11. Write the factor to be safe.',
    },
    {
      question: 'Why does the error grow along the series?',
      answer:
        'Each step adds two pipetted volumes, and the next tube starts from the result. Independent errors add as squares, so after four equal steps the error is twice that of one.',
    },
    {
      question: 'What is a half-log dilution?',
      answer:
        'A factor of 3.162, the square root of ten. Two steps make a ten-fold dilution. Enter a range with two intervals for each decade to get it.',
    },
  ],
  notes: [
    'Volumes are taken to add up.',
    'The error counts the pipetting alone, not the stock, the mixing or the counting.',
    'Mix each tube before the next transfer: cells and viscous stocks settle.',
  ],
} satisfies CalculatorContent;
