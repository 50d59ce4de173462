import { defineCalculator } from '#src/kit/defineCalculator.ts';
import type { Draft } from '#src/kit/fields.ts';
import { fixed } from '#src/kit/format.ts';
import type { Block, Figure, Presentation, ResultKey } from '#src/kit/presentation.ts';
import type dogBmi from '#workers/formulas/dog-bmi.ts';
import type { DogBmiInput, DogBmiResult } from '#workers/formulas/dog-bmi.ts';
import { BODY_CONDITION_SCORES } from '#workers/reference/bodyCondition.ts';
import { scoreChart } from './chart.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<DogBmiResult>;

const EXAMPLE: Draft<DogBmiInput> = {
  weight: '36.5',
  weightUnit: 'kg',
  bcs: '7',
  shoulderHeight: '57',
  heightUnit: 'cm',
};

export default defineCalculator<typeof dogBmi>()({
  formula: 'dog-bmi',
  fixed: {},
  fields: {
    weight: {
      kind: 'number',
      label: 'Weight of the dog',
      unitIn: 'weightUnit',
      hint: '0.5 to 120 kg, or 1.2 to 264.5 lb.',
      min: 0.5,
      max: 264.5,
      step: 0.5,
    },
    weightUnit: {
      kind: 'choice',
      label: 'Unit of the weight',
      hint: 'As your scale shows it.',
      look: 'menu',
      initial: 'kg',
      options: [
        { value: 'kg', label: 'Kilograms (kg)' },
        { value: 'lb', label: 'Pounds (lb)' },
      ],
    },
    bcs: {
      kind: 'number',
      label: 'Body condition score',
      hint: 'A whole number from 1 (starved) to 9 (very fat). Feel the ribs, look from above and from the side.',
      min: 1,
      max: 9,
      scores: { title: 'What the nine scores mean', meanings: BODY_CONDITION_SCORES.dog },
    },
    shoulderHeight: {
      kind: 'number',
      label: 'Shoulder height',
      unitIn: 'heightUnit',
      hint: 'Floor to the top of the shoulder: 10 to 110 cm, or 4 to 43 in.',
      min: 4,
      max: 110,
      optional: true,
    },
    heightUnit: {
      kind: 'choice',
      label: 'Unit of the height',
      hint: 'Needed only if you enter a height.',
      look: 'menu',
      initial: 'cm',
      options: [
        { value: 'cm', label: 'Centimeters (cm)' },
        { value: 'in', label: 'Inches (in)' },
      ],
    },
  },
  example: EXAMPLE,
  errorStyle: 'inline',
  present,
  sources: ['wsavaBodyCondition', 'laflamme1997', 'aahaWeightManagement', 'mawby2004'],
});

function present(result: DogBmiResult, input: DogBmiInput): Presentation<Key> {
  const { idealWeight, weightUnit, category } = result;
  const ideal = fixed(idealWeight, 1);
  return {
    headline: {
      field: 'idealWeight',
      label: 'Ideal weight',
      value: idealWeight,
      text: ideal,
      unit: weightUnit,
      note: `Estimated from a score of ${input.bcs} at ${input.weight} ${weightUnit}.`,
    },
    status: `${category}; ideal weight about ${ideal} ${weightUnit}.`,
    blocks: [
      ...advice(result, input),
      {
        kind: 'facts',
        figures: [categoryFigure(result, input), ...conditionFigures(result), bmiFigure(result)],
      },
      { kind: 'chart', chart: scoreChart(result, input) },
      {
        kind: 'notice',
        tone: 'caution',
        text: 'Not for puppies and pregnant dogs. A fat dog can still lack muscle: let your veterinarian confirm the score before you change the feeding.',
      },
    ],
    working: workingOf(result, input),
  };
}

/** Returns the advice for the extreme scores, shown before any number. */
function advice({ category }: DogBmiResult, { bcs }: DogBmiInput): readonly Block<Key>[] {
  if (category === 'Underweight')
    return [
      {
        kind: 'notice',
        tone: 'caution',
        title: bcs === 1 ? 'See a veterinarian today' : 'Have the cause looked for',
        text: 'A thin dog may be ill, in pain or full of worms. See a veterinarian before you simply feed more.',
      },
    ];
  if (category === 'Obese')
    return [
      {
        kind: 'notice',
        tone: 'caution',
        title: 'Slim down with a plan',
        text: 'Ask your veterinarian for a weight-loss plan with a target, a food and a pace; a dog should never be starved.',
      },
    ];
  return [];
}

function categoryFigure({ category }: DogBmiResult, { bcs }: DogBmiInput): Figure<Key> {
  return {
    field: 'category',
    label: 'Body condition',
    value: category,
    text: category,
    tone: category === 'Ideal' ? 'good' : 'caution',
    note: `Score ${bcs} of 9. ${BODY_CONDITION_SCORES.dog[bcs - 1]}`,
  };
}

function conditionFigures({ overweightPercent, bodyFatPercent }: DogBmiResult): readonly Figure<Key>[] {
  return [
    {
      field: 'overweightPercent',
      label: overweightPercent < 0 ? 'Against the ideal weight' : 'Above the ideal weight',
      value: overweightPercent,
      text: fixed(overweightPercent, 0),
      unit: '%',
      note: '10 for each point above 5 or below 4.',
    },
    {
      field: 'bodyFatPercent',
      label: 'Body fat, estimated',
      value: bodyFatPercent,
      text: fixed(bodyFatPercent, 0),
      unit: '%',
      note: 'About 20 at score 5, and 5 more or less with each point.',
    },
  ];
}

function bmiFigure({ bmi }: DogBmiResult): Figure<Key> {
  const common = { field: 'bmi', label: 'BMI, for following this dog over time', value: bmi } as const;
  if (bmi === null)
    return { ...common, text: 'not computed', note: 'Enter the shoulder height if you want to follow it.' };
  return {
    ...common,
    text: fixed(bmi, 1),
    unit: 'kg/m²',
    note: 'No limits hold across breeds: compare it only with this dog’s earlier numbers.',
  };
}
