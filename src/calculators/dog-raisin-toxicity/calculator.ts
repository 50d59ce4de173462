import {
  AMOUNT_FIELD,
  AMOUNT_UNITS,
  amountFigure,
  digits,
  forStep,
  levelFigure,
  ouncesStep,
  POISON_PAGE,
  poisonPresentation,
  weightFields,
  weightStep,
} from '#src/families/poisoning.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { withNoun } from '#src/kit/format.ts';
import type { Presentation, TableBlock, WorkingStep } from '#src/kit/presentation.ts';
import type raisinToxicity from '#workers/formulas/dog-raisin-toxicity.ts';
import type { RaisinInput, RaisinResult } from '#workers/formulas/dog-raisin-toxicity.ts';
import { GRAPE_FRUITS, GRAPE_LEVELS, type GrapeFruit, type GrapeLevel } from '#workers/reference/grapeRaisin.ts';

export default defineCalculator<typeof raisinToxicity>()({
  ...POISON_PAGE,
  formula: 'dog-raisin-toxicity',
  fixed: {},
  fields: {
    ...weightFields('dog'),
    fruit: {
      kind: 'choice',
      label: 'Fruit',
      hint: 'In cakes, muesli or trail mix pick raisins.',
      look: 'radios',
      options: (Object.keys(GRAPE_FRUITS) as GrapeFruit[]).map((fruit) => ({
        value: fruit,
        label: GRAPE_FRUITS[fruit].name,
      })),
    },
    amount: AMOUNT_FIELD,
    amountUnit: {
      kind: 'choice',
      label: 'Unit of the amount',
      look: 'radios',
      options: [{ value: 'pieces', label: 'Pieces' }, ...AMOUNT_UNITS],
    },
  },
  example: { weight: '10', weightUnit: 'kg', fruit: 'grape', amount: '6', amountUnit: 'pieces' },
  present,
  sources: ['merckGrape', 'eubig2005', 'wegenast2021', 'usdaFoodData', 'agriaRaisin'],
});

function present(result: RaisinResult, input: RaisinInput): Presentation {
  const { amountG, doseGPerKg, piecesPer4_5Kg, level, urgency } = result;
  const { weight, weightUnit } = input;
  return poisonPresentation({
    urgency,
    patient: `Dog, ${weight} ${weightUnit}`,
    eaten: eatenText(input),
    figures: [
      amountFigure('piecesPer4_5Kg', 'For every 4.5 kg (10 lb) of body weight', piecesPer4_5Kg, 1, 'pieces'),
      amountFigure('doseGPerKg', 'Dose for the body weight', doseGPerKg, 2, 'g/kg'),
      amountFigure('amountG', 'Fruit eaten', amountG, 1, 'g'),
      levelFigure(level, GRAPE_LEVELS[level].label),
    ],
    scale: levelTable(input.fruit, level),
    remarks: [
      'Some dogs lose their kidneys after a few pieces, and nobody can tell beforehand which ones. Treatment works best within hours.',
      'Tamarind and cream of tartar do the same and are not counted here: name them on the telephone.',
      ...weighedRemarks(input),
    ],
    working: workingOf(result, input),
  });
}

/** Dried fruit that was weighed is counted in heavy pieces, so in the fewest. */
function weighedRemarks({ fruit, amountUnit }: RaisinInput): readonly string[] {
  if (amountUnit === 'pieces' || fruit === 'grape') return [];
  return [
    'Counted with 1 g a piece. Small raisins weigh half of that and Zante currants less, so there may have been twice as many pieces or more: count them if you can, and go by the more urgent level.',
  ];
}

/** '6 grapes', '30 g of Zante currants'. */
function eatenText({ fruit, amount, amountUnit }: RaisinInput): string {
  const { piece, pieces } = GRAPE_FRUITS[fruit];
  if (amountUnit !== 'pieces') return `${amount} ${amountUnit} of ${pieces}`;
  return `${amount} ${amount === 1 ? piece : pieces}`;
}

function levelTable(fruit: GrapeFruit, level: GrapeLevel): TableBlock {
  const { lowestReportedGPerKg } = GRAPE_FRUITS[fruit];
  const amounts: Readonly<Record<GrapeLevel, string>> = {
    anyAmount: 'Any amount',
    risk: 'More than 1 piece per 4.5 kg',
    reported: `${lowestReportedGPerKg} g/kg and more`,
  };
  return {
    kind: 'table',
    title: 'What is known of amounts',
    note: 'Decided before the figures are rounded up. Fruits differ in their tartaric acid, so the same count can do more or less harm.',
    columns: [{ label: 'Amount' }, { label: 'What is reported' }, { label: 'This result' }],
    rows: (Object.keys(GRAPE_LEVELS) as GrapeLevel[]).map((each) => [
      amounts[each],
      GRAPE_LEVELS[each].label,
      each === level ? 'here' : '–',
    ]),
  };
}

function workingOf(
  { raw }: RaisinResult,
  { weight, weightUnit, fruit, amount, amountUnit }: RaisinInput,
): readonly WorkingStep[] {
  const { gramsPerPiece } = GRAPE_FRUITS[fruit];
  return [
    ...weightStep(weight, weightUnit, raw.weightKg),
    ...ouncesStep(amount, amountUnit, raw.amountG),
    amountUnit === 'pieces'
      ? {
          label: 'Amount in grams',
          formula: 'pieces × grams per piece',
          substituted: `${forStep(amount, raw.amountG)} × ${gramsPerPiece}`,
          value: `${digits(raw.amountG)} g`,
        }
      : {
          label: 'Pieces',
          formula: 'grams ÷ grams per piece',
          substituted: `${forStep(raw.amountG, raw.pieces)} ÷ ${gramsPerPiece}`,
          value: withNoun(digits(raw.pieces), 'piece', 'pieces'),
        },
    {
      label: 'Dose',
      formula: 'grams ÷ kg',
      substituted: `${forStep(raw.amountG, raw.doseGPerKg)} ÷ ${forStep(raw.weightKg, raw.doseGPerKg)}`,
      value: `${digits(raw.doseGPerKg)} g/kg`,
    },
    {
      label: 'Pieces for every 4.5 kg',
      formula: 'pieces × 4.5 ÷ kg',
      substituted: `${forStep(raw.pieces, raw.piecesPer4_5Kg)} × 4.5 ÷ ${forStep(raw.weightKg, raw.piecesPer4_5Kg)}`,
      value: withNoun(digits(raw.piecesPer4_5Kg), 'piece', 'pieces'),
    },
  ];
}
