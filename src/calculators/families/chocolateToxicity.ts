/** The pages on chocolate, for dogs and for cats: one formula, one scale, and the texts of each page. */
import { type AnyCalculatorDefinition, defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type chocolateToxicity from '#workers/formulas/chocolate-toxicity.ts';
import type { ChocolateInput, ChocolateResult } from '#workers/formulas/chocolate-toxicity.ts';
import {
  CHOCOLATE_BANDS,
  CHOCOLATE_TYPES,
  type ChocolateType,
  FAT_NOTE,
  OLDER_CONTENTS,
} from '#workers/reference/chocolate.ts';
import { CHOCOLATE_PRESETS } from '#workers/reference/foodPresets.ts';
import type { PetSpecies } from '#workers/reference/plausibleWeights.ts';
import {
  AMOUNT_FIELD,
  AMOUNT_UNITS,
  digits,
  doseStep,
  EATEN_AGO_FIELD,
  forStep,
  levelIn,
  ouncesStep,
  POISON_PAGE,
  PRESETS_NOTES,
  PRESETS_TITLE,
  poisonPresentation,
  roundedUp,
  scaleTable,
  URGENCY,
  weightFields,
  weightStep,
} from './poisoning.ts';
import { withPoisonAdvice } from './refusedAdvice.ts';

type Key = ResultKey<ChocolateResult>;

const FILLINGS =
  'Tell them if it also contained raisins, xylitol, macadamia nuts or coffee: these are poisons of their own, which are not counted here.';

const WORDS = {
  dog: {
    patient: 'Dog',
    example: {
      weight: '20',
      weightUnit: 'lb',
      chocolateType: 'dark',
      cocoaPercent: '',
      amount: '3',
      amountUnit: 'oz',
      eatenAgo: '',
    },
    scale: 'The scale for dogs',
    remarks: [FILLINGS],
  },
  cat: {
    patient: 'Cat',
    example: {
      weight: '4',
      weightUnit: 'kg',
      chocolateType: 'dark',
      cocoaPercent: '',
      amount: '20',
      amountUnit: 'g',
      eatenAgo: '',
    },
    scale: 'The scale for dogs, used for cats as well',
    remarks: [
      'The scale is the one for dogs. No separate scale for cats is published, so a cat may fall ill at another dose: call now in any case.',
      FILLINGS,
    ],
  },
} as const;

/** Kinds whose content older editions print differently, or that are counted as a share of such a kind. */
const RECOUNTED: readonly ChocolateType[] = ['dark', 'darkStrong', 'baking', 'percent'];

/** Returns the page of one animal. */
export function chocolateCalculator(species: PetSpecies): AnyCalculatorDefinition {
  const definition = defineCalculator<typeof chocolateToxicity>()({
    ...POISON_PAGE,
    formula: 'chocolate-toxicity',
    fixed: { species },
    fields: {
      ...weightFields(species),
      chocolateType: {
        kind: 'choice',
        label: 'Kind of chocolate',
        hint: 'Unsure? Pick the darker one.',
        look: 'radios',
        options: (Object.keys(CHOCOLATE_TYPES) as ChocolateType[]).map((type) => ({
          value: type,
          label: CHOCOLATE_TYPES[type].name,
        })),
      },
      cocoaPercent: {
        kind: 'number',
        label: 'Cocoa content',
        hint: 'From the label.',
        limits: 'From the label, 1 to 100.',
        unit: '%',
        min: 1,
        max: 100,
        visibleWhen: ({ chocolateType }) => chocolateType === 'percent',
      },
      amount: AMOUNT_FIELD,
      amountUnit: { kind: 'choice', label: 'Unit of the amount', look: 'radios', options: AMOUNT_UNITS },
      eatenAgo: EATEN_AGO_FIELD,
    },
    example: WORDS[species].example,
    presets: {
      title: PRESETS_TITLE,
      notes: [
        ...PRESETS_NOTES,
        'A dark bar counts as one of unknown percentage; with its cocoa percentage, choose the bar with one.',
        'Squares of baking chocolate weigh 1/4 oz or 1 oz: read the wrapper, and take 1 oz in doubt.',
      ],
      before: 'chocolateType',
      amountIn: 'amount',
      items: CHOCOLATE_PRESETS.map(({ label, kind, gramsEach }) => ({
        label,
        each: gramsEach,
        sets: { chocolateType: kind, amountUnit: 'g' },
      })),
    },
    outputs: {
      methylxanthineMg: roundedUp('Methylxanthines eaten', 0, 'mg'),
      doseMgPerKg: roundedUp('Dose of methylxanthines for the body weight', 1, 'mg/kg'),
      level: levelIn(CHOCOLATE_BANDS),
      urgency: URGENCY,
      fatNote: { kind: 'flag', label: 'Fat alone can cause illness' },
      raw: { kind: 'inner', label: 'Unrounded' },
    },
    present,
    evidence: 'rule',
    sources: ['merckChocolateContent', 'fattyFoods'],
  });
  return withPoisonAdvice(
    definition,
    () => [species],
    () => 'callNow',
  );
}

function present(result: ChocolateResult, input: ChocolateInput, figure: FigureOf<Key>): Presentation<Key> {
  const { doseMgPerKg, urgency, fatNote } = result;
  const { species, weight, weightUnit, amount, amountUnit, eatenAgo } = input;
  const { patient, remarks, scale } = WORDS[species];
  const level = figure('level');
  return poisonPresentation(figure, {
    urgency,
    first: fatNote ? [FAT_NOTE] : [],
    species: patient,
    weight: `${weight} ${weightUnit}`,
    what: nameOf(input),
    count: `${amount} ${amountUnit}`,
    ago: eatenAgo,
    figures: [figure('doseMgPerKg'), figure('methylxanthineMg'), level],
    scale: scaleTable(scale, 'mg/kg', CHOCOLATE_BANDS, doseMgPerKg),
    remarks: [
      ...remarks,
      ...(fatNote || input.chocolateType === 'cocoaMulch' ? [] : [FAT_NOTE]),
      ...(RECOUNTED.includes(input.chocolateType) ? [OLDER_CONTENTS] : []),
    ],
    working: workingOf(result, input),
  });
}

function nameOf({ chocolateType, cocoaPercent }: ChocolateInput): string {
  if (chocolateType === 'percent') return `a bar with ${cocoaPercent} % cocoa`;
  if (chocolateType === 'dark') return 'semisweet chocolate, or dark up to 60 %';
  if (chocolateType === 'darkStrong') return 'dark chocolate, 61 to 85 % or of unknown percentage';
  return CHOCOLATE_TYPES[chocolateType].name.toLowerCase();
}

function workingOf(
  { raw }: ChocolateResult,
  { weight, weightUnit, chocolateType, cocoaPercent, amount, amountUnit }: ChocolateInput,
): readonly WorkingStep[] {
  return [
    ...weightStep(weight, weightUnit, raw.weightKg),
    ...ouncesStep(amount, amountUnit, raw.amountG),
    ...(chocolateType === 'percent'
      ? [
          {
            label: 'Content of the bar',
            formula: '15.5 mg/g × percent ÷ 100',
            substituted: `15.5 × ${cocoaPercent} ÷ 100`,
            value: `${digits(raw.mgPerG)} mg/g`,
          },
        ]
      : []),
    {
      label: 'Methylxanthines',
      formula: 'grams × mg per gram',
      substituted: `${forStep(raw.amountG, raw.methylxanthineMg)} × ${forStep(raw.mgPerG, raw.methylxanthineMg)}`,
      value: `${digits(raw.methylxanthineMg)} mg`,
    },
    doseStep(raw.methylxanthineMg, raw.weightKg, raw.doseMgPerKg, 'mg'),
  ];
}
