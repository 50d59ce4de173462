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
  scaleTable,
  weightFields,
  weightStep,
} from '#src/families/poisoning.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import type { Presentation, WorkingStep } from '#src/kit/presentation.ts';
import type onionToxicity from '#workers/formulas/dog-onion-toxicity.ts';
import type { OnionInput, OnionResult } from '#workers/formulas/dog-onion-toxicity.ts';
import {
  ALLIUM_BANDS,
  ALLIUM_FORMS,
  ALLIUM_SENSITIVE_BREEDS,
  type AlliumForm,
  CAT_ALLIUM_G_PER_KG,
} from '#workers/reference/allium.ts';

const SCALE_UNIT = 'g of raw onion per kg';

export default defineCalculator<typeof onionToxicity>()({
  ...POISON_PAGE,
  formula: 'dog-onion-toxicity',
  fixed: {},
  fields: {
    ...weightFields('dog'),
    form: {
      kind: 'choice',
      label: 'What was eaten',
      hint: 'For a mixed dish pick the strongest ingredient: powder before fresh, garlic before onion.',
      look: 'menu',
      options: (Object.keys(ALLIUM_FORMS) as AlliumForm[]).map((form) => ({
        value: form,
        label: ALLIUM_FORMS[form].name,
      })),
    },
    amount: AMOUNT_FIELD,
    amountUnit: { kind: 'choice', label: 'Unit of the amount', look: 'radios', options: AMOUNT_UNITS },
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
    sensitiveBreed: false,
    repeated: false,
  },
  present,
  sources: ['cope2005', 'merckAllium', 'usdaFoodData'],
});

function present(result: OnionResult, input: OnionInput): Presentation {
  const { onionEquivalentG, doseGPerKg, percentBodyWeight, level, urgency } = result;
  const { weight, weightUnit, form, amount, amountUnit, sensitiveBreed, repeated } = input;
  const { name, note }: { readonly name: string; readonly note?: string } = ALLIUM_FORMS[form];
  const history = [sensitiveBreed ? 'sensitive breed' : '', repeated ? 'eaten more than once' : ''].filter(Boolean);
  return poisonPresentation({
    urgency,
    patient: ['Dog', `${weight} ${weightUnit}`, ...history].join(', '),
    eaten: `${amount} ${amountUnit} of ${name.toLowerCase()}`,
    figures: [
      amountFigure('doseGPerKg', 'Dose for the body weight, as raw onion', doseGPerKg, 1, 'g/kg'),
      amountFigure('onionEquivalentG', 'As raw onion', onionEquivalentG, 1, 'g'),
      amountFigure('percentBodyWeight', 'Share of the body weight, as raw onion', percentBodyWeight, 2, '%'),
      levelFigure(level, ALLIUM_BANDS.find((band) => band.level === level)?.label ?? level),
    ],
    scale: scaleTable('The scale for dogs', SCALE_UNIT, ALLIUM_BANDS, level),
    remarks: [
      'Signs can take several days. A dog that looks normal today proves nothing.',
      ...(sensitiveBreed || repeated
        ? [
            'A sensitive breed, or eating it more than once, lowers the amount that harms: a single dose on the scale says too little here.',
          ]
        : []),
      ...(note === undefined ? [] : [note]),
      `Do not use this page for cats: about ${CAT_ALLIUM_G_PER_KG} g/kg and less harms them. Call a vet for any amount that a cat ate.`,
    ],
    working: workingOf(result, input),
  });
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
    {
      label: 'Dose',
      formula: 'grams ÷ kg',
      substituted: `${forStep(raw.onionEquivalentG, raw.doseGPerKg)} ÷ ${forStep(raw.weightKg, raw.doseGPerKg)}`,
      value: `${digits(raw.doseGPerKg)} g/kg`,
    },
    {
      label: 'Share of the body weight',
      formula: 'g/kg ÷ 10',
      substituted: `${forStep(raw.doseGPerKg, raw.percentBodyWeight)} ÷ 10`,
      value: `${digits(raw.percentBodyWeight)} %`,
    },
  ];
}
