/** The pages on EPA and DHA for dogs and cats: one formula, one table, and the texts of each page. */
import { type AnyCalculatorDefinition, defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Block, Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { decimals, inWords } from '#src/engine/kit/writing.ts';
import type omega3 from '#workers/formulas/omega3.ts';
import type { OmegaInput, OmegaResult } from '#workers/formulas/omega3.ts';
import {
  LEAST_MG_PER_UNIT,
  OMEGA_WARNINGS,
  OMEGA3,
  type OmegaGoal,
  type OmegaSpecies,
} from '#workers/reference/omega3.ts';
import { PLAUSIBLE_WEIGHTS } from '#workers/reference/plausibleWeights.ts';
import type { SourceKey } from '#workers/reference/sources.ts';
import { kilogramsStep } from './kilogramsStep.ts';
import {
  COUNTED_WEIGHT,
  DOSED_WEIGHT_UNIT_FIELD,
  medicineShareText,
  medicineWarning,
  plain,
  upToFourDecimals,
} from './medicineSafety.ts';
import { withMedicineAdvice } from './refusedAdvice.ts';

type Key = ResultKey<OmegaResult>;

interface SpeciesWords {
  /** Limits in pounds are rounded inward, so that all weights in these words are accepted. */
  readonly weightLimits: string;
  /** Upper limit of the arrow keys, in pounds, which give larger numbers than kilograms. */
  readonly maxWeight: number;
  readonly goals: readonly { readonly value: OmegaGoal; readonly label: string }[];
  readonly example: { readonly weight: string; readonly epaMg: string; readonly dhaMg: string };
  readonly exampleProduct: OmegaInput['productType'];
  /** The meaning of the ceiling. */
  readonly ceilingNote: string;
  /** Limits of the evidence for the target, if there are any. */
  readonly evidence?: string;
  readonly sources: readonly SourceKey[];
}

const A_DAY = { kind: 'number', unit: 'mg a day', written: decimals(0) } as const;
const CUSTOM = { value: 'custom', label: 'Target from my veterinarian' } as const;

const WORDS: Readonly<Record<OmegaSpecies, SpeciesWords>> = {
  dog: {
    weightLimits: '0.5 to 120 kg, or 1.2 to 264.5 lb.',
    maxWeight: 264.5,
    goals: [{ value: 'general', label: 'General' }, { value: 'joint', label: 'Joints' }, CUSTOM],
    example: { weight: '20', epaMg: '180', dhaMg: '120' },
    exampleProduct: 'capsule',
    ceilingNote: 'Upper limit of the National Research Council: a ceiling, not a goal',
    sources: ['omegaPetDogStudy', 'careOmega', 'nrcOmega', 'lenoxBauer2013'],
  },
  cat: {
    weightLimits: '0.5 to 15 kg, or 1.2 to 33 lb.',
    maxWeight: 33,
    goals: [{ value: 'general', label: 'General, coat and skin' }, CUSTOM],
    example: { weight: '4.5', epaMg: '120', dhaMg: '80' },
    exampleProduct: 'liquid',
    ceilingNote: 'Ceiling of this page, not a published limit',
    evidence:
      'The evidence behind the target for cats is weak, and no upper limit has been established for them: let your veterinarian decide.',
    sources: ['catFishOilPractice', 'lenoxBauer2013'],
  },
};

/** Advice for a product of which a single step exceeds the ceiling. */
const ANOTHER_STRENGTH =
  'This product cannot be measured for this weight. Ask your veterinarian about another strength.';
const CANNOT = 'Cannot be measured';

/** @param title name of the page, and its whole share text */
export function omegaCalculator(species: OmegaSpecies, title: string): AnyCalculatorDefinition {
  const { weightLimits, maxWeight, goals, example, exampleProduct, ceilingNote, sources } = WORDS[species];
  const isCustom = ({ goal }: { readonly goal: OmegaGoal | '' }) => goal === 'custom';
  const definition = defineCalculator<typeof omega3>()({
    formula: 'omega3',
    fixed: { species },
    fields: {
      weight: {
        kind: 'number',
        label: `Weight of the ${species}`,
        min: PLAUSIBLE_WEIGHTS[species].minKg,
        max: maxWeight,
        limits: weightLimits,
        step: 0.1,
        unitIn: 'weightUnit',
      },
      weightUnit: DOSED_WEIGHT_UNIT_FIELD,
      goal: { kind: 'choice', label: 'Goal', look: 'radios', options: goals },
      customMgPerKg: {
        kind: 'number',
        label: 'Target from my veterinarian',
        hint: 'EPA and DHA together; above 0.',
        unit: 'mg per kg of body weight and day',
        min: 0,
        prescribed: true,
        visibleWhen: isCustom,
      },
      productType: {
        kind: 'choice',
        label: 'Product',
        hint: 'The label’s figures below are for one capsule or for one mL.',
        look: 'radios',
        options: [
          { value: 'capsule', label: 'Capsules' },
          { value: 'liquid', label: 'Liquid' },
        ],
      },
      epaMg: {
        kind: 'number',
        label: 'EPA in one capsule or one mL',
        hint: 'From the label. Not the total fish oil. 0 where there is none.',
        unit: 'mg',
        min: 0,
        step: 10,
      },
      dhaMg: {
        kind: 'number',
        label: 'DHA in one capsule or one mL',
        hint: `From the label. EPA and DHA together: ${LEAST_MG_PER_UNIT} mg or more.`,
        unit: 'mg',
        min: 0,
        step: 10,
      },
      notLiverOil: {
        kind: 'checkbox',
        label: 'This product is not cod liver oil or another liver oil',
        confirms: [],
        about: ['productType', 'epaMg', 'dhaMg'],
      },
      vetApproved: {
        kind: 'checkbox',
        label: `My veterinarian has approved this target for this ${species}`,
        confirms: [],
        about: ['goal', 'customMgPerKg'],
        visibleWhen: isCustom,
      },
    },
    example: {
      ...example,
      weightUnit: 'kg',
      goal: 'general',
      customMgPerKg: '',
      productType: exampleProduct,
      notLiverOil: true,
      vetApproved: true,
    },
    warning: medicineWarning(),
    errorStyle: 'inline',
    resultAfterEdit: 'removed',
    outputs: {
      targetMg: {
        ...A_DAY,
        label: 'EPA + DHA, target not to be passed',
        note: ({ result }) => `${plain(result.mgPerKg)} mg per kg of body weight`,
      },
      upperLimitMg: { ...A_DAY, label: 'EPA + DHA, never above', note: ceilingNote },
      unitsPerDay: {
        kind: 'number',
        label: ({ value }) => (value === null ? 'Amount per day' : 'Per day, if your veterinarian agrees'),
        unit: ({ value, result: { unitLabel } }) => (unitLabel === 'capsule' && value !== 1 ? 'capsules' : unitLabel),
        written: (value) => inWords(`At most ${plain(value)}`),
        note: ({ result: { mgPerUnit, unitLabel } }) =>
          `Of a product with ${plain(mgPerUnit)} mg EPA and DHA in one ${unitLabel}. Rounded down.`,
        tone: ({ value }) => (value === null ? 'caution' : undefined),
        missing: CANNOT,
        missingNote: ANOTHER_STRENGTH,
      },
      unitLabel: { kind: 'words', label: 'Measured in' },
      deliveredMg: { ...A_DAY, label: 'EPA + DHA in that amount', written: upToFourDecimals, missing: 'none shown' },
      measurable: { kind: 'flag', label: 'Can be measured' },
      weightKg: COUNTED_WEIGHT,
      mgPerKg: { kind: 'number', label: 'Target for each kg', unit: 'mg/kg', written: upToFourDecimals },
      mgPerUnit: { kind: 'number', label: 'EPA + DHA in one capsule or one mL', unit: 'mg', written: upToFourDecimals },
      isAboveLowerCeiling: { kind: 'flag', label: 'Above the lower of two published limits' },
      raw: { kind: 'inner', label: 'Unrounded' },
    },
    present,
    shareText: medicineShareText(title),
    evidence: 'rule',
    sources,
  });
  return withMedicineAdvice(definition, species);
}

const FACTS = ['deliveredMg', 'targetMg', 'upperLimitMg', 'unitLabel', 'measurable', 'weightKg'] as const;

function present(result: OmegaResult, input: OmegaInput, figure: FigureOf<Key>): Presentation<Key> {
  const headline = figure('unitsPerDay');
  const { evidence } = WORDS[input.species];
  return {
    headline,
    status: result.measurable
      ? `${headline.text} ${headline.unit} per day, if your veterinarian agrees.`
      : `${CANNOT}. ${ANOTHER_STRENGTH}`,
    blocks: [
      ...(result.isAboveLowerCeiling ? [lowerCeiling(input)] : []),
      ...(evidence === undefined ? [] : [{ kind: 'notice', tone: 'caution', text: evidence } as const]),
      { kind: 'facts', figures: FACTS.map((key) => figure(key)) },
      {
        kind: 'notice',
        tone: 'caution',
        title: 'Stop and ask',
        text: 'Vomiting or diarrhea: stop the oil and ask your veterinarian. Mention it before surgery and with blood thinners, NSAIDs or steroids.',
      },
      { kind: 'list', title: 'Talk about these with your veterinarian', items: OMEGA_WARNINGS },
    ],
    working: workingOf(result, input),
  };
}

function lowerCeiling({ species }: OmegaInput): Block<Key> {
  const { lowerCeilingFactor, ceiling } = OMEGA3[species];
  return {
    kind: 'notice',
    tone: 'danger',
    title: 'Above the lower of two published limits',
    text: `The canine arthritis resource CARE stops at ${lowerCeilingFactor} × kg^${ceiling.exponent} mg a day. Ask your veterinarian whether this target is meant.`,
  };
}

function workingOf(result: OmegaResult, input: OmegaInput): readonly WorkingStep[] {
  const { weightKg, mgPerKg, mgPerUnit, unitsPerDay, unitLabel, deliveredMg, raw } = result;
  const { factor, exponent } = OMEGA3[input.species].ceiling;
  const power = exponent === 1 ? '' : `^${exponent}`;
  const target = upToFourDecimals(raw.targetMg);
  const limit = upToFourDecimals(raw.upperLimitMg);
  const units = upToFourDecimals(raw.units);
  return [
    ...kilogramsStep(input.weightUnit, input.weight, workingNumber(weightKg)),
    {
      label: 'Target',
      formula: 'weight in kg × mg per kg of the goal',
      substituted: `${workingNumber(weightKg, target)} × ${mgPerKg}`,
      value: `${target.text} mg a day`,
    },
    {
      label: 'Upper limit',
      formula: `${factor} × kg${power}`,
      substituted: `${factor} × ${workingNumber(weightKg, limit)}${power}`,
      value: `${limit.text} mg a day`,
    },
    {
      label: `In one ${unitLabel}`,
      formula: 'EPA + DHA',
      substituted: `${input.epaMg} + ${input.dhaMg}`,
      value: `${plain(mgPerUnit)} mg`,
    },
    {
      label: 'Amount',
      formula: `target ÷ mg in one ${unitLabel}`,
      substituted: `${workingNumber(raw.targetMg, units)} ÷ ${workingNumber(mgPerUnit, units)}`,
      value: `${units.text}, ${unitsPerDay === null ? 'less than can be measured' : `rounded down to ${unitsPerDay}`}`,
    },
    ...(deliveredMg === null
      ? []
      : [
          {
            label: 'In that amount',
            formula: `amount × mg in one ${unitLabel}`,
            substituted: `${unitsPerDay} × ${workingNumber(mgPerUnit, upToFourDecimals(deliveredMg))}`,
            value: `${plain(deliveredMg)} mg a day`,
          },
        ]),
  ];
}
