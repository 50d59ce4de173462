import {
  AMOUNT_FIELD,
  AMOUNT_UNITS,
  DECIDED_BY,
  digits,
  doseStep,
  EATEN_AGO_FIELD,
  forStep,
  LEVEL,
  ouncesStep,
  POISON_PAGE,
  PRESETS_NOTES,
  PRESETS_TITLE,
  poisonPresentation,
  roundedUp,
  URGENCY,
  weightFields,
  weightStep,
} from '#src/calculators/families/poisoning.ts';
import { withPoisonAdvice } from '#src/calculators/families/refusedAdvice.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { withNoun } from '#src/engine/kit/format.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Presentation, ResultKey, TableBlock, WorkingStep } from '#src/engine/kit/presentation.ts';
import type raisinToxicity from '#workers/formulas/dog-raisin-toxicity.ts';
import type { RaisinInput, RaisinResult } from '#workers/formulas/dog-raisin-toxicity.ts';
import { GRAPE_PRESETS } from '#workers/reference/foodPresets.ts';
import { GRAPE_FRUITS, GRAPE_LEVELS, type GrapeFruit, type GrapeLevel } from '#workers/reference/grapeRaisin.ts';

type Key = ResultKey<RaisinResult>;

const EVERY_10_LB = 'For every 4.5 kg (10 lb) of body weight';

const definition = defineCalculator<typeof raisinToxicity>()({
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
    eatenAgo: EATEN_AGO_FIELD,
  },
  example: { weight: '10', weightUnit: 'kg', fruit: 'grape', amount: '6', amountUnit: 'pieces', eatenAgo: '' },
  presets: {
    title: PRESETS_TITLE,
    notes: [...PRESETS_NOTES, 'In cakes, bread and trail mix the dried fruit is estimated.'],
    before: 'fruit',
    amountIn: 'amount',
    items: GRAPE_PRESETS.map(({ label, kind, gramsEach, isPiece }) => ({
      label,
      each: isPiece ? 1 : gramsEach,
      sets: { fruit: kind, amountUnit: isPiece ? 'pieces' : 'g' },
    })),
  },
  outputs: {
    amountG: roundedUp('Fruit eaten', 1, 'g'),
    doseGPerKg: roundedUp('Dose for the body weight', 2, 'g/kg'),
    piecesPer4_5Kg: {
      ...roundedUp(EVERY_10_LB, 1, 'pieces'),
      label: ({ input }) => (input.amountUnit === 'pieces' ? EVERY_10_LB : `${EVERY_10_LB}, if they are heavy`),
    },
    piecesPer4_5KgMost: roundedUp(`${EVERY_10_LB}, if they are light`, 1, 'pieces'),
    level: { ...LEVEL, words: (level) => GRAPE_LEVELS[level].label },
    urgency: URGENCY,
    raw: { kind: 'inner', label: 'Unrounded' },
  },
  present,
  evidence: 'rule',
  sources: [
    'merckGrape',
    'morrow2005',
    'eubig2005',
    'grapesChapter',
    'cortinovis2016',
    'wegenast2021',
    'usdaFoodData',
    'agriaRaisin',
    'raisinVarieties',
  ],
});

export default withPoisonAdvice(
  definition,
  () => ['dog'],
  () => 'callNow',
);

function present(result: RaisinResult, input: RaisinInput, figure: FigureOf<Key>): Presentation<Key> {
  const { urgency } = result;
  const { weight, weightUnit, fruit, amountUnit, eatenAgo } = input;
  const level = figure('level');
  return poisonPresentation(figure, {
    urgency,
    species: 'Dog',
    weight: `${weight} ${weightUnit}`,
    what: GRAPE_FRUITS[fruit].pieces,
    count: eatenText(input),
    ago: eatenAgo,
    figures: [
      figure('doseGPerKg'),
      figure('amountG'),
      ...(amountUnit === 'pieces' ? [] : [figure('piecesPer4_5KgMost')]),
      figure('piecesPer4_5Kg'),
      level,
    ],
    scale: levelTable(input.fruit, result.level),
    remarks: [
      'Some dogs lose their kidneys after a few pieces, and nobody can tell beforehand which ones. Treatment works best within hours.',
      'Tamarind and cream of tartar do the same and are not counted here: name them on the telephone.',
      ...weighedRemarks(input),
    ],
    working: workingOf(result, input),
  });
}

/** A weight is converted to light pieces, and a remark says so. */
function weighedRemarks({ fruit, amountUnit }: RaisinInput): readonly string[] {
  if (amountUnit === 'pieces') return [];
  const { pieces, lightGramsPerPiece } = GRAPE_FRUITS[fruit];
  return [
    `A weight is counted in light ${pieces} of ${lightGramsPerPiece} g. Very small ones weigh less, so there may have been more pieces still: count them if you can, and go by the more urgent level.`,
  ];
}

/** '6 grapes', '30 g of Zante currants'. */
function eatenText({ fruit, amount, amountUnit }: RaisinInput): string {
  const { piece, pieces } = GRAPE_FRUITS[fruit];
  if (amountUnit !== 'pieces') return `${amount} ${amountUnit} of ${pieces}`;
  return `${amount} ${amount === 1 ? piece : pieces}`;
}

function levelTable(fruit: GrapeFruit, level: GrapeLevel): TableBlock<never> {
  const { lowestReportedGPerKg } = GRAPE_FRUITS[fruit];
  const amounts: Readonly<Record<GrapeLevel, string>> = {
    anyAmount: 'Any amount',
    risk: 'More than 1 piece per 4.5 kg',
    reported: `${lowestReportedGPerKg} g/kg and more`,
  };
  return {
    kind: 'table',
    title: 'What is known of amounts',
    note: `${DECIDED_BY} Fruits differ in their tartaric acid, so the same count can do more or less harm.`,
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
  const { gramsPerPiece, lightGramsPerPiece } = GRAPE_FRUITS[fruit];
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
    doseStep(raw.amountG, raw.weightKg, raw.doseGPerKg, 'g'),
    per10Pounds('Pieces for every 4.5 kg', raw.pieces, raw.weightKg, raw.piecesPer4_5Kg),
    ...(amountUnit === 'pieces'
      ? []
      : [
          {
            label: 'Light pieces',
            formula: 'grams ÷ grams of a light piece',
            substituted: `${forStep(raw.amountG, raw.piecesMost)} ÷ ${lightGramsPerPiece}`,
            value: withNoun(digits(raw.piecesMost), 'piece', 'pieces'),
          },
          per10Pounds('Light pieces for every 4.5 kg', raw.piecesMost, raw.weightKg, raw.piecesPer4_5KgMost),
        ]),
  ];
}

function per10Pounds(label: string, pieces: number, kilograms: number, value: number): WorkingStep {
  return {
    label,
    formula: 'pieces × 4.5 ÷ kg',
    substituted: `${forStep(pieces, value)} × 4.5 ÷ ${forStep(kilograms, value)}`,
    value: withNoun(digits(value), 'piece', 'pieces'),
  };
}
