import { kilogramsStep } from '#src/families/kilogramsStep.ts';
import {
  countedWeight,
  DOSED_WEIGHT_UNIT_FIELD,
  labelBlocks,
  labelField,
  medicineShareText,
  medicineWarning,
  plain,
} from '#src/families/medicineSafety.ts';
import { withMedicineAdvice } from '#src/families/refusedAdvice.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { Figure, Presentation, ResultKey, WorkingStep } from '#src/kit/presentation.ts';
import type catMetacam from '#workers/formulas/cat-metacam.ts';
import type { CatMetacamInput, CatMetacamResult } from '#workers/formulas/cat-metacam.ts';
import { CAT_MELOXICAM, MELOXICAM_CONTRAINDICATIONS, MELOXICAM_NEVER_WITH } from '#workers/reference/meloxicam.ts';
import meta from './meta.ts';

type Key = ResultKey<CatMetacamResult>;

const CANNOT = 'Cannot be measured';
const ANOTHER_STRENGTH =
  'This product cannot be measured for this weight. Ask your veterinarian about another strength.';

const definition = defineCalculator<typeof catMetacam>()({
  formula: 'cat-metacam',
  fixed: {},
  fields: {
    weight: {
      kind: 'number',
      label: 'Weight',
      hint: '1 to 12 kg (2.3 to 26.4 lb), weighed this week.',
      min: 1,
      max: 26.4,
      step: 0.1,
      unitIn: 'weightUnit',
    },
    weightUnit: DOSED_WEIGHT_UNIT_FIELD,
    day: {
      kind: 'choice',
      label: 'Which day is this dose prescribed for?',
      look: 'radios',
      options: [
        { value: 'first', label: 'First day' },
        { value: 'following', label: 'A following day' },
      ],
    },
    prescribedMgPerKg: {
      kind: 'number',
      label: 'Prescribed dose',
      hint: 'Copied from your cat’s own prescription; if in doubt, ask the clinic.',
      unit: 'mg per kg of body weight',
      min: 0,
      step: 0.01,
      prescribed: true,
    },
    concentration: {
      kind: 'choice',
      label: 'Strength of the suspension',
      hint: 'As printed on the bottle.',
      look: 'radios',
      options: [
        { value: '0.5', label: '0.5 mg/mL, for cats' },
        { value: '1.5', label: '1.5 mg/mL, for dogs' },
      ],
    },
    labelAmount: labelField('mL'),
    vetPrescribed: {
      kind: 'checkbox',
      label: 'My veterinarian has prescribed this dose for this cat, now',
      confirms: [],
      about: ['day', 'prescribedMgPerKg'],
    },
    noContraindications: {
      kind: 'checkbox',
      label: 'None of these warnings applies to this cat',
      confirms: [...MELOXICAM_CONTRAINDICATIONS.cat, ...MELOXICAM_NEVER_WITH.map((other) => `together with ${other}`)],
    },
  },
  example: {
    weight: '4',
    weightUnit: 'kg',
    day: 'following',
    prescribedMgPerKg: '0.04',
    concentration: '0.5',
    labelAmount: '',
    vetPrescribed: true,
    noContraindications: true,
  },
  warning: medicineWarning({ before: CAT_MELOXICAM.boxedWarning }),
  errorStyle: 'inline',
  resultAfterEdit: 'removed',
  present,
  shareText: medicineShareText(meta.name),
  sources: ['metacamCatProductInformation', 'metacamUsBoxedWarning'],
});

export default withMedicineAdvice(definition, 'cat');

function present(result: CatMetacamResult, input: CatMetacamInput): Presentation<Key> {
  const { volumeMl, doseMg, recheckWithinDays, measurable } = result;
  const headline = headlineOf(volumeMl);
  return {
    headline,
    status:
      volumeMl === null
        ? `${CANNOT}. ${ANOTHER_STRENGTH}`
        : `${headline.text} mL of the 0.5 mg/mL suspension for this one dose, if your veterinarian agrees.`,
    blocks: [
      { kind: 'notice', tone: 'danger', text: CAT_MELOXICAM.boxedWarning },
      ...labelBlocks(result.labelCheck, 'prescription'),
      {
        kind: 'facts',
        figures: [
          {
            field: 'doseMg',
            label: 'Meloxicam in this dose at most',
            value: doseMg,
            ...(doseMg === null ? { text: 'none shown' } : { text: plain(doseMg), unit: 'mg' }),
            note: 'Milligrams of the drug, not milliliters',
          },
          {
            field: 'recheckWithinDays',
            label: 'To be seen by the veterinarian again within',
            value: recheckWithinDays,
            text: String(recheckWithinDays),
            unit: 'days',
            note: 'Not a length of treatment; sooner when anything changes',
          },
          {
            field: 'measurable',
            label: 'Can be measured',
            value: measurable,
            text: measurable ? 'Yes, in hundredths of a mL' : 'No',
          },
          countedWeight(result, input),
        ],
      },
      {
        kind: 'notice',
        tone: 'danger',
        title: 'Stop and call the clinic',
        text: 'Not eating, vomiting, black stool or drinking more: no further dose before you have spoken to your veterinarian.',
      },
    ],
    working: workingOf(result, input),
  };
}

function headlineOf(volumeMl: number | null): Figure<Key> {
  const field = 'volumeMl';
  if (volumeMl === null)
    return { field, label: 'The prescribed dose', value: null, text: CANNOT, tone: 'caution', note: ANOTHER_STRENGTH };
  return {
    field,
    label: 'The prescribed dose, once, in the 0.5 mg/mL suspension for cats, if your veterinarian agrees',
    value: volumeMl,
    text: `At most ${plain(volumeMl)}`,
    unit: 'mL',
    note: 'Rounded down. Where the clinic’s label names another volume, ask before the dose.',
  };
}

function workingOf(result: CatMetacamResult, input: CatMetacamInput): readonly WorkingStep[] {
  const { weightKg, mgPerMl, raw, doseMg, volumeMl } = result;
  return [
    ...kilogramsStep(input.weightUnit, input.weight, workingNumber(weightKg)),
    {
      label: 'Meloxicam in the prescribed dose',
      formula: 'weight in kg × prescribed mg per kg',
      substituted: `${workingNumber(weightKg)} × ${input.prescribedMgPerKg}`,
      value: `${plain(raw.doseMg)} mg, ${doseMg === null ? 'too little to be measured' : `shown as ${plain(doseMg)} mg`}`,
    },
    ...(volumeMl === null
      ? []
      : [
          {
            label: 'Its volume',
            formula: 'mg ÷ mg per mL of the suspension',
            substituted: `${workingNumber(raw.doseMg)} ÷ ${mgPerMl}`,
            value: `${plain(raw.volumeMl)} mL, rounded down to ${plain(volumeMl)} mL`,
          },
        ]),
  ];
}
