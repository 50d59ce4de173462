import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Cell Dilution Calculator',
  description: 'Volumes of cell stock and diluent for a suspension of the cells per milliliter that you need.',
  purpose: 'stock and diluent volumes',
  back: { to: 'biology/cell-biology' },
  keywords: [
    'cell dilution',
    'C1V1 = C2V2',
    'cells per mL',
    'seeding density',
    'dilution factor',
    'cell suspension',
    'haemocytometer count',
  ],
  introduction: [
    'You have counted your cells and need a thinner suspension: this page says how many milliliters of stock to take and how much medium to add.',
    'For splitting cultures, seeding plates and preparing inocula at the bench.',
  ],
  guide: [
    {
      title: 'Count, aim, volume',
      text: [
        'Enter the concentration of the stock as you counted it, the concentration you want, and the volume you want to end with. Both concentrations are in cells per milliliter, unless you choose another unit beside the box.',
        'Make a little more than you will dispense, since some stays in tips and tubes.',
      ],
    },
    {
      title: 'The cells stay the same',
      text: [
        'Diluting moves cells into a larger volume and makes none, so stock concentration times stock volume equals target concentration times final volume.',
        'Solved for the stock volume this is V₁ = C₂·V₂ ÷ C₁; the diluent fills up the rest.',
      ],
    },
    {
      title: 'Twelve milliliters at 3.5 × 10⁵',
      text: [
        'From a stock of 2.4 × 10⁶ cells/mL the example takes 1.7500 mL and adds 10.2500 mL of medium, a dilution of 6.86 times.',
        'Those 12 mL hold 4.2 million cells: at 2 mL a well, six wells get 700000 each.',
      ],
    },
  ],
  faq: [
    {
      question: 'What if the target is above my stock?',
      answer:
        'Dilution cannot reach it, so the page refuses. Spin the cells down, take them up in less medium, count again and start from the new stock.',
    },
    {
      question: 'Does a tenfold dilution mean 1 + 9 or 1 + 10?',
      answer:
        'One part of stock and nine of diluent, ten parts in all. The dilution factor on this page is always total over stock: 1 mL made up to 10 mL is 10.00.',
    },
    {
      question: 'Should I enter live cells or all cells?',
      answer:
        'Whichever the target means, but the same for both. With 90 % viability by trypan blue, a count of 2 × 10⁶ is 1.8 × 10⁶ live cells/mL, and that is the stock to enter for a target of live cells.',
    },
    {
      question: 'How do I get from cells per well to a target concentration?',
      answer:
        'Divide the cells for a well by the volume in it. For 20000 cells in 0.1 mL the target is 2 × 10⁵ cells/mL. The final volume is the number of wells times 0.1 mL, plus about a tenth to spare.',
    },
  ],
  notes: [
    'Volumes are taken to add up, which holds for cells in medium or buffer.',
    'The result can be no better than the count: a chamber count of 100 cells has an error of about 10 %.',
    'Resuspend the stock before taking from it; settled cells make the first volume too thin and the last too thick.',
    'Any other count per milliliter can be entered, such as CFU, beads or spores, if all boxes use it.',
  ],
} satisfies CalculatorContent;
