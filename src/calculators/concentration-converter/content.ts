import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Concentration Converter',
  description: 'Molar, mass, percent, ppm, equivalent and osmolar units of one solution.',
  purpose: 'molar, percent, ppm, osmolar',
  back: { to: 'conversion/laboratory' },
  keywords: [
    'molarity to mg/mL',
    'g/L to mol/L',
    'ppm to molarity',
    'percent w/v',
    'percent w/w',
    'mEq/L',
    'osmolarity',
    'molality',
  ],
  introduction: [
    'One concentration in all the units that labels, protocols and lab reports use. Enter a formula or a molar mass to cross between mass and amount.',
  ],
  guide: [
    {
      title: 'Mass and amount',
      text: [
        'Grams per liter, percent and ppm count mass; molar units count particles. The molar mass joins both, and the formula gives it, crystal water included.',
      ],
    },
    {
      title: 'Volume or mass of the solution',
      text: [
        'Percent w/v and mg/L are per volume. Percent w/w, ppm and ppb are per mass of the solution, so they need its density, which is close to 1 g/mL only in dilute solutions in water.',
      ],
    },
    {
      title: 'Saline as an example',
      text: [
        'Sodium chloride at 0.9 % w/v is 9 g/L or 0.154 mol/L. With two ions and an osmotic coefficient of 0.93 its osmolarity is 286 mOsm/L.',
      ],
    },
  ],
  faq: [
    {
      question: 'Is 1 mg/mL the same as 1 g/L?',
      answer: 'Yes, and both are 0.1 % w/v. They are also 1000 µg/mL and 1000 ng/µL.',
    },
    {
      question: 'Is ppm the same as mg/L?',
      answer:
        'Only where a liter of the solution weighs a kilogram. This page takes ppm as parts of the mass of the solution, so the density makes the difference.',
    },
    {
      question: 'What are equivalents?',
      answer:
        'Moles of charge: a mole of calcium ions has two equivalents. Enter the size of the charge of the ion that you mean.',
    },
    {
      question: 'Osmolarity or osmolality?',
      answer:
        'Osmolarity is per liter of solution, osmolality per kilogram of water. The page gives both; the second is the molality times particles and coefficient.',
    },
  ],
  notes: [
    'Molality is per kilogram of solvent: what is left when the solute is taken off the solution.',
    'Without an osmotic coefficient osmolarity is that of an ideal solution, which is too high for salts.',
    'A hydrate brings its water along: enter the formula of what was weighed.',
  ],
} satisfies CalculatorContent;
