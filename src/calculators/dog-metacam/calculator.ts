import { kilogramsStep } from '#src/calculators/families/kilogramsStep.ts';
import {
  COUNTED_WEIGHT,
  DOSED_WEIGHT_UNIT_FIELD,
  labelBlocks,
  labelField,
  labelOutput,
  medicineShareText,
  medicineWarning,
  plain,
  upToFourDecimals,
} from '#src/calculators/families/medicineSafety.ts';
import { withMedicineAdvice } from '#src/calculators/families/refusedAdvice.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { decimals, inWords } from '#src/engine/kit/writing.ts';
import type dogMetacam from '#workers/formulas/dog-metacam.ts';
import type { DogMetacamInput, DogMetacamResult } from '#workers/formulas/dog-metacam.ts';
import {
  MELOXICAM_CONTRAINDICATIONS,
  MELOXICAM_NEVER_WITH,
  MELOXICAM_PRODUCT_NOTE,
} from '#workers/reference/meloxicam.ts';
import meta from './content.ts?meta';

type Key = ResultKey<DogMetacamResult>;

const definition = defineCalculator<typeof dogMetacam>()({
  formula: 'dog-metacam',
  fixed: {},
  fields: {
    weight: {
      kind: 'number',
      label: 'Weight of the dog',
      hint: '1 to 100 kg (2.3 to 220.4 lb), weighed this week.',
      min: 1,
      max: 220.4,
      step: 0.1,
      unitIn: 'weightUnit',
    },
    weightUnit: DOSED_WEIGHT_UNIT_FIELD,
    day: {
      kind: 'choice',
      label: 'Day of the treatment',
      hint: 'As your veterinarian planned it.',
      look: 'radios',
      options: [
        { value: 'first', label: 'First day' },
        { value: 'maintenance', label: 'After the first day' },
      ],
    },
    concentration: {
      kind: 'choice',
      label: 'Strength of the suspension',
      hint: 'As printed on the bottle.',
      look: 'radios',
      options: [
        { value: '0.5', label: '0.5 mg/mL' },
        { value: '1.5', label: '1.5 mg/mL' },
      ],
    },
    labelAmount: labelField('mL'),
    vetPrescribed: {
      kind: 'checkbox',
      label: 'My veterinarian has prescribed meloxicam for this dog, now',
      confirms: [],
    },
    noContraindications: {
      kind: 'checkbox',
      label: 'None of these warnings applies to this dog',
      confirms: [...MELOXICAM_CONTRAINDICATIONS.dog, ...MELOXICAM_NEVER_WITH.map((other) => `together with ${other}`)],
    },
  },
  example: {
    weight: '12.5',
    weightUnit: 'kg',
    day: 'maintenance',
    concentration: '1.5',
    labelAmount: '',
    vetPrescribed: true,
    noContraindications: true,
  },
  warning: medicineWarning({ before: 'Never for a cat: the dose for a dog can poison it.' }),
  errorStyle: 'inline',
  resultAfterEdit: 'removed',
  outputs: {
    doseMg: {
      kind: 'number',
      label: 'Meloxicam at most',
      unit: 'mg',
      written: upToFourDecimals,
      note: 'Milligrams of the drug, not milliliters',
    },
    volumeMl: {
      kind: 'number',
      label: ({ result, input }) => `${wheneverOf(result, input)}, if your veterinarian agrees`,
      unit: 'mL',
      written: (value) => inWords(`At most ${plain(value)}`),
      note: ({ input }) =>
        `Of the ${input.concentration} mg/mL suspension and no other. Rounded down. Where the clinic’s label names less, the label counts.`,
    },
    intervalHours: {
      kind: 'number',
      label: 'Between two doses at least',
      unit: 'hours',
      written: decimals(0),
      note: ({ input }) =>
        input.day === 'first' ? 'From the first day’s dose to the next as well' : 'Never two in one day',
    },
    labelCheck: labelOutput('product'),
    weightKg: COUNTED_WEIGHT,
    mgPerKg: { kind: 'number', label: 'Dose on the label', unit: 'mg/kg', written: upToFourDecimals },
    mgPerMl: { kind: 'number', label: 'Strength of the suspension', unit: 'mg/mL', written: upToFourDecimals },
    raw: { kind: 'inner', label: 'Unrounded' },
  },
  present,
  shareText: medicineShareText(meta.name),
  evidence: 'rule',
  sources: ['cfrMeloxicam', 'metacamDogLabel'],
});

export default withMedicineAdvice(definition, 'dog');

function present(result: DogMetacamResult, input: DogMetacamInput, figure: FigureOf<Key>): Presentation<Key> {
  const headline = figure('volumeMl');
  return {
    headline,
    status: `${headline.text} mL ${wheneverOf(result, input).toLowerCase()}, if your veterinarian agrees.`,
    blocks: [
      {
        kind: 'notice',
        tone: 'danger',
        title: 'Stop and call your veterinarian',
        text: 'Vomiting, black stool, loss of appetite, or drinking more than usual: stop the medicine and call. Never with another NSAID or a steroid.',
      },
      ...labelBlocks(result.labelCheck, 'product', figure),
      { kind: 'facts', figures: [figure('doseMg'), figure('intervalHours'), figure('weightKg')] },
      { kind: 'notice', tone: 'caution', text: MELOXICAM_PRODUCT_NOTE },
    ],
    working: workingOf(result, input),
  };
}

function wheneverOf({ intervalHours }: DogMetacamResult, { day }: DogMetacamInput): string {
  return day === 'first' ? 'Once, on the first day' : `Per dose, at least ${intervalHours} hours apart`;
}

function workingOf(result: DogMetacamResult, input: DogMetacamInput): readonly WorkingStep[] {
  const { weightKg, mgPerKg, mgPerMl, raw, doseMg, volumeMl } = result;
  return [
    ...kilogramsStep(input.weightUnit, input.weight, workingNumber(weightKg)),
    {
      label: 'Meloxicam at most',
      formula: 'weight in kg × mg per kg on the label',
      substituted: `${workingNumber(weightKg)} × ${mgPerKg}`,
      value: `${plain(raw.doseMg)} mg, shown as ${plain(doseMg)} mg`,
    },
    {
      label: 'Volume at most',
      formula: 'mg ÷ mg per mL of the suspension',
      substituted: `${workingNumber(raw.doseMg)} ÷ ${mgPerMl}`,
      value: `${plain(raw.volumeMl)} mL, rounded down to ${plain(volumeMl)} mL`,
    },
  ];
}
