import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import type { XyChart } from '#src/engine/kit/onDemand/chart.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Block, Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type dogBmi from '#workers/formulas/dog-bmi.ts';
import type { DogBmiInput, DogBmiResult } from '#workers/formulas/dog-bmi.ts';
import { BODY_CONDITION_SCORES, CONDITION_CATEGORIES } from '#workers/reference/bodyCondition.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<DogBmiResult>;

export default defineCalculator<typeof dogBmi>()({
  formula: 'dog-bmi',
  fixed: {},
  fields: {
    weight: {
      kind: 'number',
      label: 'Weight of the dog',
      unitIn: 'weightUnit',
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
  example: { weight: '36.5', weightUnit: 'kg', bcs: '7', shoulderHeight: '57', heightUnit: 'cm' },
  errorStyle: 'inline',
  outputs: {
    bmi: {
      kind: 'number',
      label: 'BMI, for following this dog over time',
      unit: 'kg/m²',
      written: decimals(1),
      note: 'No limits hold across breeds: compare it only with this dog’s earlier numbers.',
      missing: 'not computed',
      missingNote: 'Enter the shoulder height if you want to follow it.',
    },
    category: {
      kind: 'words',
      label: 'Body condition',
      tone: ({ value }) => (value === 'Ideal' ? 'good' : 'caution'),
      note: ({ input: { bcs } }) => `Score ${bcs} of 9. ${BODY_CONDITION_SCORES.dog[bcs - 1]}`,
    },
    overweightPercent: {
      kind: 'number',
      label: ({ value }) => (value < 0 ? 'Against the ideal weight' : 'Above the ideal weight'),
      unit: '%',
      written: decimals(0),
      note: '10 for each point above 5 or below 4.',
    },
    idealWeight: {
      kind: 'number',
      label: 'Ideal weight',
      unit: ({ result }) => result.weightUnit,
      written: decimals(1),
      note: ({ input }) => `Estimated from a score of ${input.bcs} at ${input.weight} ${input.weightUnit}.`,
    },
    weightUnit: { kind: 'words', label: 'Unit of the weight' },
    bodyFatPercent: {
      kind: 'number',
      label: 'Body fat, estimated',
      unit: '%',
      written: decimals(0),
      note: 'About 20 at score 5, and 5 more or less with each point.',
    },
    raw: { kind: 'inner', label: 'Unrounded' },
    weightByScore: { kind: 'inner', label: 'Weight of this dog at each score' },
  },
  present,
  evidence: 'estimate',
  sources: ['wsavaBodyCondition', 'laflamme1997', 'aahaWeightManagement', 'mawby2004'],
});

function present(result: DogBmiResult, input: DogBmiInput, figure: FigureOf<Key>): Presentation<Key> {
  const headline = figure('idealWeight');
  return {
    headline,
    status: `${result.category}; ideal weight about ${headline.text} ${headline.unit}.`,
    blocks: [
      ...advice(result, input),
      {
        kind: 'facts',
        figures: [figure('category'), figure('overweightPercent'), figure('bodyFatPercent'), figure('bmi')],
      },
      { kind: 'chart', chart: scoreChart(result, input) },
      {
        kind: 'notice',
        tone: 'caution',
        text: 'Not for puppies and pregnant dogs. A fat dog can still lack muscle: let your veterinarian confirm the score before you change the feeding.',
      },
    ],
    working: workingOf(result, input, figure),
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

/**
 * Returns the score by this dog's weight, with the four categories as bands, and the dog and its ideal weight as
 * points.
 */
function scoreChart({ weightByScore, weightUnit, raw }: DogBmiResult, { weight, bcs }: DogBmiInput): XyChart {
  return {
    type: 'xy',
    title: 'Where your dog stands',
    summary: `Score ${bcs} at ${weight} ${weightUnit}, and the weight that this dog would have at each other score.`,
    x: { label: 'Weight', unit: weightUnit, decimals: 1 },
    y: { label: 'Body condition score', decimals: 0 },
    series: [
      { name: 'This dog at each score', marks: 'line', points: weightByScore.map((x, index) => ({ x, y: index + 1 })) },
      { name: 'Today', marks: 'points', points: [{ x: weight, y: bcs, label: 'Today' }] },
      { name: 'Ideal', marks: 'points', points: [{ x: raw.idealWeight, y: 5, label: 'Ideal' }] },
    ],
    // A category's edge is halfway between its highest score and the next.
    bands: CONDITION_CATEGORIES.map(({ name, upTo }, index) => {
      const below = CONDITION_CATEGORIES[index - 1];
      const isLast = index === CONDITION_CATEGORIES.length - 1;
      return {
        label: name,
        ...(below === undefined ? {} : { from: below.upTo + 0.5 }),
        ...(isLast ? {} : { to: upTo + 0.5 }),
      };
    }),
  };
}
