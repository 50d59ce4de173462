import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Molarity Calculator',
  description: 'Molarity, mass to weigh in or volume of a solution, and any one of the four numbers of a dilution.',
  purpose: 'mass, volume, dilution',
  back: { to: 'chemistry/solutions' },
  keywords: [
    'molarity',
    'mol per liter',
    'mass for a solution',
    'dilution c1V1 = c2V2',
    'stock solution',
    'amount concentration',
    'grams per liter',
  ],
  introduction: [
    'How concentrated is it, how much must I weigh in, how far does it go, and how do I dilute it? One page answers all four for solutions of a known molar mass.',
    'Made for the bench: masses and volumes in the units you weigh and measure in, dilutions in any unit.',
  ],
  guide: [
    {
      title: 'Say what you look for',
      text: [
        'Choose molarity, mass, volume or dilution; the page then asks for the other numbers. Choose the unit beside each box: 50 mL is 50 in milliliters or 0.05 in liters.',
        'For a dilution fill in three of the four boxes and leave the fourth blank. Use the same unit on both sides, such as mM and mL.',
      ],
    },
    {
      title: 'Two short equations',
      text: [
        'Grams divided by grams per mole are moles, and moles divided by liters of solution are the molarity.',
        'Diluting changes neither the solute nor its amount, so concentration times volume is the same before and after: c₁·V₁ = c₂·V₂.',
      ],
    },
    {
      title: 'Nine grams of glucose',
      text: [
        'At 180.156 g/mol, 9 g are 0.0500 mol. In 0.25 L that makes 0.1998 mol/L, or 36.0000 g/L.',
        'To get exactly 0.2 mol/L in the same flask, choose mass: 9.0078 g.',
      ],
    },
  ],
  faq: [
    {
      question: 'Is it the volume of water or of the solution?',
      answer:
        'Of the finished solution. Dissolve the substance in part of the water, then fill up to the mark. Adding a full liter of water to the solid gives more than a liter, and a lower molarity.',
    },
    {
      question: 'How do I dilute concentrated hydrochloric acid?',
      answer:
        'For half a liter of 1 mol/L from acid of 12 mol/L, enter 12, blank, 1 and 0.5: take 0.0417 L, that is 41.7 mL. Pour the acid into most of the water, never the other way round, and fill up when it has cooled.',
    },
    {
      question: 'What is the difference between molarity and molality?',
      answer:
        'Molarity counts moles per liter of solution, molality moles per kilogram of solvent. Volume grows with temperature and mass does not, so molality is used where temperature changes. In dilute water the two are nearly equal.',
    },
    {
      question: 'Where do I find the molar mass?',
      answer:
        'On the bottle, or from the formula by the molar mass calculator of this site. Take the value for what is actually in the bottle: the hydrate if it is one, and divide by the purity if that is well below 100 %.',
    },
  ],
  notes: [
    'A dilution works for enzyme units and cell counts too, but not for concentrations on a logarithmic scale, such as pH.',
    'Volumes of mixed liquids do not add up exactly; fill up to the final volume rather than adding the difference.',
    'The molarity of a salt is that of its formula unit; 1 mol/L of CaCl₂ holds 2 mol/L of chloride.',
    'Volumetric glassware is calibrated for one temperature, usually 20 °C.',
  ],
} satisfies CalculatorContent;
