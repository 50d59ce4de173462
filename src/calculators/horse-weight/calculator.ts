import { kilogramsStep } from '#src/calculators/families/kilogramsStep.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { fixed } from '#src/engine/kit/format.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type horseWeight from '#workers/formulas/horse-weight.ts';
import type { HorseWeightInput, HorseWeightResult } from '#workers/formulas/horse-weight.ts';
import { GIRTH_DIVISORS } from '#workers/reference/horseWeight.ts';

type Key = ResultKey<HorseWeightResult>;

const METRIC_FORMULA = 'Carroll and Huntington 1988: girth² × length ÷ 11 877, in centimeters.';

export default defineCalculator<typeof horseWeight>()({
  formula: 'horse-weight',
  fixed: {},
  fields: {
    heartGirth: {
      kind: 'number',
      label: 'Heart girth',
      unitIn: 'unit',
      hint: 'Around the chest, just behind the elbows: 30 to 100 in, or 76.2 to 254 cm.',
      min: 30,
      max: 254,
      step: 0.5,
    },
    unit: {
      kind: 'choice',
      label: 'Unit of the tape',
      look: 'menu',
      options: [
        { value: 'in', label: 'Inches' },
        { value: 'cm', label: 'Centimeters' },
      ],
      initial: 'in',
    },
    bodyLength: {
      kind: 'number',
      label: 'Body length',
      unitIn: 'unit',
      hint: 'Point of shoulder to point of buttock: 25 to 100 in, or 63.5 to 254 cm.',
      min: 25,
      max: 254,
      step: 0.5,
    },
    category: {
      kind: 'choice',
      label: 'Age group',
      look: 'radios',
      options: [
        { value: 'adult', label: 'Adult' },
        { value: 'yearling', label: 'Yearling' },
        { value: 'weanling', label: 'Weanling' },
      ],
      initial: 'adult',
    },
  },
  example: { unit: 'in', heartGirth: '76', bodyLength: '65', category: 'adult' },
  errorStyle: 'inline',
  outputs: {
    weightLb: whole('Estimated weight', 'lb'),
    weightKg: whole('Estimated weight', 'kg'),
    rangeLb: { kind: 'group', keys: { min: whole('From', 'lb'), max: whole('To', 'lb') } },
    rangeKg: { kind: 'group', keys: { min: whole('From', 'kg'), max: whole('To', 'kg') } },
    inches: { kind: 'inner', label: 'Measures in inches' },
    raw: { kind: 'inner', label: 'Unrounded' },
    reference: { kind: 'group', keys: { weightKg: { ...whole('By the metric formula', 'kg'), note: METRIC_FORMULA } } },
  },
  present,
  precision: { counts: 'figures', of: ['weightLb', 'weightKg', 'reference.weightKg'] },
  evidence: 'estimate',
  sources: ['horseGirthExtension', 'carrollHuntington1988'],
});

function whole(label: string, unit: 'lb' | 'kg'): NumberOutput<unknown> {
  return { kind: 'number', label, unit, written: decimals(0) };
}

function present(result: HorseWeightResult, input: HorseWeightInput, figure: FigureOf<Key>): Presentation<Key> {
  const note = 'Expect an error of 5 to 10 percent.';
  const [headline, other] =
    input.unit === 'in'
      ? [figure('weightLb', { note }), figure('weightKg', { label: 'The same in kilograms' })]
      : [figure('weightKg', { note }), figure('weightLb', { label: 'The same in pounds' })];
  return {
    headline,
    status: `Estimated weight ${headline.text} ${headline.unit}.`,
    blocks: [
      {
        kind: 'notice',
        tone: 'caution',
        text: 'For medicines and dewormers use a scale or ask your vet. The formula does not fit unweaned foals, donkeys, draft breeds and mares in late pregnancy.',
      },
      { kind: 'facts', figures: [other, ...(result.reference === null ? [] : [figure('reference.weightKg')])] },
      {
        kind: 'table',
        title: 'Range of 10 percent either side',
        columns: [{ label: 'Unit' }, { label: 'From', numeric: true }, { label: 'To', numeric: true }],
        rows: [
          ['Pounds', figure('rangeLb.min'), figure('rangeLb.max')],
          ['Kilograms', figure('rangeKg.min'), figure('rangeKg.max')],
        ],
      },
    ],
    working: workingOf(result, input),
  };
}

function workingOf({ inches, raw, rangeLb }: HorseWeightResult, input: HorseWeightInput): readonly WorkingStep[] {
  const { heartGirth, bodyLength, unit, category } = input;
  const [girth, length] =
    unit === 'in'
      ? [heartGirth, bodyLength].map(String)
      : [workingNumber(inches.heartGirth), workingNumber(inches.bodyLength)];
  const pounds = workingNumber(raw.weightLb);
  return [
    ...(unit === 'in'
      ? []
      : [
          { label: 'Girth in inches', formula: 'cm ÷ 2.54', substituted: `${heartGirth} ÷ 2.54`, value: `${girth} in` },
          {
            label: 'Length in inches',
            formula: 'cm ÷ 2.54',
            substituted: `${bodyLength} ÷ 2.54`,
            value: `${length} in`,
          },
        ]),
    {
      label: 'Weight in pounds',
      formula: `girth² × length ÷ ${GIRTH_DIVISORS[category]}`,
      substituted: `${girth}² × ${length} ÷ ${GIRTH_DIVISORS[category]}`,
      value: `${fixed(raw.weightLb, 1)} lb`,
    },
    ...kilogramsStep('lb', pounds, fixed(raw.weightKg, 1)),
    {
      label: 'Range in pounds',
      formula: 'lb × 0.9 to lb × 1.1',
      substituted: `${pounds} × 0.9 to ${pounds} × 1.1`,
      value: `${rangeLb.min} to ${rangeLb.max} lb`,
    },
  ];
}
