import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'Stoichiometry Calculator',
  description:
    'Balances a chemical equation and finds the limiting reagent, the yield of each product and what is left over.',
  purpose: 'balance, limiting reagent',
  back: { to: 'chemistry/reactions' },
  keywords: [
    'balance chemical equation',
    'limiting reagent',
    'theoretical yield',
    'percent yield',
    'excess reactant',
    'mole ratio',
    'stoichiometric coefficients',
  ],
  introduction: [
    'Type a reaction without coefficients and it is balanced. Add what you have of the reactants, in grams or moles, to see which one runs out first, how much product can form, and what remains.',
    'For lab planning and for chemistry courses.',
  ],
  guide: [
    {
      title: 'Entering a reaction',
      text: [
        'Separate formulas by + and the two sides by ->, → or =. States such as (aq) are dropped, and so are coefficients: they are computed again.',
        'List the amounts you know. The formula must be one of the reactants as you typed it; the others count as plentiful.',
      ],
    },
    {
      title: 'Atoms, then moles',
      text: [
        'Every element gives one equation: as many atoms on the right as on the left. They are solved in exact fractions, and the smallest whole numbers are taken.',
        'Each amount in moles is divided by its coefficient. The smallest quotient is how far the reaction goes; all other amounts follow from it.',
      ],
    },
    {
      title: 'Thermite, weighed',
      text: [
        'Fe₂O₃ + 2 Al → Al₂O₃ + 2 Fe, with 80 g of oxide and 25 g of aluminium: the metal limits, although there are more moles of it, because each step needs two.',
        'At most 51.744 g of iron form and 6.020 g of oxide stay behind. At a yield of 92 % it is 47.604 g of iron.',
      ],
    },
  ],
  faq: [
    {
      question: 'What does “more than one balanced form” mean?',
      answer:
        'The formulas allow two independent reactions, which may run side by side in any proportion, so no single set of coefficients is right. Split it into separate reactions, or check for a substance that is written twice.',
    },
    {
      question: 'And when an equation cannot be balanced?',
      answer:
        'Some element is on one side only, or the formulas contradict each other. Look for a forgotten product, often water or oxygen, and for a misread symbol such as CO for Co.',
    },
    {
      question: 'Can ionic equations be balanced?',
      answer:
        'Yes. Write a charge behind a ^, as in MnO4^- or Cr2O7^2-; Fe3+ and NH4+ are understood too. An electron is e-. Charges are balanced along with the atoms.',
    },
    {
      question: 'What percent yield should I enter?',
      answer:
        'The one you know from earlier runs or from the procedure; leave it blank for the theoretical yield. To find your own, divide the grams obtained by the grams shown here and multiply by 100.',
    },
  ],
  notes: [
    'The reaction is taken to run to the end; an equilibrium stops earlier.',
    'Side reactions, impurities and losses are only in the percent yield.',
    'A balanced equation need not be a reaction that happens.',
    'If two reactants run out together, the first in the equation is named.',
  ],
} satisfies CalculatorContent;
