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
import type catMetacam from '#workers/formulas/cat-metacam.ts';
import type { CatMetacamInput, CatMetacamResult } from '#workers/formulas/cat-metacam.ts';
import { CAT_MELOXICAM, MELOXICAM_CONTRAINDICATIONS, MELOXICAM_NEVER_WITH } from '#workers/reference/meloxicam.ts';
import meta from './content.ts?meta';

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
  outputs: {
    doseMg: {
      kind: 'number',
      label: 'Meloxicam in this dose at most',
      unit: 'mg',
      written: upToFourDecimals,
      note: 'Milligrams of the drug, not milliliters',
      missing: 'none shown',
    },
    volumeMl: {
      kind: 'number',
      label: ({ value }) =>
        value === null
          ? 'The prescribed dose'
          : 'The prescribed dose, once, in the 0.5 mg/mL suspension for cats, if your veterinarian agrees',
      unit: 'mL',
      written: (value) => inWords(`At most ${plain(value)}`),
      note: 'Rounded down. Where the clinic’s label names another volume, ask before the dose.',
      tone: ({ value }) => (value === null ? 'caution' : undefined),
      missing: CANNOT,
      missingNote: ANOTHER_STRENGTH,
    },
    recheckWithinDays: {
      kind: 'number',
      label: 'To be seen by the veterinarian again within',
      unit: 'days',
      written: decimals(0),
      note: 'Not a length of treatment; sooner when anything changes',
    },
    measurable: { kind: 'flag', label: 'Can be measured', words: { true: 'Yes, in hundredths of a mL', false: 'No' } },
    labelCheck: labelOutput('prescription'),
    weightKg: COUNTED_WEIGHT,
    mgPerMl: { kind: 'number', label: 'Strength of the suspension', unit: 'mg/mL', written: upToFourDecimals },
    raw: { kind: 'inner', label: 'Unrounded' },
  },
  present,
  shareText: medicineShareText(meta.name),
  evidence: 'rule',
  sources: ['metacamCatProductInformation', 'metacamUsBoxedWarning'],
});

export default withMedicineAdvice(definition, 'cat');

function present(result: CatMetacamResult, input: CatMetacamInput, figure: FigureOf<Key>): Presentation<Key> {
  const headline = figure('volumeMl');
  return {
    headline,
    status:
      result.volumeMl === null
        ? `${CANNOT}. ${ANOTHER_STRENGTH}`
        : `${headline.text} mL of the 0.5 mg/mL suspension for this one dose, if your veterinarian agrees.`,
    blocks: [
      { kind: 'notice', tone: 'danger', text: CAT_MELOXICAM.boxedWarning },
      ...labelBlocks(result.labelCheck, 'prescription', figure),
      {
        kind: 'facts',
        figures: [figure('doseMg'), figure('recheckWithinDays'), figure('measurable'), figure('weightKg')],
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
