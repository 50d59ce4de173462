import {
  digits,
  doseStep,
  EATEN_AGO_FIELD,
  forStep,
  POISON_PAGE,
  poisonPresentation,
  spoken,
  URGENCY,
  weightFields,
  weightStep,
} from '#src/calculators/families/poisoning.ts';
import { withPoisonAdvice } from '#src/calculators/families/refusedAdvice.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
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
      hint: 'Enter the most it could be.',
      limits: 'Above 0. Enter the most it could have been.',
      min: 0,
      step: 1,
    },
    eatenAgo: EATEN_AGO_FIELD,
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
    eatenAgo: '',
    wholePackage: false,
  },
  outputs: {
    amountMg: spoken('Swallowed at most', 1, 'mg'),
    doseMgPerKg: spoken('For each kg of body weight, for the telephone', 1, 'mg/kg'),
    urgency: URGENCY,
    strengthQuestion: { kind: 'flag', label: 'A strength that may be grams' },
    ifGrams: {
      kind: 'group',
      keys: {
        amountMg: spoken('Swallowed, if the strength is in grams', 1, 'mg'),
        doseMgPerKg: spoken('For each kg, if the strength is in grams', 1, 'mg/kg'),
      },
    },
    raw: { kind: 'inner', label: 'Unrounded' },
  },
  present,
  evidence: 'rule',
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

function present(result: OverdoseResult, input: OverdoseInput, figure: FigureOf<Key>): Presentation<Key> {
  const { urgency, ifGrams } = result;
  const { species, weight, weightUnit, medicine, strengthMg, count, wholePackage, eatenAgo } = input;
  const { spoken: name } = OVERDOSE_MEDICINES[medicine];
  const patient = `${ANIMALS[species]}, ${weight} ${weightUnit}`;
  const [perKg, inAll] = [figure('doseMgPerKg'), figure('amountMg')];
  const inGrams = ifGrams === undefined ? [] : [figure('ifGrams.doseMgPerKg'), figure('ifGrams.amountMg')];
  return poisonPresentation(figure, {
    urgency,
    species: ANIMALS[species],
    weight: `${weight} ${weightUnit}`,
    what: name,
    strength: `${strengthMg} mg`,
    count: wholePackage ? `${count}, or the whole package` : String(count),
    ago: eatenAgo,
    first: [
      ...(ifGrams === undefined
        ? []
        : [
            `Is it grams? ${strengthMg} g would be ${figure('ifGrams.amountMg').text} mg, ${figure('ifGrams.doseMgPerKg').text} mg for each kg. Say both on the telephone.`,
          ]),
      ...(wholePackage ? [WHOLE_PACKAGE] : []),
      `Say this on the telephone: ${patient}, ${inAll.text} mg of ${name}, about ${perKg.text} mg for each kg, at ____ o’clock.`,
      'This figure does not tell how dangerous it is. Age, illness and other medicines matter as much.',
      'Do not give the next dose until a veterinarian says so.',
      ...(medicine === 'diphenhydramine' ? [SECOND_INGREDIENT] : []),
    ],
    figures: [perKg, inAll, ...inGrams, figure('strengthQuestion')],
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
    doseStep(raw.amountMg, raw.weightKg, raw.doseMgPerKg, 'mg', 'For each kg'),
  ];
}
