import type { CalculatorContent } from '#src/engine/kit/content.ts';

export default {
  name: 'pKa Calculator',
  description:
    'Converts Ka and pKa, and finds the pH of a weak acid, a weak base or a buffer, with constants of 62 acids and bases.',
  purpose: 'Ka, pKa and pH of a buffer',
  back: { to: 'chemistry/general' },
  keywords: [
    'pKa to Ka',
    'acid dissociation constant',
    'pH of a weak acid',
    'pH of a weak base',
    'Henderson–Hasselbalch',
    'buffer pH',
    'pKa table',
    'pKb',
  ],
  introduction: [
    'Turn Ka into pKa and back, or find the pH of a weak acid, a weak base or a buffer. Sixty-two compounds have their constants built in.',
    'Weak acids and bases are solved exactly, so that very dilute solutions come out right as well.',
  ],
  guide: [
    {
      title: 'Five questions, one form',
      text: [
        'Choose what to compute. Constants can be typed, or left blank with a compound chosen from the list, which has a step of its own for every hydrogen ion of an acid like phosphoric.',
        'For a base the list names its ion: choose ammonium for ammonia. Its pKb is 14 less the pKa.',
      ],
    },
    {
      title: 'Exact where it matters',
      text: [
        'The pH of an acid follows from a cubic equation that takes in the ions of water and what has dissociated. The common shortcut, the root of K times C, is shown beside it.',
        'For a buffer pKa and the logarithm of base over acid are added, after Henderson and Hasselbalch, and the result is held against the exact balance of charges.',
      ],
    },
    {
      title: 'An acetate buffer',
      text: [
        'Acetic acid at 0.04 mol/L and acetate at 0.06 mol/L are in a ratio of 1.500. With a pKa of 4.756 the pH is 4.93, by the equation and by the exact balance alike.',
        'The curves show both forms against pH: they cross at pKa, where a buffer resists change best.',
      ],
    },
  ],
  faq: [
    {
      question: 'What does pKa tell me?',
      answer:
        'It is the pH at which half of an acid has given off its hydrogen ion. The lower it is, the stronger the acid; one unit is a factor of ten in Ka. Acetic acid has 4.756, phenol 9.99.',
    },
    {
      question: 'Which compound should I choose for a buffer?',
      answer:
        'One whose pKa is within one unit of the pH you want, better within half a unit. For pH 7.4 that could be phosphate, step 2, with 7.21 or HEPES with 7.564. Remember that pKa shifts with temperature and salt, for Tris noticeably.',
    },
    {
      question: 'When does the shortcut √(K·C) fail?',
      answer:
        'When the acid is dilute or not very weak. At 10⁻⁷ mol/L of acetic acid it gives pH 5.88, while the exact pH is 6.79, because water supplies hydrogen ions too and nearly all of the acid is dissociated.',
    },
    {
      question: 'And when does Henderson–Hasselbalch fail?',
      answer:
        'When the concentrations are not well above those of the hydrogen or hydroxide ions. With 0.01 mol/L of phosphoric acid and as much dihydrogen phosphate, at pKa 2.16, it says 2.16 and the exact balance 2.47.',
    },
    {
      question: 'How do I treat an acid with several pKa values?',
      answer:
        'For a buffer take the step nearest to your pH; the others hardly matter if they are three units away. For the acid alone take step 1. Citric acid, whose steps lie close together, is only approximated that way.',
    },
    {
      question: 'What about strong acids, such as hydrochloric and sulfuric acid?',
      answer:
        'They give off their first hydrogen ion completely, and no constant in water describes it. For hydrochloric acid the pH is the negative logarithm of the concentration. Sulfuric acid is in the list: with its second step, of pKa 1.99, 0.1 mol/L has pH 0.96. Sodium hydrogen sulfate, which has the second step alone, has 1.56.',
    },
  ],
  notes: [
    'Everything is for 25 °C, where the ion product of water is 10⁻¹⁴; a few constants were measured at 20 °C.',
    'Activities are taken as concentrations, which holds up to about 0.1 mol/L.',
    'The buffer equation takes the concentrations as weighed in, after mixing and dilution.',
    'Constants from other tables differ in the second decimal: say which one you used.',
  ],
} satisfies CalculatorContent;
