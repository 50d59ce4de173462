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
} from '#src/calculators/families/poisoning.ts';
import { withPoisonAdvice } from '#src/calculators/families/refusedAdvice.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Presentation, ResultKey, TableBlock, WorkingStep } from '#src/engine/kit/presentation.ts';
import type onionToxicity from '#workers/formulas/dog-onion-toxicity.ts';
import type { OnionInput, OnionResult } from '#workers/formulas/dog-onion-toxicity.ts';
import {
  ALLIUM_BANDS,
  ALLIUM_FORMS,
  ALLIUM_SENSITIVE_BREEDS,
  type AlliumForm,
  CAT_ALLIUM_G_PER_KG,
} from '#workers/reference/allium.ts';
import { ALLIUM_PRESETS } from '#workers/reference/foodPresets.ts';

type Key = ResultKey<OnionResult>;

const SCALE_UNIT = 'g of raw onion per kg';

const definition = defineCalculator<typeof onionToxicity>()({
  ...POISON_PAGE,
  warning: {
    ...POISON_PAGE.warning,
    elsewhere: { label: 'A cat ate it, or something else was swallowed? See the list', entry: 'onion-garlic' },
  },
  formula: 'dog-onion-toxicity',
  fixed: {},
  fields: {
    ...weightFields('dog'),
    form: {
      kind: 'choice',
      label: 'What was eaten',
      hint: 'For a mixed dish pick the strongest ingredient: powder before fresh, garlic before onion.',
      look: 'radios',
      options: (Object.keys(ALLIUM_FORMS) as AlliumForm[]).map((form) => ({
        value: form,
        label: ALLIUM_FORMS[form].name,
      })),
    },
    amount: AMOUNT_FIELD,
    amountUnit: { kind: 'choice', label: 'Unit of the amount', look: 'radios', options: AMOUNT_UNITS },
    eatenAgo: EATEN_AGO_FIELD,
    sensitiveBreed: { kind: 'checkbox', label: 'Sensitive breed', hint: `${ALLIUM_SENSITIVE_BREEDS}.` },
    repeated: {
      kind: 'checkbox',
      label: 'Eaten more than once',
      hint: 'Several meals or several days, even in small amounts.',
    },
  },
  example: {
    weight: '10',
    weightUnit: 'kg',
    form: 'cookedOnion',
    amount: '60',
    amountUnit: 'g',
    eatenAgo: '',
    sensitiveBreed: false,
    repeated: false,
  },
  presets: {
    title: PRESETS_TITLE,
    notes: PRESETS_NOTES,
    before: 'form',
    amountIn: 'amount',
    items: ALLIUM_PRESETS.map(({ label, kind, gramsEach }) => ({
      label,
      each: gramsEach,
      sets: { form: kind, amountUnit: 'g' },
    })),
  },
  outputs: {
    onionEquivalentG: roundedUp('As raw onion', 1, 'g'),
    doseGPerKg: roundedUp('Dose for the body weight, as raw onion', 1, 'g/kg'),
    percentBodyWeight: roundedUp('Share of the body weight, as raw onion', 2, '%'),
    level: levelIn(ALLIUM_BANDS),
    urgency: URGENCY,
    raw: { kind: 'inner', label: 'Unrounded' },
  },
  present,
  evidence: 'rule',
  sources: ['salgado2011', 'cope2005', 'merckAllium', 'vetmedsAllium', 'usdaFoodData'],
});

export default withPoisonAdvice(
  definition,
  () => ['dog'],
  () => 'callNow',
);

function present(result: OnionResult, input: OnionInput, figure: FigureOf<Key>): Presentation<Key> {
  const { doseGPerKg, urgency } = result;
  const { weight, weightUnit, form, amount, amountUnit, sensitiveBreed, repeated, eatenAgo } = input;
  const { name, note }: { readonly name: string; readonly note?: string } = ALLIUM_FORMS[form];
  const level = figure('level');
  return poisonPresentation(figure, {
    urgency,
    species: ['Dog', ...(sensitiveBreed ? ['sensitive breed'] : [])].join(', '),
    weight: `${weight} ${weightUnit}`,
    what: [name.toLowerCase(), ...(repeated ? ['eaten more than once'] : [])].join(', '),
    count: `${amount} ${amountUnit}`,
    ago: eatenAgo,
    figures: [figure('doseGPerKg'), figure('onionEquivalentG'), figure('percentBodyWeight'), level],
    scale: scaleWithCats(doseGPerKg),
    remarks: [
      'Signs can take several days. A dog that looks normal today proves nothing.',
      ...(sensitiveBreed || repeated
        ? [
            'A sensitive breed, or eating it more than once, lowers the amount that harms: a single dose on the scale says too little here.',
          ]
        : []),
      ...(note === undefined ? [] : [note]),
      'Do not use this page for cats: call a vet for any amount that a cat ate.',
    ],
    working: workingOf(result, input),
  });
}

/** Adds a row in words for cats, which have no scale. */
function scaleWithCats(dose: number): TableBlock<never> {
  const scale = scaleTable('The scale for dogs', SCALE_UNIT, ALLIUM_BANDS, dose);
  const cats = `blood damage from ${CAT_ALLIUM_G_PER_KG} g/kg of onion, and less can harm. Any amount: call now.`;
  return {
    ...scale,
    note: `${scale.note} From 2.5 g/kg the page says to call now: half the lowest reported dose, a rule of this site.`,
    rows: [...scale.rows, ['Cats:', cats, 'see the page “My pet ate something”, onion and garlic']],
  };
}

function workingOf(
  { raw }: OnionResult,
  { weight, weightUnit, form, amount, amountUnit }: OnionInput,
): readonly WorkingStep[] {
  return [
    ...weightStep(weight, weightUnit, raw.weightKg),
    ...ouncesStep(amount, amountUnit, raw.amountG),
    {
      label: 'As raw onion',
      formula: 'grams × factor of the form',
      substituted: `${forStep(raw.amountG, raw.onionEquivalentG)} × ${ALLIUM_FORMS[form].onionEquivalent}`,
      value: `${digits(raw.onionEquivalentG)} g`,
    },
    doseStep(raw.onionEquivalentG, raw.weightKg, raw.doseGPerKg, 'g'),
    {
      label: 'Share of the body weight',
      formula: 'g/kg ÷ 10',
      substituted: `${forStep(raw.doseGPerKg, raw.percentBodyWeight)} ÷ 10`,
      value: `${digits(raw.percentBodyWeight)} %`,
    },
  ];
}
