import {
  digits,
  forStep,
  POISON_PAGE,
  poisonPresentation,
  spokenAmount,
  spokenFigure,
  weightFields,
  weightStep,
} from '#src/families/poisoning.ts';
import { withPoisonAdvice } from '#src/families/refusedAdvice.ts';
import { yesNoFigure } from '#src/families/yesNoFigure.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import type { Values } from '#src/kit/fields.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import type { Presentation, ResultKey, WorkingStep } from '#src/kit/presentation.ts';
import type medicineOverdose from '#workers/formulas/pet-medicine-overdose.ts';
import type { OverdoseInput, OverdoseResult } from '#workers/formulas/pet-medicine-overdose.ts';
import { OVERDOSE_MEDICINES, type OverdoseMedicine } from '#workers/reference/medicineOverdose.ts';
import { type PetSpecies, PLAUSIBLE_WEIGHTS } from '#workers/reference/plausibleWeights.ts';
import type { PoisonUrgency } from '#workers/reference/poisoning.ts';

type Key = ResultKey<OverdoseResult>;

const MEDICINES = Object.keys(OVERDOSE_MEDICINES) as OverdoseMedicine[];
const ANIMALS: Readonly<Record<PetSpecies, string>> = { dog: 'Dog', cat: 'Cat' };

const WHOLE_PACKAGE = 'Say how many a full package holds.';

const definition = defineCalculator<typeof medicineOverdose>()({
  ...POISON_PAGE,
  formula: 'pet-medicine-overdose',
  fixed: {},
  fields: {
    species: {
      kind: 'choice',
      label: 'Animal',
      look: 'radios',
      options: [
        { value: 'dog', label: ANIMALS.dog },
        { value: 'cat', label: ANIMALS.cat },
      ],
    },
    ...weightFields('dog or cat'),
    medicine: {
      kind: 'choice',
      label: 'Medicine',
      hint: 'The active ingredient, as the package has it.',
      look: 'radios',
      options: MEDICINES.map((medicine) => ({ value: medicine, label: OVERDOSE_MEDICINES[medicine].name })),
    },
    strengthMg: {
      kind: 'number',
      label: 'Strength of one tablet or mL',
      hint: 'In mg, from the package; above 0.',
      ...measuredIn('mass', 'mg', 'g'),
      min: 0,
      step: 1,
    },
    count: {
      kind: 'number',
      label: 'Tablets or mL swallowed',
      hint: 'Above 0. Enter the most it could have been.',
      min: 0,
      step: 1,
    },
    wholePackage: {
      kind: 'checkbox',
      label: 'It may have been the whole package, or more than I can count',
      hint: WHOLE_PACKAGE,
    },
  },
  example: {
    species: 'dog',
    weight: '10',
    weightUnit: 'kg',
    medicine: 'diphenhydramine',
    strengthMg: '25',
    count: '4',
    wholePackage: false,
  },
  present,
  sources: [...new Set(MEDICINES.flatMap((medicine) => OVERDOSE_MEDICINES[medicine].sources))],
});

export default withPoisonAdvice(definition, animalsOf, leastUrgency);

/** Returns both animals as long as none is chosen. */
function animalsOf({ species }: Values): readonly PetSpecies[] {
  const animals = Object.keys(PLAUSIBLE_WEIGHTS) as PetSpecies[];
  return animals.some((animal) => animal === species) ? animals.filter((animal) => animal === species) : animals;
}

/**
 * Returns the urgency for the animal and the medicine, regardless of the amount unless it may be the whole package; for two
 * possible animals, the less urgent.
 */
function leastUrgency(draft: Values): PoisonUrgency {
  const medicine = MEDICINES.find((each) => each === draft.medicine) ?? 'other';
  const { urgency } = OVERDOSE_MEDICINES[medicine];
  if (draft.wholePackage === true) return 'emergency';
  return animalsOf(draft).every((animal) => urgency[animal] === 'emergency') ? 'emergency' : 'callNow';
}

function present(result: OverdoseResult, input: OverdoseInput): Presentation<Key> {
  const { amountMg, doseMgPerKg, urgency, strengthQuestion, ifGrams } = result;
  const { species, weight, weightUnit, medicine, strengthMg, count, wholePackage } = input;
  const { spoken } = OVERDOSE_MEDICINES[medicine];
  const patient = `${ANIMALS[species]}, ${weight} ${weightUnit}`;
  const [inAll, perKg] = [spokenAmount(amountMg, 1), spokenAmount(doseMgPerKg, 1)];
  return poisonPresentation({
    urgency,
    patient,
    eaten: `${count} × ${strengthMg} mg of ${spoken}`,
    first: [
      ...(ifGrams === undefined
        ? []
        : [
            `Is it grams? ${strengthMg} g would be ${spokenAmount(ifGrams.amountMg, 1)} mg, ${spokenAmount(ifGrams.doseMgPerKg, 1)} mg for each kg. Say both on the telephone.`,
          ]),
      ...(wholePackage ? [WHOLE_PACKAGE] : []),
      `Say this on the telephone: ${patient}, ${inAll} mg of ${spoken}, about ${perKg} mg for each kg, at ____ o’clock.`,
      'This figure does not tell how dangerous it is. Age, illness and other medicines matter as much.',
      'Do not give the next dose until a veterinarian says so.',
      ...(medicine === 'diphenhydramine' ? [SECOND_INGREDIENT] : []),
    ],
    figures: [
      spokenFigure('doseMgPerKg', 'For each kg of body weight, for the telephone', doseMgPerKg, 1, 'mg/kg'),
      spokenFigure('amountMg', 'Swallowed at most', amountMg, 1, 'mg'),
      ...(ifGrams === undefined
        ? []
        : [
            spokenFigure(
              'ifGrams.doseMgPerKg',
              'For each kg, if the strength is in grams',
              ifGrams.doseMgPerKg,
              1,
              'mg/kg',
            ),
            spokenFigure('ifGrams.amountMg', 'Swallowed, if the strength is in grams', ifGrams.amountMg, 1, 'mg'),
          ]),
      yesNoFigure('strengthQuestion', 'A strength that may be grams', strengthQuestion),
    ],
    remarks: [],
    working: workingOf(result, input),
  });
}

const SECOND_INGREDIENT =
  'Is there a second ingredient? Decongestants (-D, pseudoephedrine, phenylephrine), acetaminophen or xylitol make it an emergency: go now.';

function workingOf(
  { raw }: OverdoseResult,
  { weight, weightUnit, strengthMg, count }: OverdoseInput,
): readonly WorkingStep[] {
  return [
    ...weightStep(weight, weightUnit, raw.weightKg),
    {
      label: 'Swallowed at most',
      formula: 'mg in one × tablets or mL',
      substituted: `${forStep(strengthMg, raw.amountMg)} × ${forStep(count, raw.amountMg)}`,
      value: `${digits(raw.amountMg)} mg`,
    },
    {
      label: 'For each kg',
      formula: 'mg ÷ kg',
      substituted: `${forStep(raw.amountMg, raw.doseMgPerKg)} ÷ ${forStep(raw.weightKg, raw.doseMgPerKg)}`,
      value: `${digits(raw.doseMgPerKg)} mg/kg`,
    },
  ];
}
